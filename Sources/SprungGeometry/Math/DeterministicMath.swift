// SPDX-License-Identifier: MIT

/// Elementary functions that give the same bits on every machine.
///
/// C libraries and browsers differ in the last bits of `sin` or `exp`, and one such bit makes two runs of a
/// simulation part. These functions use only +, -, *, / and the square root of IEEE doubles, which are exact to the
/// last bit everywhere, and integers; no fused multiply-add, no library call. Angles are in radians.
///
/// Every function is right to within 2 units in the last place; the doc comment of each states the worst error
/// measured against the C library's 80-bit type on 10⁷ points. Zeros, infinities and NaN follow the C99 standard.
public enum DeterministicMath {}
