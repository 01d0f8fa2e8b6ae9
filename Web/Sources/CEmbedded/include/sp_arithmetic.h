// SPDX-License-Identifier: MIT

#ifndef SP_ARITHMETIC_H
#define SP_ARITHMETIC_H

#include <stdint.h>

/// The nearest integer, halves away from zero; exact, as IEEE 754 and C define it.
double sp_round(double x);
/// The remainder of x / y with the sign of x; exact, as C defines it: the division is carried out bit by bit.
double sp_fmod(double x, double y);
/// The difference of x and the nearest multiple of y, of two equally near ones the even multiple; exact, as C defines it.
double sp_remainder(double x, double y);
/// x * y + z, rounded once, as C defines it.
float sp_fmaf(float x, float y, float z);
/// The low 128 bits of the product of (ah, al) and (bh, bl), low half first.
void sp_multiply_128(uint64_t al, uint64_t ah, uint64_t bl, uint64_t bh, uint64_t result[2]);

#endif
