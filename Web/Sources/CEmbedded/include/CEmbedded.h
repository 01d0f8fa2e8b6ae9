// SPDX-License-Identifier: MIT

// The C runtime that Embedded Swift needs in a browser, where there is no C library.
//
// Functions with the prefix sp_ are also compiled natively, so that tests can compare them with the system's library.
// Functions that the compiler references (malloc, memcpy, round, ...) are defined only for WebAssembly.

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
