// SPDX-License-Identifier: MIT

import Foundation
import OwnGeometry

/// Generates random numbers, and rectangles in both Foundation's and Sprung's types.
struct GeometryPairs {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func bits() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// Returns mostly small whole numbers, so that edges touch and sizes match, but also halves, negative numbers, zeros
  /// of both signs, and huge and tiny numbers.
  mutating func number() -> Double {
    let choice = bits() % 16
    let unit = Double(bits() >> 11) * 0x1p-53
    switch choice {
    case 0: return 0
    case 1: return -0.0
    case 2: return (unit - 0.5) * 1e300
    case 3: return (unit - 0.5) * 1e-300
    case 4, 5, 6: return (unit - 0.5) * 400
    case 7: return Double(Int(unit * 20)) + 0.5
    default: return Double(Int(unit * 21) - 10)
    }
  }

  /// Returns a rectangle. Of 32 rectangles, on average one is null, one is infinite, and three have an infinite origin.
  mutating func rectangle() -> (Foundation.CGRect, OwnGeometry.CGRect) {
    var (x, y) = (number(), number())
    let (width, height) = (number(), number())
    switch bits() % 32 {
    case 0: return (.null, .null)
    case 1: return (.infinite, .infinite)
    case 2: x = .infinity
    case 3: y = .infinity
    case 4: x = -.infinity
    default: break
    }
    return (
      Foundation.CGRect(x: x, y: y, width: width, height: height),
      OwnGeometry.CGRect(x: x, y: y, width: width, height: height)
    )
  }
}

/// Returns whether all four numbers have the same bits. All NaNs are considered equal.
func sameBits(_ left: Foundation.CGRect, _ right: OwnGeometry.CGRect) -> Bool {
  sameBits(left.origin.x, right.origin.x) && sameBits(left.origin.y, right.origin.y)
    && sameBits(left.size.width, right.size.width) && sameBits(left.size.height, right.size.height)
}

/// Returns whether both numbers have the same bits or are both NaN.
func sameBits(_ left: Foundation.CGFloat, _ right: Double) -> Bool {
  Double(left).bitPattern == right.bitPattern || (left.isNaN && right.isNaN)
}
