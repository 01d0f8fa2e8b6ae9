// SPDX-License-Identifier: MIT

#ifndef SP_LOG_H
#define SP_LOG_H

#include <stdint.h>

/// The number of bytes of output that the host can read.
#define SP_LOG_CAPACITY 8192

/// A ring buffer of the program's output, which the host reads from memory. Output therefore requires no imports, so
/// any runtime can load the module. After a trap, the module can no longer be called, but its output can still be read.
struct sp_log {
  /// The total number of bytes printed. Each of the last `SP_LOG_CAPACITY` bytes is stored at its index in the output
  /// modulo the capacity.
  uint32_t total;
  /// The value SP_LOG_CAPACITY, so that the host does not need the constant.
  uint32_t capacity;
  /// The text, in UTF-8.
  char bytes[SP_LOG_CAPACITY];
};

/// Appends a byte.
void sp_log_put(struct sp_log *log, char byte);
/// Returns the log of this program.
struct sp_log *sp_log_shared(void);

#endif
