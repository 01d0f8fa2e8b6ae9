// SPDX-License-Identifier: MIT

// Parses numbers with exactly the same results as the system's strtod. The digits form an integer of any length, which
// is multiplied or divided by a power of ten. The result is rounded based on its first 64 bits and on whether any of
// the following bits are set.

#include "sp_numbers.h"

enum { most_digits = 800, limbs_count = 256 };

/// The parameters of a floating-point format: the number of mantissa bits, the smallest exponent of normal numbers, and
/// the largest exponent.
typedef struct {
  int mantissa, least, largest;
} format;

static const format double_format = {53, -1022, 1023}, float_format = {24, -126, 127};

/// Returns the bits of m * 2^exponent, rounded to the nearest number with ties to even. `rest` is nonzero if any
/// lower-order bits of the exact value are not part of m.
static uint64_t compose(uint64_t m, int exponent, int rest, format format) {
  if (!m) return 0;
  for (; !(m >> 63); m <<= 1) exponent--;
  int top = exponent + 63;
  uint64_t infinity = (uint64_t)(2 * format.largest + 1) << (format.mantissa - 1);
  if (top > format.largest) return infinity;
  int shift = 64 - format.mantissa;
  if (top < format.least) shift += format.least - top;
  if (shift > 64) return 0;
  uint64_t kept = shift == 64 ? 0 : m >> shift;
  uint64_t lost = shift == 64 ? m : m & (((uint64_t)1 << shift) - 1);
  uint64_t half = (uint64_t)1 << (shift - 1);
  if (lost > half || (lost == half && (rest || (kept & 1)))) kept++;
  if (top < format.least) return kept;
  // A leading mantissa bit increments the exponent.
  return ((uint64_t)(top - format.least) << (format.mantissa - 1)) + kept;
}

static int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return 99;
}

/// Parses an exponent after `mark`. Returns `text` if no digits follow the mark.
static const char *read_exponent(const char *text, char mark, int *exponent) {
  *exponent = 0;
  if ((*text | 32) != mark) return text;
  const char *p = text + 1;
  int is_negative = *p == '-';
  if (*p == '-' || *p == '+') p++;
  if (digit(*p) > 9) return text;
  for (; digit(*p) <= 9; p++)
    if (*exponent < 100000) *exponent = *exponent * 10 + digit(*p);
  if (is_negative) *exponent = -*exponent;
  return p;
}

static const char *read_hexadecimal(const char *text, uint64_t *bits, format format) {
  uint64_t m = 0;
  int exponent = 0, rest = 0, has_digits = 0, is_behind_point = 0, power;
  const char *p = text;
  for (;; p++) {
    if (*p == '.' && !is_behind_point) {
      is_behind_point = 1;
      continue;
    }
    int d = digit(*p);
    if (d > 15) break;
    has_digits = 1;
    if (m >> 60) {
      if (d) rest = 1;
      if (!is_behind_point) exponent += 4;
    } else {
      m = m << 4 | (uint64_t)d;
      if (is_behind_point) exponent -= 4;
    }
  }
  if (!has_digits) return 0;
  p = read_exponent(p, 'p', &power);
  *bits = compose(m, exponent + power, rest, format);
  return p;
}

static void multiply(uint32_t *limbs, int *count, uint32_t factor, uint32_t carry) {
  uint64_t sum = carry;
  for (int i = 0; i < *count; i++) {
    sum += (uint64_t)limbs[i] * factor;
    limbs[i] = (uint32_t)sum;
    sum >>= 32;
  }
  if (sum) limbs[(*count)++] = (uint32_t)sum;
}

static uint32_t divide(uint32_t *limbs, int *count, uint32_t divisor) {
  uint64_t rest = 0;
  for (int i = *count - 1; i >= 0; i--) {
    rest = rest << 32 | limbs[i];
    limbs[i] = (uint32_t)(rest / divisor);
    rest %= divisor;
  }
  while (*count && !limbs[*count - 1]) (*count)--;
  return (uint32_t)rest;
}

