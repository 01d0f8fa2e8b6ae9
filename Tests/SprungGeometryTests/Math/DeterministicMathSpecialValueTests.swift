// SPDX-License-Identifier: MIT

import Foundation
import SprungGeometry
import Testing

/// Tests that zeros, infinities, NaN and the limits of the range give the same value and sign as in the C library.
@Suite struct DeterministicMathSpecialValueTests {
  private let special: [Double] = [
    0, -0.0, 1, -1, .infinity, -.infinity, .nan, 0.5, -0.5, 2, -2, 3, -3, 1.5, -1.5, 0x1p53, -0x1p53, 0x1p53 - 1,
    1 - 0x1p53, 0x1p52 + 1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNormalMagnitude,
    .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1.0.nextDown, 1.0.nextUp, (-1.0).nextUp, (-1.0).nextDown,
    0x1p-27, -0x1p-28, .pi, .pi / 2, -.pi / 4, 709.782712893384, 709.7827128933841, -745.1332191019411,
    -745.1332191019412, 1e300, -1e300, 1e-300,
  ]

  /// Returns whether both are NaN, or within two units in the last place of each other and of the same sign.
  private func agrees(_ own: Double, _ library: Double) -> Bool {
    if own.isNaN || library.isNaN { return own.isNaN && library.isNaN }
    if own == library { return own.sign == library.sign }
    return abs(own - library) <= 2 * library.ulp && own.sign == library.sign
  }

  @Test func specialValuesOfFunctionsOfOneArgument() {
    for x in special {
      #expect(agrees(DeterministicMath.sin(x), Foundation.sin(x)), "sin \(x)")
      #expect(agrees(DeterministicMath.cos(x), Foundation.cos(x)), "cos \(x)")
      #expect(agrees(DeterministicMath.tan(x), Foundation.tan(x)), "tan \(x)")
      #expect(agrees(DeterministicMath.asin(x), Foundation.asin(x)), "asin \(x)")
      #expect(agrees(DeterministicMath.acos(x), Foundation.acos(x)), "acos \(x)")
      #expect(agrees(DeterministicMath.atan(x), Foundation.atan(x)), "atan \(x)")
      #expect(agrees(DeterministicMath.exp(x), Foundation.exp(x)), "exp \(x)")
      #expect(agrees(DeterministicMath.log(x), Foundation.log(x)), "log \(x)")
      let (sine, cosine) = DeterministicMath.sincos(x)
      #expect(agrees(sine, Foundation.sin(x)), "sincos \(x)")
      #expect(agrees(cosine, Foundation.cos(x)), "sincos \(x)")
    }
  }

  @Test func specialValuesOfFunctionsOfTwoArguments() {
    for x in special {
      for y in special {
        #expect(agrees(DeterministicMath.pow(x, y), Foundation.pow(x, y)), "pow \(x) \(y)")
        #expect(agrees(DeterministicMath.atan2(x, y), Foundation.atan2(x, y)), "atan2 \(x) \(y)")
        #expect(agrees(DeterministicMath.hypot(x, y), Foundation.hypot(x, y)), "hypot \(x) \(y)")
      }
    }
  }

  @Test func exactValues() {
    #expect(DeterministicMath.sin(0) == 0 && DeterministicMath.cos(0) == 1)
    #expect(DeterministicMath.sin(-0.0).sign == .minus)
    #expect(DeterministicMath.exp(0) == 1 && DeterministicMath.log(1) == 0)
    #expect(DeterministicMath.exp(1) == 2.718281828459045)
    #expect(DeterministicMath.pow(2, 10) == 1024 && DeterministicMath.pow(-2, 3) == -8)
    #expect(DeterministicMath.pow(9, 0.5) == 3 && DeterministicMath.pow(10, -2) == 0.01)
    #expect(DeterministicMath.atan2(0, -1) == .pi && DeterministicMath.atan2(-0.0, -1) == -.pi)
    #expect(DeterministicMath.acos(-1) == .pi && DeterministicMath.asin(1) == .pi / 2)
    #expect(DeterministicMath.hypot(3, 4) == 5 && DeterministicMath.hypot(3e300, 4e300) == 5e300)
  }

  @Test func anglesNearestToMultiplesOfHalfPi() {
    // The double that is nearest to a multiple of π/2 (Kahan), and its cosine, computed with 1,500 bits. Linux's C
    // library is off by 79 units in the last place for this value.
    let nearest = 6_381_956_970_095_103.0 * 0x1p797
    #expect(DeterministicMath.cos(nearest) == -4.687165924254627611122583e-19)
    #expect(DeterministicMath.sin(nearest) == 1)
    for quarter in stride(from: 1.0, through: 1_100_000, by: 97) {
      let angle = quarter * (Double.pi / 2)
      #expect(agrees(DeterministicMath.sin(angle), Foundation.sin(angle)), "sin \(angle)")
      #expect(agrees(DeterministicMath.cos(angle), Foundation.cos(angle)), "cos \(angle)")
    }
  }

  @Test func bothArgumentReductionsAgree() {
    for angle in stride(from: 1_599_999.0, through: 1_600_001, by: 0.001) {
      #expect(agrees(DeterministicMath.sin(angle), Foundation.sin(angle)), "sin \(angle)")
      #expect(agrees(DeterministicMath.sin(-angle), Foundation.sin(-angle)), "sin \(-angle)")
      #expect(agrees(DeterministicMath.cos(-angle), Foundation.cos(-angle)), "cos \(-angle)")
    }
  }
}
