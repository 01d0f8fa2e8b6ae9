// SPDX-License-Identifier: MIT

/// The 32-bit cyclic redundancy check of a byte sequence, as used by gzip, zip and PNG (ISO 3309, reflected polynomial
/// 0xEDB88320).
///
/// The checksum detects every change within 32 neighboring bits and misses about one in four billion other changes. The
/// checksum protects against accidental corruption, not against tampering.
public struct CRC32: Hashable, Sendable {
  private var state: UInt32 = 0xFFFF_FFFF

  /// Creates the checksum of an empty sequence, which is 0.
  public init() {}

  /// Creates the checksum of a string. Carriage returns before line feeds are skipped, because some programs convert
  /// line feeds to both characters.
  public init(text: ArraySlice<UInt8>) {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      if byte == 13, index < text.endIndex, text[index] == 10 { continue }
      combine(byte)
    }
  }

  /// The checksum of all bytes added so far.
  public var value: UInt32 { ~state }

  /// The checksum as eight lowercase hexadecimal digits.
  public var digits: String {
    let all = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = []
    var shift: UInt32 = 32
    while shift > 0 {
      shift -= 4
      bytes.append(all[Int(value >> shift & 15)])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a byte.
  public mutating func combine(_ byte: UInt8) {
    state = state >> 8 ^ CRC32.table[Int((state ^ UInt32(byte)) & 0xFF)]
  }

  /// The contribution of each possible byte to the state.
  private static let table: [UInt32] = {
    var table: [UInt32] = []
    for byte in 0..<256 as Range<UInt32> {
      var value = byte
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
      table.append(value)
    }
    return table
  }()
}
