// SPDX-License-Identifier: MIT

#ifndef SP_ARITHMETIC_H
#define SP_ARITHMETIC_H

#include <stdint.h>

/// Rounds to the nearest integer, with ties away from zero. The result is exact, as specified by IEEE 754 and C.
double sp_round(double x);
/// Returns the remainder of x / y with the sign of x. The result is exact, as specified by C, because the division is
/// performed bit by bit.
double sp_fmod(double x, double y);
/// Returns the exact difference between x and the nearest multiple of y, with ties to even, as specified by C.
double sp_remainder(double x, double y);
/// Returns x * y + z with a single rounding, as specified by C.
float sp_fmaf(float x, float y, float z);
/// Computes the low 128 bits of the product of (ah, al) and (bh, bl). The result starts with the low half.
void sp_multiply_128(uint64_t al, uint64_t ah, uint64_t bl, uint64_t bh, uint64_t result[2]);

#endif
