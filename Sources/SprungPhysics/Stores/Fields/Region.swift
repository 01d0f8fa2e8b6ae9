// SPDX-License-Identifier: MIT

import SprungGeometry

/// A part of the plane, relative to its own origin. A region defines where a field acts, relative to the field's
/// position.
///
/// Regions are immutable and are built from circles and rectangles by union, intersection, difference and inverse.
/// Testing whether a region contains a point allocates no memory, regardless of the nesting depth.
public struct Region: Hashable, Sendable {
  /// An instruction of a program for a stack of Boolean values.
  enum Instruction: Hashable, Sendable {
    case everything
    case nothing
    /// A circle with a radius greater than zero.
    case circle(Double)
    /// A rectangle with half its width and height, both greater than zero.
    case rectangle(Double, Double)
    case inverse
    case union
    case intersection
    /// The points in the lower value of the stack that are not in the upper one.
    case lowerOnly
    /// The points in the upper value of the stack that are not in the lower one.
    case upperOnly
  }

  /// The program in postfix order.
  let program: [Instruction]
  /// The largest number of values on the stack. The operand that requires more values is evaluated first, so this
  /// number is at most one more than the binary logarithm of the number of shapes. A stack of 64 bits is sufficient for
  /// any region that fits into memory.
  private let depth: Int

  private init(_ program: [Instruction], depth: Int) {
    self.program = program
    self.depth = depth
  }

  /// Creates a region from a program, such as a recorded one, or returns nil if this type could not have generated the
  /// program.
  ///
  /// Building the region from circles and rectangles again would not suffice: half of a tiny dimension can be zero.
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

  /// Creates a circle about the origin with a radius in points, including its edge. The circle is empty if the radius
  /// is not positive.
  public init(radius: Double) {
    self.init(radius > 0 ? .circle(radius) : .nothing)
  }

  /// Creates a rectangle about the origin with a size in points, edges included. The rectangle is empty if a dimension
  /// is not positive.
  public init(size: CGSize) {
    let width = Double(size.width)
    let height = Double(size.height)
    self.init(width > 0 && height > 0 ? .rectangle(width / 2, height / 2) : .nothing)
  }

  /// Returns the points that are not in this region. The inverse of the infinite region is empty.
  public func inverse() -> Region {
    Region(program + [.inverse], depth: depth)
  }

  /// Returns the points that are in at least one of the regions.
  public func union(_ other: Region) -> Region { combined(with: other, .union, .union) }

  /// Returns the points that are in both regions.
  public func intersection(_ other: Region) -> Region { combined(with: other, .intersection, .intersection) }

  /// Returns the points of this region that are not in the other one.
  public func difference(_ other: Region) -> Region { combined(with: other, .lowerOnly, .upperOnly) }

  /// Returns this region and another one combined by an instruction. The deeper region is evaluated first, which limits
  /// the depth of the stack.
  private func combined(with other: Region, _ operation: Instruction, _ exchanged: Instruction) -> Region {
    if other.depth > depth {
      return Region(other.program + program + [exchanged], depth: max(other.depth, depth + 1))
    }
    return Region(program + other.program + [operation], depth: max(depth, other.depth + 1))
  }

  /// Whether the region is known to contain every point.
  var isInfinite: Bool { program.count == 1 && program[0] == .everything }

  /// Returns whether the region contains a point, in points relative to the region's origin.
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
