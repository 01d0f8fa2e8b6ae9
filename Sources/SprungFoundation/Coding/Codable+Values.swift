// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  extension Encodable where Self: FixedWidthInteger {
    /// Encodes the integer.
    public func encode(to encoder: Encoder) throws(CodingError) { encoder.node.set(.number("\(self)")) }
  }

  extension Decodable where Self: FixedWidthInteger {
    /// Decodes an integer; throws if it does not fit the type.
    public init(from decoder: Decoder) throws(CodingError) {
      guard case .number(let digits) = decoder.value else { throw decoder.mismatch("an integer") }
      if let value = Self(digits) {
        self = value
      } else if let number = JSONNumber.value(digits), let value = Self(exactly: number) {
        self = value
      } else {
        throw decoder.corrupted("Parsed JSON number <\(digits)> does not fit in the integer's type.")
      }
    }
  }

  extension Int: Codable {}
  extension Int8: Codable {}
  extension Int16: Codable {}
  extension Int32: Codable {}
  extension Int64: Codable {}
  extension UInt: Codable {}
  extension UInt8: Codable {}
  extension UInt16: Codable {}
  extension UInt32: Codable {}
  extension UInt64: Codable {}

  extension Double: Codable {
    /// Encodes the number; throws if it is not finite.
    public func encode(to encoder: Encoder) throws(CodingError) {
      guard isFinite else {
        throw .invalidValue(
          "\(self)",
          CodingError.Context(
            codingPath: encoder.codingPath, debugDescription: "Unable to encode \(self) directly in JSON."))
      }
      let text = "\(self)"
      encoder.node.set(.number(text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text))
    }

    /// Decodes a number.
    public init(from decoder: Decoder) throws(CodingError) {
      guard case .number(let digits) = decoder.value else { throw decoder.mismatch("Double") }
      guard let value = JSONNumber.value(digits), value.isFinite else {
        throw decoder.corrupted("Parsed JSON number <\(digits)> does not fit in Double.")
      }
      self = value
    }
  }

  extension Float: Codable {
    /// Encodes the number; throws if it is not finite.
    public func encode(to encoder: Encoder) throws(CodingError) {
      guard isFinite else {
        try Double(self).encode(to: encoder)
        return
      }
      let text = "\(self)"
      encoder.node.set(.number(text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text))
    }

    /// Decodes a number.
    public init(from decoder: Decoder) throws(CodingError) { self = Float(try Double(from: decoder)) }
  }

  extension Bool: Codable {
    /// Encodes `true` or `false`.
    public func encode(to encoder: Encoder) throws(CodingError) { encoder.node.set(.bool(self)) }

    /// Decodes `true` or `false`.
    public init(from decoder: Decoder) throws(CodingError) {
      guard case .bool(let value) = decoder.value else { throw decoder.mismatch("Bool") }
      self = value
    }
  }

  extension String: Codable {
    /// Encodes the string.
    public func encode(to encoder: Encoder) throws(CodingError) { encoder.node.set(.string(self)) }

    /// Decodes a string.
    public init(from decoder: Decoder) throws(CodingError) {
      guard case .string(let text) = decoder.value else { throw decoder.mismatch("String") }
      self = text
    }
  }

  extension Optional: Encodable where Wrapped: Encodable {
    /// Encodes the value, or null.
    public func encode(to encoder: Encoder) throws(CodingError) {
      if let self { try self.encode(to: encoder) } else { encoder.node.set(.null) }
    }
  }

  extension Optional: Decodable where Wrapped: Decodable {
    /// Decodes a value; null is decoded as nil.
    public init(from decoder: Decoder) throws(CodingError) {
      if case .null = decoder.value { self = nil } else { self = try Wrapped(from: decoder) }
    }
  }

  extension Array: Encodable where Element: Encodable {
    /// Encodes an array.
    public func encode(to encoder: Encoder) throws(CodingError) {
      var container = encoder.unkeyedContainer()
      for element in self { try container.encode(element) }
    }
  }

  extension Array: Decodable where Element: Decodable {
    /// Decodes an array.
    public init(from decoder: Decoder) throws(CodingError) {
      self.init()
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd { append(try container.decode(Element.self)) }
    }
  }

  extension Set: Encodable where Element: Encodable {
    /// Encodes the elements as an array.
    public func encode(to encoder: Encoder) throws(CodingError) { try Array(self).encode(to: encoder) }
  }

  extension Set: Decodable where Element: Decodable {
    /// Decodes the elements from an array.
    public init(from decoder: Decoder) throws(CodingError) { self.init(try [Element](from: decoder)) }
  }

  extension Dictionary: Encodable where Key == String, Value: Encodable {
    /// Encodes an object with the keys of the dictionary.
    public func encode(to encoder: Encoder) throws(CodingError) {
      // Dictionary keys are not coding keys, so the key strategy does not apply to them.
      encoder.node.beginObject()
      for (name, value) in sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        let path = encoder.codingPath + [JSONKey(stringValue: name)]
        try value.encode(to: Encoder(encoder.node.child(name), encoder.options, path))
      }
    }
  }

  extension Dictionary: Decodable where Key == String, Value: Decodable {
    /// Decodes an object into a dictionary.
    public init(from decoder: Decoder) throws(CodingError) {
      guard case .object(let names, let values) = decoder.value else {
        throw decoder.mismatch("Dictionary<String, Any>")
      }
      self.init()
      for place in names.indices {
        let path = decoder.codingPath + [JSONKey(stringValue: names[place])]
        self[names[place]] = try Value(from: Decoder(values[place], decoder.options, path))
      }
    }
  }

  extension Encodable where Self: RawRepresentable, RawValue: Encodable {
    /// Encodes the raw value.
    public func encode(to encoder: Encoder) throws(CodingError) { try rawValue.encode(to: encoder) }
  }

  extension Decodable where Self: RawRepresentable, RawValue: Decodable {
    /// Decodes a raw value; throws if no case matches it.
    public init(from decoder: Decoder) throws(CodingError) {
      guard let value = Self(rawValue: try RawValue(from: decoder)) else {
        throw decoder.corrupted("Cannot initialize the enumeration from an invalid raw value")
      }
      self = value
    }
  }
#endif
