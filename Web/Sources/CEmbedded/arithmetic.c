// SPDX-License-Identifier: MIT

#include "sp_arithmetic.h"

static uint64_t bits_of(double x) {
  union {
    double number;
    uint64_t bits;
  } both = {x};
  return both.bits;
}

static double number_of(uint64_t bits) {
  union {
    uint64_t bits;
    double number;
  } both = {bits};
  return both.number;
}

double sp_round(double x) {
  uint64_t sign = bits_of(x) & 0x8000000000000000;
  double magnitude = number_of(bits_of(x) & 0x7FFFFFFFFFFFFFFF);
  // All numbers of at least 2^52 are integers. The comparison is also false for NaN.
  if (!(magnitude < 4503599627370496.0)) return x;
  // Adding and subtracting 2^52 rounds to an integer, with ties to even. The difference is the rounding error.
  double nearest = magnitude + 4503599627370496.0 - 4503599627370496.0;
  double difference = magnitude - nearest;
  if (difference >= 0.5) nearest += 1;
  return number_of(bits_of(nearest) | sign);
}

static const uint64_t implicit_bit = 0x10000000000000;

/// Returns the mantissa of a positive number, shifted so that bit 52 is set, and the matching exponent field.
static uint64_t normalised(uint64_t bits, int *exponent) {
  uint64_t mantissa = bits & (implicit_bit - 1);
  *exponent = (int)(bits >> 52);
  if (*exponent) return mantissa | implicit_bit;
  for (*exponent = 1; !(mantissa & implicit_bit); mantissa <<= 1) (*exponent)--;
  return mantissa;
}

double sp_fmod(double x, double y) {
  uint64_t sign = bits_of(x) & 0x8000000000000000;
  uint64_t a = bits_of(x) & 0x7FFFFFFFFFFFFFFF, b = bits_of(y) & 0x7FFFFFFFFFFFFFFF;
  const uint64_t infinity = 0x7FF0000000000000;
  if (a >= infinity || b > infinity || b == 0) return (x * y) / (x * y);
  if (a < b) return x;
  if (a == b) return number_of(sign);
  // Long division of the mantissas, one bit per step. The mantissas are integers with bit 52 set, and the exponent of a
  // subnormal number is below 1.
  int exponent_a, exponent_b;
  uint64_t mantissa_a = normalised(a, &exponent_a), mantissa_b = normalised(b, &exponent_b);
  for (; exponent_a > exponent_b; exponent_a--) {
    if (mantissa_a >= mantissa_b) mantissa_a -= mantissa_b;
    mantissa_a <<= 1;
  }
  if (mantissa_a >= mantissa_b) mantissa_a -= mantissa_b;
  if (mantissa_a == 0) return number_of(sign);
  while (!(mantissa_a & implicit_bit)) {
    mantissa_a <<= 1;
    exponent_a--;
  }
  if (exponent_a < 1) return number_of(mantissa_a >> (1 - exponent_a) | sign);
  return number_of((mantissa_a & (implicit_bit - 1)) | (uint64_t)exponent_a << 52 | sign);
}

double sp_remainder(double x, double y) {
  uint64_t sign = bits_of(x) & 0x8000000000000000;
  double divisor = number_of(bits_of(y) & 0x7FFFFFFFFFFFFFFF);
  if (!(x - x == 0) || y != y || divisor == 0) return (x * y) / (x * y);
  // If 2 * divisor is representable, x can be replaced by its remainder modulo 2 * divisor, which has the same distance
  // to the nearest multiple of divisor.
  if (divisor <= 0x1.fffffffffffffp1022) x = sp_fmod(x, divisor + divisor);
  double magnitude = number_of(bits_of(x) & 0x7FFFFFFFFFFFFFFF);
  if (divisor < 0x1p-1021) {
    // Compare doubled values, because half of the divisor may not be representable.
    if (magnitude + magnitude > divisor) {
      magnitude -= divisor;
      if (magnitude + magnitude >= divisor) magnitude -= divisor;
    }
  } else {
    double half = 0.5 * divisor;
    if (magnitude > half) {
      magnitude -= divisor;
      if (magnitude >= half) magnitude -= divisor;
    }
  }
  return number_of(bits_of(magnitude) ^ sign);
}

float sp_fmaf(float x, float y, float z) {
  double product = (double)x * y, sum = product + z;
  uint64_t bits = bits_of(sum);
  // The product is exact. The sum is rounded twice, which matters only if it is inexact and halfway between two floats.
  int is_exact = sum - product == z && sum - z == product;
  if ((bits & 0x1FFFFFFF) != 0x10000000 || (bits >> 52 & 0x7FF) == 0x7FF || is_exact) return (float)sum;
  int is_negative = (int)(bits >> 63);
  double error = is_negative == (z > product) ? product - sum + z : z - sum + product;
  return (float)number_of(is_negative == (error < 0) ? bits + 1 : bits - 1);
}

void sp_multiply_128(uint64_t al, uint64_t ah, uint64_t bl, uint64_t bh, uint64_t result[2]) {
  uint64_t a0 = al & 0xFFFFFFFF, a1 = al >> 32, b0 = bl & 0xFFFFFFFF, b1 = bl >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t other = a0 * b1 + (middle & 0xFFFFFFFF);
  result[0] = other << 32 | (low & 0xFFFFFFFF);
  result[1] = a1 * b1 + (middle >> 32) + (other >> 32) + al * bh + ah * bl;
}
