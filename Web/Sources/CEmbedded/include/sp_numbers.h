// SPDX-License-Identifier: MIT

#pragma once

#include <stdint.h>

/// Parses a decimal or hexadecimal number, `inf` or `nan`. Returns the text after the number, or `text` if there is none.
const char *sp_strtod(const char *text, double *number);

/// Parses a number in the same way, with the precision of a `float`.
const char *sp_strtof(const char *text, float *number);
