// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// An object that provides the value to decode.
  public final class Decoder: DecodingContainer {
    let value: JSONValue
    let options: JSONDecoder.Options
    /// The coding path of the value.
    public let codingPath: [JSONKey]

    init(_ value: JSONValue, _ options: JSONDecoder.Options, _ path: [JSONKey]) {
      self.value = value
      self.options = options
      codingPath = path
    }

    /// Returns a container for reading an object's values by key; throws if the value is not an object.
    public func container<Key: CodingKey>(keyedBy type: Key.Type) throws(CodingError) -> KeyedDecodingContainer<Key> {
      guard case .object = value else { throw mismatch("Dictionary<String, Any>") }
      return KeyedDecodingContainer(decoder: self)
    }

    /// Returns a container for reading an array's elements; throws if the value is not an array.
    public func unkeyedContainer() throws(CodingError) -> UnkeyedDecodingContainer {
      guard case .list(let values) = value else { throw mismatch("Array<Any>") }
      return UnkeyedDecodingContainer(decoder: self, values: values)
    }

    /// Returns a container with the value.
    public func singleValueContainer() throws(CodingError) -> SingleValueDecodingContainer {
      SingleValueDecodingContainer(decoder: self)
    }

    func mismatch(_ type: String) -> CodingError {
      if case .null = value {
        return .valueNotFound(type, context("Cannot get value of type \(type) -- found null value instead"))
      }
      return .typeMismatch(type, context("Expected to decode \(type) but found \(value.kind) instead."))
    }

    func corrupted(_ reason: String) -> CodingError { .dataCorrupted(context(reason)) }

    func context(_ reason: String) -> CodingError.Context {
      CodingError.Context(codingPath: codingPath, debugDescription: reason)
    }

    fileprivate func child(_ name: String) -> Decoder? {
      options.keys.member(name, of: value).map { Decoder($0, options, codingPath + [JSONKey(stringValue: name)]) }
    }
  }

  /// A container of values by key.
  public struct KeyedDecodingContainer<Key: CodingKey>: DecodingContainer {
    fileprivate let decoder: Decoder

    /// The coding path of the container.
    public var codingPath: [JSONKey] { decoder.codingPath }

    /// The keys that are present.
    public var allKeys: [Key] {
      guard case .object(let names, _) = decoder.value else { return [] }
      return names.compactMap { Key(stringValue: decoder.options.keys.decoded($0)) }
    }

    private func child(_ key: Key) throws(CodingError) -> Decoder {
      guard let child = decoder.child(key.stringValue) else {
        throw .keyNotFound(
          JSONKey(stringValue: key.stringValue),
          decoder.context("No value associated with key \(key.stringValue)."))
      }
      return child
    }

    /// Returns whether there is a value for the given key, including null.
    public func contains(_ key: Key) -> Bool { decoder.child(key.stringValue) != nil }

    /// Returns whether the value for the given key is null.
    public func decodeNil(forKey key: Key) throws(CodingError) -> Bool { try child(key).value == .null }

    /// Decodes the value for the given key.
    public func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws(CodingError) -> Value {
      try Value(from: child(key))
    }

    /// Decodes the value for the given key. The type is inferred from the context.
    public func decodeInferred<Value: Decodable>(forKey key: Key) throws(CodingError) -> Value {
      try Value(from: child(key))
    }

    /// Decodes the value for the given key; nil if there is none or it is null.
    public func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws(CodingError) -> Value? {
      guard let child = decoder.child(key.stringValue), child.value != .null else { return nil }
      return try Value(from: child)
    }

    /// Returns a container for the nested object at the given key.
    public func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws(CodingError)
      -> KeyedDecodingContainer<Nested>
    {
      try child(key).container(keyedBy: type)
    }

    /// Returns a container for the nested array at the given key.
    public func nestedUnkeyedContainer(forKey key: Key) throws(CodingError) -> UnkeyedDecodingContainer {
      try child(key).unkeyedContainer()
    }
  }

  /// A container for reading the elements of an array.
  public struct UnkeyedDecodingContainer: DecodingContainer {
    fileprivate let decoder: Decoder
    fileprivate let values: [JSONValue]

    /// The index of the next value.
    public private(set) var currentIndex = 0

    fileprivate init(decoder: Decoder, values: [JSONValue]) {
      self.decoder = decoder
      self.values = values
    }

    /// The coding path of the container.
    public var codingPath: [JSONKey] { decoder.codingPath }
    /// The number of values.
    public var count: Int? { values.count }
    /// Whether all values were decoded.
    public var isAtEnd: Bool { currentIndex >= values.count }

    private func next(_ type: String) throws(CodingError) -> Decoder {
      let path = codingPath + [JSONKey(intValue: currentIndex)]
      guard !isAtEnd else {
        throw .valueNotFound(
          type, CodingError.Context(codingPath: path, debugDescription: "Unkeyed container is at end."))
      }
      return Decoder(values[currentIndex], decoder.options, path)
    }

    /// Decodes the next value.
    public mutating func decode<Value: Decodable>(_ type: Value.Type) throws(CodingError) -> Value {
      let value = try Value(from: next("a value"))
      currentIndex += 1
      return value
    }

    /// Decodes the next value; nil if it is null or there are no more values.
    public mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws(CodingError) -> Value? {
      if isAtEnd { return nil }
      return try decodeNil() ? nil : decode(type)
    }

    /// Skips the next value and returns true if it is null; otherwise returns false. Throws if there is no next value.
    public mutating func decodeNil() throws(CodingError) -> Bool {
      guard try next("null").value == .null else { return false }
      currentIndex += 1
      return true
    }

    /// Returns a container for reading the values of the next object by key; throws if the next value is not an object.
    public mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws(CodingError)
      -> KeyedDecodingContainer<Nested>
    {
      let container = try next("Dictionary<String, Any>").container(keyedBy: type)
      currentIndex += 1
      return container
    }
  }

  /// A container of a single value.
  public struct SingleValueDecodingContainer: DecodingContainer {
    fileprivate let decoder: Decoder

    /// The coding path of the value.
    public var codingPath: [JSONKey] { decoder.codingPath }

    /// Returns whether the value is null.
    public func decodeNil() -> Bool { decoder.value == .null }

    /// Decodes the value.
    public func decode<Value: Decodable>(_ type: Value.Type) throws(CodingError) -> Value {
      try Value(from: decoder)
    }
  }
#endif
