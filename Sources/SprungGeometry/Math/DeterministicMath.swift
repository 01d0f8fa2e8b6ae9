// SPDX-License-Identifier: MIT

/// Elementary functions that return identical bits on every machine.
///
/// C libraries and browsers compute functions such as `sin` and `exp` with different last bits, and one different bit
/// is enough to make two simulation runs diverge. These functions use only integers and the IEEE operations +, -, *, /
/// and square root on doubles, which are correctly rounded everywhere. These functions use neither fused multiply-add
/// nor library calls. Angles are in radians.
///
/// The error of every function is at most 2 ulp (units in the last place). Each documentation comment states the
/// largest error measured against the C library's 80-bit type on 10⁷ points. Zeros, infinities and NaN follow the C99
/// standard.
public enum DeterministicMath {}
