// SPDX-License-Identifier: MIT

#pragma once

#include <stdint.h>

/// Parses a decimal or hexadecimal number, `inf` or `nan`. Returns the text after it, or `text` if it is not a number.
const char *sp_strtod(const char *text, double *number);

/// Parses with the precision of a `float`.
const char *sp_strtof(const char *text, float *number);
