// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// An identifier that is unique within this program.
  ///
  /// Differs from Foundation: identifiers come from a fixed sequence, so that recordings are reproducible. The
  /// identifiers are therefore neither unique across programs nor secret.
  public struct UUID: Hashable, Sendable, CustomStringConvertible {
    private let high: UInt64
    private let low: UInt64

    nonisolated(unsafe) private static var state: UInt64 = 0x5350_5255_4E47

    /// Creates the next identifier of the sequence.
    public init() {
      high = Self.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
      low = Self.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    }

    /// Creates an identifier from 32 hexadecimal digits in five groups; nil for other strings.
    public init?(uuidString text: String) {
      let bytes = Array(text.utf8)
      guard bytes.count == 36 else { return nil }
      var halves: [UInt64] = []
      var value: UInt64 = 0
      var count = 0
      for (place, byte) in bytes.enumerated() {
        if place == 8 || place == 13 || place == 18 || place == 23 {
          guard byte == UInt8(ascii: "-") else { return nil }
          continue
        }
        guard let digit = Self.digit(byte) else { return nil }
        value = value << 4 | digit
        count += 1
        if count % 16 == 0 { halves.append(value) }
      }
      high = halves[0]
      low = halves[1]
    }

    /// The digits in five groups, uppercase.
    public var uuidString: String {
      let digits = Array(Self.digits(high).utf8) + Array(Self.digits(low).utf8)
      var result: [UInt8] = []
      for (place, digit) in digits.enumerated() {
        if place == 8 || place == 12 || place == 16 || place == 20 { result.append(UInt8(ascii: "-")) }
        result.append(digit)
      }
      return String(decoding: result, as: UTF8.self)
    }

    /// The UUID string.
    public var description: String { uuidString }

    private static func digits(_ value: UInt64) -> String {
      let text = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - text.utf8.count) + text
    }

    private static func digit(_ byte: UInt8) -> UInt64? {
      switch byte {
      case 0x30...0x39: UInt64(byte - 0x30)
      case 0x41...0x46: UInt64(byte - 0x41 + 10)
      case 0x61...0x66: UInt64(byte - 0x61 + 10)
      default: nil
      }
    }

    /// Returns the next number of the SplitMix64 sequence (Steele, Lea, Flood).
    private static func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
#endif
