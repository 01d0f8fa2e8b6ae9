// SPDX-License-Identifier: MIT

// How what was printed leaves the module: as a WASI program under an interpreter, where nobody can read the log, and not at
// all in a page, which reads the log itself.

#include "sp_log.h"

#ifdef SP_WASI

struct bytes {
  const char *start;
  unsigned count;
};

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write"))) int write_bytes(
    int file, const struct bytes *pieces, unsigned count, unsigned *written);

static unsigned told;

void sp_check_flush(void) {
  struct sp_log *log = sp_log_shared();
  for (; told != (unsigned)log->total; told++) {
    struct bytes one = {(const char *)&log->bytes[told % SP_LOG_CAPACITY], 1};
    unsigned written;
    write_bytes(1, &one, 1, &written);
  }
}

__attribute__((import_module("wasi_snapshot_preview1"), import_name("args_sizes_get"))) int argument_sizes(
    unsigned *count, unsigned *size);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("args_get"))) int arguments(
    char **places, char *bytes);

void sp_checks(int first);

/// Runs all checks, or those from the number on that is the last argument.
__attribute__((export_name("_start"))) void start(void) {
  char *places[8], bytes[1024];
  unsigned count = 0, size = 0;
  int first = 0;
  argument_sizes(&count, &size);
  if (count > 1 && count <= 8 && size <= sizeof bytes) {
    arguments(places, bytes);
    for (const char *digit = places[count - 1]; *digit >= '0' && *digit <= '9'; digit++) first = first * 10 + *digit - '0';
  }
  sp_checks(first);
}

#else

void sp_check_flush(void) {}

#endif
