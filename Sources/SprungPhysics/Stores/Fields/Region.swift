// SPDX-License-Identifier: MIT

import SprungGeometry

/// A part of the plane about its own origin: where a field acts, relative to the field's position.
///
/// Regions are built from circles and rectangles by union, intersection, difference and inverse, and never change.
/// Asking whether one contains a point allocates nothing, however deep it is nested.
public struct Region: Hashable, Sendable {
  /// One instruction of a program for a stack of yes-or-no values.
  enum Instruction: Hashable, Sendable {
    case everything
    case nothing
    /// A circle by its radius, greater than zero.
    case circle(Double)
    /// A rectangle by half its width and height, greater than zero.
    case rectangle(Double, Double)
    case inverse
    case union
    case intersection
    /// The points in the lower and not in the upper value of the stack.
    case lowerOnly
    /// The points in the upper and not in the lower one.
    case upperOnly
  }

  /// The program in postfix order.
  let program: [Instruction]
  /// Values that the stack holds at most. The operand that needs more always comes first, so that this is at most one
  /// more than the binary logarithm of the number of shapes: 64 bits are enough for any region that fits into memory.
  private let depth: Int

  private init(_ program: [Instruction], depth: Int) {
    self.program = program
    self.depth = depth
  }

  /// Adopts a program, for instance of a recording; nil if it is not one that this type creates.
  ///
  /// Rebuilding the region from circles and rectangles would not suffice: half of a tiny side may be zero.
  init?(program: [Instruction]) {
    var depths: [Int] = []
    for instruction in program {
      switch instruction {
      case .everything, .nothing: depths.append(1)
      case .circle(let radius):
        guard radius > 0 else { return nil }
        depths.append(1)
      case .rectangle(let halfWidth, let halfHeight):
        guard halfWidth >= 0, halfHeight >= 0 else { return nil }
        depths.append(1)
      case .inverse:
        guard !depths.isEmpty else { return nil }
      case .union, .intersection, .lowerOnly, .upperOnly:
        guard let upper = depths.popLast(), let lower = depths.popLast(), upper <= lower else { return nil }
        depths.append(max(lower, upper + 1))
      }
    }
    guard depths.count == 1 else { return nil }
    self.init(program, depth: depths[0])
  }

  private init(_ shape: Instruction) { self.init([shape], depth: 1) }

  /// The whole plane.
  public static let infinite = Region(.everything)

  /// A circle about the origin with a radius in points, edge included. A radius that is not positive makes it empty.
  public init(radius: Double) {
    self.init(radius > 0 ? .circle(radius) : .nothing)
  }

  /// A rectangle about the origin with a size in points, edges included. A side that is not positive makes it empty.
  public init(size: CGSize) {
    let width = Double(size.width)
    let height = Double(size.height)
    self.init(width > 0 && height > 0 ? .rectangle(width / 2, height / 2) : .nothing)
  }

  /// Everything that is not in this region. The inverse of the infinite region is empty.
  public func inverse() -> Region {
    Region(program + [.inverse], depth: depth)
  }

  /// Everything that is in this region, in the other one or in both.
  public func union(_ other: Region) -> Region { combined(with: other, .union, .union) }

  /// Everything that is in both regions.
  public func intersection(_ other: Region) -> Region { combined(with: other, .intersection, .intersection) }

  /// Everything that is in this region and not in the other one.
  public func difference(_ other: Region) -> Region { combined(with: other, .lowerOnly, .upperOnly) }

  /// This region and another one, joined by an instruction. The deeper one comes first, so that the stack stays shallow.
  private func combined(with other: Region, _ operation: Instruction, _ exchanged: Instruction) -> Region {
    if other.depth > depth {
      return Region(other.program + program + [exchanged], depth: max(other.depth, depth + 1))
    }
    return Region(program + other.program + [operation], depth: max(depth, other.depth + 1))
  }

  /// Whether the region is known to contain every point.
  var isInfinite: Bool { program.count == 1 && program[0] == .everything }

  /// Whether the region contains a point, given from the region's origin in points.
  public func contains(x: Double, y: Double) -> Bool {
    var stack: UInt64 = 0
    for instruction in program {
      switch instruction {
      case .everything: stack = stack << 1 | 1
      case .nothing: stack <<= 1
      case .circle(let radius): stack = stack << 1 | (x * x + y * y <= radius * radius ? 1 : 0)
      case .rectangle(let halfWidth, let halfHeight):
        stack = stack << 1 | (abs(x) <= halfWidth && abs(y) <= halfHeight ? 1 : 0)
      case .inverse: stack ^= 1
      case .union: stack = stack >> 1 | stack & 1
      case .intersection: stack = stack >> 1 & (stack | ~1)
      case .lowerOnly: stack = stack >> 1 & ~(stack & 1)
      case .upperOnly: stack = (stack >> 1 & ~1) | (stack & ~(stack >> 1) & 1)
      }
    }
    return stack & 1 == 1
  }
}
