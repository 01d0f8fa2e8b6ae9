// SPDX-License-Identifier: MIT

/// Splits lists in LLVM text.
enum List {
  /// Returns the parts between commas outside of parentheses, brackets and quotes.
  static func parts(_ text: String) -> [String] {
    var parts: [String] = []
    var depth = 0
    var isQuoted = false
    var part: [UInt8] = []
    func end() {
      let text = String(decoding: part, as: UTF8.self)
      let trimmed = text.drop { $0 == " " }
      if !trimmed.isEmpty { parts.append(String(trimmed)) }
      part = []
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): if !isQuoted { depth += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): if !isQuoted { depth -= 1 }
      case UInt8(ascii: ","):
        if !isQuoted, depth == 0 {
          end()
          continue
        }
      default: break
      }
      part.append(byte)
    }
    end()
    return parts
  }
}
