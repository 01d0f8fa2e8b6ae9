// SPDX-License-Identifier: MIT

import SprungGeometry

/// Derives values from bytes, in order. After the last byte, all bytes are 0.
///
/// Equal bytes yield equal values, a byte affects few values, and fewer bytes cause less work. So a fuzzer can detect
/// the effect of each byte, and remove bytes without effect.
public struct FuzzReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Creates a reader that starts at the first byte.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all bytes were read, so that loops end.
  public var isAtEnd: Bool { position >= bytes.count }

  /// Returns the next byte.
  public mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  /// Returns an integer in a range with up to 65,536 values. It uses a single byte if that is sufficient.
  public mutating func int(in range: Range<Int>) -> Int {
    let choice = range.count <= 256 ? Int(byte()) : Int(byte()) << 8 | Int(byte())
    return range.lowerBound + choice % range.count
  }

  /// Returns true with the probability 1/2.
  public mutating func bool() -> Bool { byte() & 1 == 1 }

  /// Returns true with the probability 1/`count`.
  public mutating func isOneIn(_ count: Int) -> Bool { int(in: 0..<count) == count - 1 }

  /// Returns one of the elements, or nil if there are none.
  public mutating func element<T>(of list: [T]) -> T? { list.isEmpty ? nil : list[int(in: 0..<list.count)] }

  /// Returns an ordinary number: one of 65,536 values evenly spaced in a range.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    let part = Double(UInt16(byte()) << 8 | UInt16(byte())) / 65_535
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }

  /// Returns any number: usually an ordinary one, otherwise an extreme one or any 64 bits.
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

  /// Extreme numbers for doubles or for a world.
  private static let awkward: [Double] = [
    0, -0.0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    .leastNormalMagnitude, .ulpOfOne, 1e-9, -1e-9, 1e9, -1e9, 1e9.nextUp, 1e6, -1e6, 1e12, 0.5, 1, -1, 2, 1 / 240, 4096,
    -4096, Double(Int32.max), Double(Int32.min), 0x1p53, 0x1p63, -0x1p63,
  ]

  /// Returns a point with coordinates in the given range.
  public mutating func point(in range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: double(in: range), y: double(in: range))
  }

  /// Returns a point with arbitrary coordinates.
  public mutating func anyPoint(usually range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: anyDouble(usually: range), y: anyDouble(usually: range))
  }

  /// Returns a vector with arbitrary components.
  public mutating func anyVector(usually limit: Double) -> CGVector {
    CGVector(dx: anyDouble(usually: -limit...limit), dy: anyDouble(usually: -limit...limit))
  }
}
