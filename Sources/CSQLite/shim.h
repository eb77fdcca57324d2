#ifndef FRAMEBOOK_CSQLITE_SHIM_H
#define FRAMEBOOK_CSQLITE_SHIM_H

#include <sqlite3.h>

#endif
