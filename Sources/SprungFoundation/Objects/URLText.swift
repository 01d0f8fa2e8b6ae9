// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// The components of a URL (RFC 3986).
  struct URLText {
    var scheme: String?
    /// The component between the double slash and the path; nil without a double slash.
    var authority: String?
    var path = ""
    var query: String?
    var fragment: String?

    /// The delimiters of URL components.
    static let reserved = ":/?#[]@!$&'()*+,;="

    init(_ text: String) {
      var rest = Array(text.utf8)[...]
      func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
      if let mark = rest.firstIndex(of: 0x23) {
        fragment = string(rest[(mark + 1)...])
        rest = rest[..<mark]
      }
      if let mark = rest.firstIndex(of: 0x3F) {
        query = string(rest[(mark + 1)...])
        rest = rest[..<mark]
      }
      if let colon = rest.firstIndex(of: 0x3A), colon > rest.startIndex, !rest[..<colon].contains(0x2F) {
        scheme = string(rest[..<colon])
        rest = rest[(colon + 1)...]
      }
      if rest.count >= 2, rest[rest.startIndex] == 0x2F, rest[rest.startIndex + 1] == 0x2F {
        rest = rest.dropFirst(2)
        let end = rest.firstIndex(of: 0x2F) ?? rest.endIndex
        authority = string(rest[..<end])
        rest = rest[end...]
      }
      path = string(rest)
    }

    /// The URL string.
    var text: String {
      (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path + (query.map { "?" + $0 } ?? "")
        + (fragment.map { "#" + $0 } ?? "")
    }

    /// The host without user and port.
    var host: String? {
      guard let authority, !authority.isEmpty else { return nil }
      var bytes = Array(authority.utf8)[...]
      if let at = bytes.lastIndex(of: 0x40) { bytes = bytes[(at + 1)...] }
      if let colon = bytes.lastIndex(of: 0x3A), !bytes[colon...].contains(0x5D) { bytes = bytes[..<colon] }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// Percent-encodes a string, except for letters, digits, `-._~` and the given other characters.
    static func encoded(_ text: String, besides others: String) -> String {
      let allowed = Array("-._~".utf8) + Array(others.utf8)
      let digits = Array("0123456789ABCDEF".utf8)
      var bytes: [UInt8] = []
      for byte in text.utf8 {
        let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
        if isLetter || byte >= 0x30 && byte <= 0x39 || allowed.contains(byte) {
          bytes.append(byte)
        } else {
          bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// Decodes a percent-encoded string.
    static func decoded(_ text: String) -> String {
      func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: return byte - 0x30
        case 0x41...0x46: return byte - 0x37
        case 0x61...0x66: return byte - 0x57
        default: return nil
        }
      }
      let source = Array(text.utf8)
      var bytes: [UInt8] = []
      var index = 0
      while index < source.count {
        if source[index] == 0x25, index + 2 < source.count, let high = digit(source[index + 1]),
          let low = digit(source[index + 2])
        {
          bytes.append(high << 4 | low)
          index += 3
        } else {
          bytes.append(source[index])
          index += 1
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
