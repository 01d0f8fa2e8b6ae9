// SPDX-License-Identifier: MIT

#ifndef SP_LOG_H
#define SP_LOG_H

#include <stdint.h>

/// Bytes of printed text kept for the host.
#define SP_LOG_CAPACITY 8192

/// The program's output, in a ring buffer that the host reads from memory. The module imports nothing, so any runtime
/// can load it, and after a trap, when it can no longer be called, its last output can still be read.
struct sp_log {
  /// Bytes printed since the start; the last `SP_LOG_CAPACITY` of them are stored at their index modulo the capacity.
  uint32_t total;
  /// SP_LOG_CAPACITY, so that the host need not know it.
  uint32_t capacity;
  /// The text, in UTF-8.
  char bytes[SP_LOG_CAPACITY];
};

/// Adds one byte.
void sp_log_put(struct sp_log *log, char byte);
/// The log of this program.
struct sp_log *sp_log_shared(void);

#endif
