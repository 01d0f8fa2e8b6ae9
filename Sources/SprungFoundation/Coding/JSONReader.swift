// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Parses a JSON value from bytes.
  struct JSONReader {
    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0

    /// The maximum nesting depth, as in Foundation.
    private static let depthLimit = 512

    /// Returns the JSON value that the data contains.
    static func value(of data: Data) throws(CodingError) -> JSONValue {
      var reader = JSONReader(bytes: Array(data))
      let value = try reader.value()
      reader.skipBlanks()
      guard reader.place == reader.bytes.count else { throw reader.fault("Unexpected character after the value") }
      return value
    }

    private init(bytes: [UInt8]) {
      self.bytes = bytes
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    }

    private func fault(_ reason: String) -> CodingError {
      .dataCorrupted(
        CodingError.Context(
          codingPath: [], debugDescription: "The given data was not valid JSON. \(reason) at byte \(place)."))
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipBlanks() {
      while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
    }

    private mutating func take(_ word: StaticString) throws(CodingError) {
      for offset in 0..<word.utf8CodeUnitCount {
        guard next == word.utf8Start[offset] else { throw fault("Unexpected character") }
        place += 1
      }
    }

    private mutating func value() throws(CodingError) -> JSONValue {
      skipBlanks()
      switch next {
      case UInt8(ascii: "n"):
        try take("null")
        return .null
      case UInt8(ascii: "t"):
        try take("true")
        return .bool(true)
      case UInt8(ascii: "f"):
        try take("false")
        return .bool(false)
      case UInt8(ascii: "\""): return .string(try string())
      case UInt8(ascii: "["): return try list()
      case UInt8(ascii: "{"): return try object()
      default: return .number(try number())
      }
    }

    private mutating func enter() throws(CodingError) {
      place += 1
      depth += 1
      if depth > Self.depthLimit { throw fault("Too many nested arrays or dictionaries") }
    }

    /// Skips a comma and returns false, or skips the closing bracket and returns true.
    private mutating func ends(_ close: UInt8, isFirst: Bool) throws(CodingError) -> Bool {
      skipBlanks()
      if next == close {
        place += 1
        depth -= 1
        return true
      }
      if isFirst { return false }
      try take(",")
      skipBlanks()
      // As in Foundation, an array may end with a comma, but an object may not.
      guard next == close else { return false }
      guard close == UInt8(ascii: "]") else { throw fault("Unexpected character") }
      place += 1
      depth -= 1
      return true
    }

    private mutating func list() throws(CodingError) -> JSONValue {
      try enter()
      var values: [JSONValue] = []
      while try !ends(UInt8(ascii: "]"), isFirst: values.isEmpty) { values.append(try value()) }
      return .list(values)
    }

    private mutating func object() throws(CodingError) -> JSONValue {
      try enter()
      var names: [String] = []
      var values: [JSONValue] = []
      while try !ends(UInt8(ascii: "}"), isFirst: names.isEmpty) {
        guard next == UInt8(ascii: "\"") else { throw fault("No string key for a value in an object") }
        names.append(try string())
        skipBlanks()
        try take(":")
        values.append(try value())
      }
      return .object(names: names, values: values)
    }

    private mutating func digits() throws(CodingError) {
      let start = place
      while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { place += 1 }
      guard place > start else { throw fault("Unexpected character") }
    }

    private mutating func number() throws(CodingError) -> String {
      let start = place
      if next == UInt8(ascii: "-") { place += 1 }
      let first = place
      try digits()
      if bytes[first] == UInt8(ascii: "0"), place > first + 1 { throw fault("Number with leading zero") }
      if next == UInt8(ascii: ".") {
        place += 1
        try digits()
      }
      if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
        place += 1
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
        try digits()
      }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    // MARK: Texts

    private mutating func string() throws(CodingError) -> String {
      place += 1
      var result: [UInt8] = []
      while let byte = next {
        place += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
        case UInt8(ascii: "\\"): try escape(into: &result)
        case 0..<0x20: throw fault("Unescaped control character")
        default: result.append(byte)
        }
      }
      throw fault("Unexpected end of file")
    }

    private mutating func escape(into result: inout [UInt8]) throws(CodingError) {
      let letter = next
      place += 1
      switch letter {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(letter ?? 0)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        let first = try unit()
        guard first & 0xF800 == 0xD800 else {
          append(UInt32(first), to: &result)
          return
        }
        guard first < 0xDC00 else { throw fault("Unexpected half of a surrogate pair") }
        try take("\\u")
        let second = try unit()
        guard second & 0xFC00 == 0xDC00 else { throw fault("Unexpected half of a surrogate pair") }
        append(0x10000 + UInt32(first & 0x3FF) << 10 + UInt32(second & 0x3FF), to: &result)
      default: throw fault("Invalid escape sequence")
      }
    }

    private mutating func unit() throws(CodingError) -> UInt16 {
      var value: UInt16 = 0
      for _ in 0..<4 {
        let digit: UInt8
        switch next ?? 0 {
        case let byte where byte >= 0x30 && byte <= 0x39: digit = byte - 0x30
        case let byte where byte >= 0x61 && byte <= 0x66: digit = byte - 0x57
        case let byte where byte >= 0x41 && byte <= 0x46: digit = byte - 0x37
        default: throw fault("Invalid hex digit in a unicode escape sequence")
        }
        value = value << 4 | UInt16(digit)
        place += 1
      }
      return value
    }

    private func append(_ value: UInt32, to result: inout [UInt8]) {
      result += String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8
    }
  }
#endif
