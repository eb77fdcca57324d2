#ifndef FRAMEBOOK_CSQLITE_SHIM_H
#define FRAMEBOOK_CSQLITE_SHIM_H

#include <sqlite3.h>

/* sqlite3_db_config is variadic, which Swift cannot call. */
static inline int framebook_db_config(sqlite3 *connection, int option, int value) {
  return sqlite3_db_config(connection, option, value, (int *)0);
}

/* sqlite3_config is variadic, too: SQLite does not count its memory, which costs two locks for each
   piece of it. Without effect once SQLite has been used. */
static inline int framebook_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/* SQLITE_TRANSIENT is a pointer cast that Swift does not import: SQLite copies the text. */
static inline int framebook_bind_text(
    sqlite3_stmt *statement, int position, const char *text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(
      statement, position, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/* SQLite copies the text of a column as well. */
static inline void framebook_result_text(
    sqlite3_context *context, const char *text, sqlite3_uint64 count) {
  sqlite3_result_text64(context, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/* SQLITE_STATIC is a null pointer that Swift takes for one as well, but says less of itself. */
static inline void framebook_result_constant(
    sqlite3_context *context, const char *text, sqlite3_uint64 count) {
  sqlite3_result_text64(context, text, count, SQLITE_STATIC, SQLITE_UTF8);
}

/* sqlite3_mprintf and sqlite3_vtab_config are variadic, too. SQLite frees the copy. */
static inline char *framebook_copy(const char *text) {
  return sqlite3_mprintf("%s", text);
}

static inline int framebook_allow_direct_use_only(sqlite3 *connection) {
  return sqlite3_vtab_config(connection, SQLITE_VTAB_DIRECTONLY);
}

/* What SQLite sees of a virtual table and of its cursors, and the objects behind them. */
typedef struct framebook_table {
  sqlite3_vtab base;
  void *object;
} framebook_table;

typedef struct framebook_cursor {
  sqlite3_vtab_cursor base;
  void *object;
  int has_row;
} framebook_cursor;

#endif
