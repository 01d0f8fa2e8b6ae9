// SPDX-License-Identifier: MIT

import Foundation
import OwnGeometry

/// The same rectangle in Foundation's and Sprung's types, and the same points and distances.
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

  /// Mostly small whole numbers, so that edges touch and sizes match. Also halves, negatives, zeros of both signs, huge
  /// and tiny numbers.
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

  /// One in thirty-two is null, one is infinite, one has an origin at minus infinity.
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

/// Whether all four numbers have the same bits. All NaNs are equal.
func sameBits(_ left: Foundation.CGRect, _ right: OwnGeometry.CGRect) -> Bool {
  sameBits(left.origin.x, right.origin.x) && sameBits(left.origin.y, right.origin.y)
    && sameBits(left.size.width, right.size.width) && sameBits(left.size.height, right.size.height)
}

/// Whether both have the same bits, or both are NaN.
func sameBits(_ left: Foundation.CGFloat, _ right: Double) -> Bool {
  Double(left).bitPattern == right.bitPattern || (left.isNaN && right.isNaN)
}
