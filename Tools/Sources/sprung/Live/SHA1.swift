// SPDX-License-Identifier: MIT

/// The hash in a server's WebSocket handshake (FIPS 180-4, section 6.1). The hash has no security purpose, and only
/// proves that the server supports the protocol. The hash is implemented here, because a cryptographic library would
/// take a minute to compile.
enum SHA1 {
  /// Returns the 20 bytes of the hash.
  static func hash(_ message: some Collection<UInt8>) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    var bytes = Array(message)
    let bits = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    for shift in stride(from: UInt64(56), through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    for start in stride(from: 0, to: bytes.count, by: 64) { mix(bytes[start..<(start + 64)], into: &state) }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<(index + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      words.append(rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch index / 20 {
        case 0: (b & c | ~b & d, 0x5A82_7999)
        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = rotate(a, 5) &+ mixed &+ e &+ constant &+ words[index]
      (a, b, c, d, e) = (next, a, rotate(b, 30), c, d)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
}