static const char *read_decimal(const char *text, uint64_t *bits, format format) {
  uint32_t limbs[limbs_count];
  int count = 0, digits = 0, exponent = 0, rest = 0, has_digits = 0, is_behind_point = 0, power;
  const char *p = text;
  for (;; p++) {
    if (*p == '.' && !is_behind_point) {
      is_behind_point = 1;
      continue;
    }
    int d = digit(*p);
    if (d > 9) break;
    has_digits = 1;
    if (digits == most_digits) {
      if (d) rest = 1;
      if (!is_behind_point && exponent < 100000) exponent++;
      continue;
    }
    if (is_behind_point && exponent > -100000) exponent--;
    if (!d && !digits) continue;
    digits++;
    multiply(limbs, &count, 10, (uint32_t)d);
  }
  if (!has_digits) return 0;
  p = read_exponent(p, 'e', &power);
  exponent += power;
  *bits = 0;
  if (!count || digits + exponent < -400) return p;
  if (digits + exponent > 400) {
    *bits = compose(1, 100000, 0, format);
    return p;
  }
  int shifted = 0;
  if (exponent < 0) {
    shifted = (66 - exponent * 10 / 3 + 32) / 32;
    for (int i = count - 1; i >= 0; i--) limbs[i + shifted] = limbs[i];
    for (int i = 0; i < shifted; i++) limbs[i] = 0;
    count += shifted;
  }
  for (; exponent > 0; exponent--) multiply(limbs, &count, 10, 0);
  for (; exponent < 0; exponent++)
    if (divide(limbs, &count, 10)) rest = 1;
  uint64_t m = 0;
  int first = count > 2 ? count - 2 : 0;
  for (int i = count - 1; i >= first; i--) m = m << 32 | limbs[i];
  int place = (first - shifted) * 32;
  // The top two limbs can have leading zeros, which are filled with bits of the next limb.
  if (first) {
    int leading = 0;
    for (; !(m >> 63); m <<= 1) leading++;
    uint32_t next = limbs[first - 1];
    if (leading) m |= next >> (32 - leading);
    if ((uint32_t)((uint64_t)next << leading)) rest = 1;
    place -= leading;
    for (int i = first - 2; i >= 0; i--)
      if (limbs[i]) rest = 1;
  }
  *bits = compose(m, place, rest, format);
  return p;
}

/// Returns the text after a word at its start, or null if the text does not start with the word. Case is ignored.
static const char *behind(const char *text, const char *word) {
  for (; *word; text++, word++)
    if ((*text | 32) != *word) return 0;
  return text;
}

/// Parses the optional payload of `nan`, which consists of letters and digits in parentheses. A hexadecimal payload
/// sets the low bits.
static const char *read_payload(const char *text, uint64_t *bits, format format) {
  const char *p = text + 1;
  uint64_t payload = 0;
  if (*text != '(') return text;
  int is_hexadecimal = p[0] == '0' && (p[1] | 32) == 'x';
  if (is_hexadecimal) p += 2;
  for (; digit(*p) < 16 || ((*p | 32) >= 'a' && (*p | 32) <= 'z') || *p == '_'; p++) {
    if (digit(*p) > 15) is_hexadecimal = 0;
    payload = payload << 4 | (uint64_t)(digit(*p) & 15);
  }
  if (*p != ')') return text;
  if (is_hexadecimal) *bits |= payload & (((uint64_t)1 << (format.mantissa - 2)) - 1);
  return p + 1;
}

static const char *read_number(const char *text, uint64_t *bits, format format) {
  const char *p = text, *end;
  uint64_t sign = (uint64_t)1 << (format.mantissa == 53 ? 63 : 31);
  uint64_t infinity = (uint64_t)(2 * format.largest + 1) << (format.mantissa - 1);
  int is_negative = *p == '-';
  if (*p == '-' || *p == '+') p++;
  if ((end = behind(p, "infinity")) || (end = behind(p, "inf"))) {
    *bits = infinity;
  } else if ((end = behind(p, "nan"))) {
    *bits = infinity | (uint64_t)1 << (format.mantissa - 2);
    end = read_payload(end, bits, format);
  } else if (!(p[0] == '0' && (p[1] | 32) == 'x' && (end = read_hexadecimal(p + 2, bits, format)))) {
    end = read_decimal(p, bits, format);
  }
  if (!end) return text;
  if (is_negative) *bits |= sign;
  return end;
}

const char *sp_strtod(const char *text, double *number) {
  union {
    uint64_t bits;
    double number;
  } both = {0};
  const char *end = read_number(text, &both.bits, double_format);
  *number = both.number;
  return end;
}

const char *sp_strtof(const char *text, float *number) {
  uint64_t bits = 0;
  const char *end = read_number(text, &bits, float_format);
  union {
    uint32_t bits;
    float number;
  } both = {(uint32_t)bits};
  *number = both.number;
  return end;
}
