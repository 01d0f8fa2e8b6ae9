// SPDX-License-Identifier: MIT

/// The sections of a WebAssembly binary, as far as removing names and debug information needs them.
///
/// Format: WebAssembly Core Specification, 5.5 "Modules": eight bytes of head, then sections of one id byte, a length in
/// LEB128 and that many bytes. Section 0 is "custom" and never changes what the module does.
struct WebAssemblyModule {
  let bytes: [UInt8]

  /// Takes the bytes if they begin like a module of version 1 and all sections are whole, else nil.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.starts(with: [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]), sections() != nil else { return nil }
  }

  /// The module without custom sections: names, debug information and the compiler's remarks.
  func stripped() -> [UInt8] {
    var result = Array(bytes.prefix(8))
    for section in sections() ?? [] where section.id != 0 {
      result.append(contentsOf: bytes[section.range])
    }
    return result
  }

  /// Each section with its id and the range of all its bytes, or nil if one is cut short.
  func sections() -> [(id: UInt8, range: Range<Int>)]? {
    var found: [(id: UInt8, range: Range<Int>)] = []
    var position = 8
    while position < bytes.count {
      let start = position
      let id = bytes[position]
      position += 1
      var length = 0
      var shift = 0
      while true {
        guard position < bytes.count, shift < 35 else { return nil }
        let byte = bytes[position]
        position += 1
        length |= Int(byte & 0x7F) << shift
        if byte & 0x80 == 0 { break }
        shift += 7
      }
      guard length <= bytes.count - position else { return nil }
      position += length
      found.append((id, start..<position))
    }
    return found
  }
}
