// SPDX-License-Identifier: MIT

import SprungGeometry

/// Makes values of bytes, from the first byte to the last; after the last one every byte is 0.
///
/// Equal bytes give equal values, a byte changes few values, and fewer bytes are less work: so a fuzzer can see which byte
/// did what, and leave out those that did nothing.
public struct FuzzReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Reads from the first of some bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether every byte was read. Loops end at it.
  public var isAtEnd: Bool { position >= bytes.count }

  /// The next byte.
  public mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  /// A whole number of a range that has up to 65,536 of them, from one byte if that is enough.
  public mutating func int(in range: Range<Int>) -> Int {
    let choice = range.count <= 256 ? Int(byte()) : Int(byte()) << 8 | Int(byte())
    return range.lowerBound + choice % range.count
  }

  /// True in one of two cases.
  public mutating func bool() -> Bool { byte() & 1 == 1 }

  /// True in one of `count` cases.
  public mutating func isOneIn(_ count: Int) -> Bool { int(in: 0..<count) == count - 1 }

  /// One of some elements; nil if there are none.
  public mutating func element<T>(of list: [T]) -> T? { list.isEmpty ? nil : list[int(in: 0..<list.count)] }

  /// An ordinary number: one of 65,536 that are spread evenly over a range.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    let part = Double(UInt16(byte()) << 8 | UInt16(byte())) / 65_535
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }

  /// Any number at all: mostly an ordinary one, else one from which arithmetic suffers, or any 64 bits.
  public mutating func anyDouble(usually range: ClosedRange<Double>) -> Double {
    let choice = byte()
    switch choice {
    case 0..<200: return double(in: range)
    case 200..<240: return Self.awkward[Int(choice) % Self.awkward.count]
    default:
      var bits: UInt64 = 0
      for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
      return Double(bitPattern: bits)
    }
  }

  /// Numbers at the ends of what a double, or a world, can hold.
  private static let awkward: [Double] = [
    0, -0.0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    .leastNormalMagnitude, .ulpOfOne, 1e-9, -1e-9, 1e9, -1e9, 1e9.nextUp, 1e6, -1e6, 1e12, 0.5, 1, -1, 2, 1 / 240, 4096,
    -4096, Double(Int32.max), Double(Int32.min), 0x1p53, 0x1p63, -0x1p63,
  ]

  /// A point of two numbers of a range.
  public mutating func point(in range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: double(in: range), y: double(in: range))
  }

  /// A point of any two numbers.
  public mutating func anyPoint(usually range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: anyDouble(usually: range), y: anyDouble(usually: range))
  }

  /// A vector of any two numbers.
  public mutating func anyVector(usually limit: Double) -> CGVector {
    CGVector(dx: anyDouble(usually: -limit...limit), dy: anyDouble(usually: -limit...limit))
  }
}
