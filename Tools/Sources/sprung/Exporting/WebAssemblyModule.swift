// SPDX-License-Identifier: MIT

/// The sections of a WebAssembly binary, parsed to remove names and debug information.
///
/// Format: WebAssembly Core Specification, 5.5 "Modules": an eight-byte header, followed by sections that consist of an
/// id byte, a length in LEB128, and the content. Custom sections, whose id is 0, do not affect the module's behavior.
struct WebAssemblyModule {
  let bytes: [UInt8]

  /// Parses a module. Returns nil if the header is not version 1 or a section is incomplete.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.starts(with: [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]), sections() != nil else { return nil }
  }

  /// Returns the module without its custom sections, which contain names, debug information and producer data.
  func stripped() -> [UInt8] {
    var result = Array(bytes.prefix(8))
    for section in sections() ?? [] where section.id != 0 {
      result.append(contentsOf: bytes[section.range])
    }
    return result
  }

  /// Returns each section with its id and byte range, or nil if a section is incomplete.
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
