// SPDX-License-Identifier: MIT

#ifndef SP_LOG_H
#define SP_LOG_H

#include <stdint.h>

/// The number of bytes of output that the host can read.
#define SP_LOG_CAPACITY 8192

/// The program's output, in a ring buffer that the host reads from memory. The module has no imports, so any runtime
/// can load it. After a trap, the module cannot be called anymore, but its output can still be read.
struct sp_log {
  /// The total number of bytes printed. Each of the last `SP_LOG_CAPACITY` bytes is at its index modulo the capacity.
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
