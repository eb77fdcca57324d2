#ifndef FRAMEBOOK_CSQLITE_SHIM_H
#define FRAMEBOOK_CSQLITE_SHIM_H

#include <sqlite3.h>

/* sqlite3_db_config is variadic, which Swift cannot call. */
static inline int framebook_db_config(sqlite3 *connection, int option, int value) {
  return sqlite3_db_config(connection, option, value, (int *)0);
}

/* SQLITE_TRANSIENT is a pointer cast that Swift does not import: SQLite copies the text. */
static inline int framebook_bind_text(
    sqlite3_stmt *statement, int position, const char *text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(
      statement, position, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

#endif
