// SPDX-License-Identifier: MIT

#pragma once

#include <stdint.h>

/// Reads a number in decimal or hexadecimal form, `inf` or `nan`, and returns the text behind it; the text itself if it is not a number.
const char *sp_strtod(const char *text, double *number);

/// The same with the precision of a `float`.
const char *sp_strtof(const char *text, float *number);
