// SPDX-License-Identifier: MIT

#ifndef SP_ARITHMETIC_H
#define SP_ARITHMETIC_H

#include <stdint.h>

/// Rounds to the nearest integer, ties away from zero. Exact, as specified by IEEE 754 and C.
double sp_round(double x);
/// The remainder of x / y with the sign of x. Exact as specified by C, because the division is bit by bit.
double sp_fmod(double x, double y);
/// The difference between x and the nearest multiple of y, ties to even. Exact, as specified by C.
double sp_remainder(double x, double y);
/// x * y + z with a single rounding, as specified by C.
float sp_fmaf(float x, float y, float z);
/// The low 128 bits of the product of (ah, al) and (bh, bl), low half first.
void sp_multiply_128(uint64_t al, uint64_t ah, uint64_t bl, uint64_t bh, uint64_t result[2]);

#endif
