// SPDX-License-Identifier: MIT

// The C runtime that Embedded Swift needs in a browser, where there is no C library.
//
// Everything with the prefix sp_ also compiles natively, where the tests compare it with the system's own library. The
// names that the compiler itself asks for (malloc, memcpy, round, ...) are defined for WebAssembly alone.

#ifndef CEMBEDDED_H
#define CEMBEDDED_H

#include <stddef.h>
#include <stdint.h>

#include "sp_arithmetic.h"
#include "sp_heap.h"
#include "sp_log.h"
#include "sp_numbers.h"
#include "sp_tasks.h"

#endif
