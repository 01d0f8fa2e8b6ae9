// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  extension Date: Codable {
    /// Encodes the date with the encoder's strategy.
    public func encode(to encoder: Encoder) throws(CodingError) {
      switch encoder.options.dates {
      case .deferredToDate: try timeIntervalSinceReferenceDate.encode(to: encoder)
      case .secondsSince1970: try timeIntervalSince1970.encode(to: encoder)
      case .millisecondsSince1970: try (1000 * timeIntervalSince1970).encode(to: encoder)
      case .iso8601: encoder.node.set(.string(InternetDate.text(self)))
      }
    }

    /// Decodes a date with the decoder's strategy.
    public init(from decoder: Decoder) throws(CodingError) {
      switch decoder.options.dates {
      case .deferredToDate: self.init(timeIntervalSinceReferenceDate: try Double(from: decoder))
      case .secondsSince1970: self.init(timeIntervalSince1970: try Double(from: decoder))
      case .millisecondsSince1970: self.init(timeIntervalSince1970: try Double(from: decoder) / 1000)
      case .iso8601:
        guard let date = InternetDate.date(try String(from: decoder)) else {
          throw decoder.corrupted("Expected date string to be ISO8601-formatted.")
        }
        self = date
      }
    }
  }

  /// Converts dates to and from strings such as `2024-02-29T12:30:00Z`.
  enum InternetDate {
    static func text(_ date: Date) -> String {
      let seconds = Int64(date.timeIntervalSince1970.rounded(.down))
      let time = Int(((seconds % 86_400) + 86_400) % 86_400)
      let day = CivilDate(dayNumber: Int((seconds - Int64(time)) / 86_400))
      func padded(_ value: Int, _ count: Int) -> String {
        let digits = "\(value)"
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
      }
      return padded(day.year, 4) + "-" + padded(day.month, 2) + "-" + padded(day.day, 2) + "T"
        + padded(time / 3600, 2) + ":" + padded(time / 60 % 60, 2) + ":" + padded(time % 60, 2) + "Z"
    }

    static func date(_ text: String) -> Date? {
      let bytes = Array(text.utf8)
      guard bytes.count >= 20, bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[10] == 0x54, bytes[13] == 0x3A,
        bytes[16] == 0x3A
      else { return nil }
      func number(_ range: Range<Int>) -> Int? { Int(String(decoding: bytes[range], as: UTF8.self)) }
      guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
        let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
        (1...12).contains(month), (1...CivilDate.dayCount(year: year, month: month)).contains(day),
        (0..<24).contains(hour), (0..<60).contains(minute), (0..<61).contains(second)
      else { return nil }
      let zone = Array(bytes[19...])
      var offset = 0
      if zone != [0x5A] {
        guard zone.count == 6, zone[0] == 0x2B || zone[0] == 0x2D, zone[3] == 0x3A, let hours = number(20..<22),
          let minutes = number(23..<25)
        else { return nil }
        offset = (hours * 60 + minutes) * (zone[0] == 0x2D ? -60 : 60)
      }
      let days = Double(CivilDate(year: year, month: month, day: day).dayNumber)
      return Date(timeIntervalSince1970: days * 86_400 + Double(hour * 3600 + minute * 60 + second - offset))
    }
  }

  extension UUID: Codable {
    /// Encodes the UUID string.
    public func encode(to encoder: Encoder) throws(CodingError) { encoder.node.set(.string(uuidString)) }

    /// Decodes a UUID string.
    public init(from decoder: Decoder) throws(CodingError) {
      guard let value = UUID(uuidString: try String(from: decoder)) else {
        throw decoder.corrupted("Attempted to decode UUID from invalid UUID string.")
      }
      self = value
    }
  }

  extension Data: Codable {
    /// Encodes the bytes as a Base64 string.
    public func encode(to encoder: Encoder) throws(CodingError) { encoder.node.set(.string(base64EncodedString())) }

    /// Decodes a Base64 string.
    public init(from decoder: Decoder) throws(CodingError) {
      guard let data = Data(base64Encoded: try String(from: decoder)) else {
        throw decoder.corrupted("Encountered Data is not valid Base64.")
      }
      self = data
    }
  }

  extension Data {
    private static var letters: [UInt8] {
      Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    }

    /// Returns the bytes as a Base64 string.
    public func base64EncodedString() -> String {
      let letters = Self.letters
      let bytes = Array(self)
      var result: [UInt8] = []
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let rest = bytes.count - start
        let second = rest > 1 ? bytes[start + 1] : 0
        let third = rest > 2 ? bytes[start + 2] : 0
        result.append(letters[Int(bytes[start] >> 2)])
        result.append(letters[Int(bytes[start] << 4 & 0x30 | second >> 4)])
        result.append(rest > 1 ? letters[Int(second << 2 & 0x3C | third >> 6)] : UInt8(ascii: "="))
        result.append(rest > 2 ? letters[Int(third & 0x3F)] : UInt8(ascii: "="))
      }
      return String(decoding: result, as: UTF8.self)
    }

    /// Decodes a Base64 string; nil if it is not valid.
    public init?(base64Encoded text: String) {
      let letters = Self.letters
      let digits = Array(text.utf8)
      guard digits.count % 4 == 0 else { return nil }
      var result: [UInt8] = []
      var bits: UInt32 = 0
      let padding = digits.reversed().prefix { $0 == UInt8(ascii: "=") }.count
      guard padding < 3 else { return nil }
      for (place, digit) in digits.enumerated() {
        var value = 0
        if place < digits.count - padding {
          guard let found = letters.firstIndex(of: digit) else { return nil }
          value = found
        }
        bits = bits << 6 | UInt32(value)
        if place % 4 == 3 { result += [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)] }
      }
      self.init(Array(result.dropLast(padding)))
    }
  }

  extension CGPoint: Codable {
    /// Encodes x and y as an array.
    public func encode(to encoder: Encoder) throws(CodingError) { try [x, y].encode(to: encoder) }

    /// Decodes an array of x and y.
    public init(from decoder: Decoder) throws(CodingError) {
      var list = try decoder.unkeyedContainer()
      self.init(x: try list.decode(CGFloat.self), y: try list.decode(CGFloat.self))
    }
  }

  extension CGSize: Codable {
    /// Encodes width and height as an array.
    public func encode(to encoder: Encoder) throws(CodingError) { try [width, height].encode(to: encoder) }

    /// Decodes an array of width and height.
    public init(from decoder: Decoder) throws(CodingError) {
      var list = try decoder.unkeyedContainer()
      self.init(width: try list.decode(CGFloat.self), height: try list.decode(CGFloat.self))
    }
  }

  extension CGRect: Codable {
    /// Encodes origin and size as an array of arrays.
    public func encode(to encoder: Encoder) throws(CodingError) {
      try [[origin.x, origin.y], [size.width, size.height]].encode(to: encoder)
    }

    /// Decodes an array of an origin and a size.
    public init(from decoder: Decoder) throws(CodingError) {
      var list = try decoder.unkeyedContainer()
      self.init(origin: try list.decode(CGPoint.self), size: try list.decode(CGSize.self))
    }
  }
#endif
