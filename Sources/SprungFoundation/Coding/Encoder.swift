// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A type that can be encoded. The `sprung` rewriter generates the code that Swift synthesizes in native builds.
  public protocol Encodable {
    /// Encodes the value.
    func encode(to encoder: Encoder) throws(CodingError)
  }

  /// A type that can be decoded. The `sprung` rewriter generates the code that Swift synthesizes in native builds.
  public protocol Decodable {
    /// Decodes a value.
    init(from decoder: Decoder) throws(CodingError)
  }

  /// A type that can be encoded and decoded.
  public typealias Codable = Encodable & Decodable

  /// A value that is being encoded.
  final class EncodedNode {
    private(set) var value: JSONValue?
    private var names: [String] = []
    private var children: [EncodedNode] = []
    private var isList = false
    private var isObject = false

    init() {}

    func set(_ value: JSONValue) { self.value = value }

    func beginObject() { isObject = true }

    func beginList() { isList = true }

    var count: Int { children.count }

    func child(_ name: String) -> EncodedNode {
      for place in names.indices where names[place].utf8.elementsEqual(name.utf8) {
        // If a value is encoded for a key that already has a value, it replaces the previous value.
        let made = EncodedNode()
        if !children[place].isObject && !children[place].isList { children[place] = made }
        return children[place]
      }
      names.append(name)
      children.append(EncodedNode())
      return children[children.count - 1]
    }

    func append() -> EncodedNode {
      children.append(EncodedNode())
      return children[children.count - 1]
    }

    /// The encoded value; nil if nothing was encoded.
    var result: JSONValue? {
      if let value { return value }
      let values = children.map { $0.result ?? .object(names: [], values: []) }
      if isObject { return .object(names: names, values: values) }
      return isList ? .list(values) : nil
    }
  }

  /// An object into which a value encodes itself.
  public final class Encoder {
    let node: EncodedNode
    let options: JSONEncoder.Options
    /// The coding path of the value.
    public let codingPath: [JSONKey]

    init(_ node: EncodedNode, _ options: JSONEncoder.Options, _ path: [JSONKey]) {
      self.node = node
      self.options = options
      codingPath = path
    }

    /// Returns a container for values by key.
    public func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      node.beginObject()
      return KeyedEncodingContainer(encoder: self)
    }

    /// Returns a container for the elements of an array.
    public func unkeyedContainer() -> UnkeyedEncodingContainer {
      node.beginList()
      return UnkeyedEncodingContainer(encoder: self)
    }

    /// Returns a container for a single value.
    public func singleValueContainer() -> SingleValueEncodingContainer { SingleValueEncodingContainer(encoder: self) }

    fileprivate func child(_ key: some CodingKey) -> Encoder {
      Encoder(node.child(options.keys.encoded(key.stringValue)), options, path(key.stringValue))
    }

    fileprivate func path(_ name: String) -> [JSONKey] { codingPath + [JSONKey(stringValue: name)] }
  }

  /// A container that encodes values by key.
  public struct KeyedEncodingContainer<Key: CodingKey> {
    fileprivate let encoder: Encoder

    /// The coding path of the container.
    public var codingPath: [JSONKey] { encoder.codingPath }

    /// Encodes a value for the given key.
    public mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws(CodingError) {
      try value.encode(to: encoder.child(key))
    }

    /// Encodes a value for the given key unless it is nil.
    public mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws(CodingError) {
      if let value { try encode(value, forKey: key) }
    }

    /// Encodes null for the given key.
    public mutating func encodeNil(forKey key: Key) throws(CodingError) { encoder.child(key).node.set(.null) }

    /// Encodes a nested object for the given key, and returns a container for the object's values.
    public mutating func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type, forKey key: Key)
      -> KeyedEncodingContainer<Nested>
    {
      encoder.child(key).container(keyedBy: keyType)
    }

    /// Encodes a nested array for the given key, and returns a container for the array's elements.
    public mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer {
      encoder.child(key).unkeyedContainer()
    }
  }

  /// A container that encodes the elements of an array.
  public struct UnkeyedEncodingContainer {
    fileprivate let encoder: Encoder

    /// The coding path of the container.
    public var codingPath: [JSONKey] { encoder.codingPath }
    /// The number of values.
    public var count: Int { encoder.node.count }

    private func next() -> Encoder {
      let path = codingPath + [JSONKey(intValue: count)]
      return Encoder(encoder.node.append(), encoder.options, path)
    }

    /// Encodes a value.
    public mutating func encode<Value: Encodable>(_ value: Value) throws(CodingError) { try value.encode(to: next()) }

    /// Encodes null.
    public mutating func encodeNil() throws(CodingError) { next().node.set(.null) }

    /// Appends a nested object to the array, and returns a container for the object's values.
    public mutating func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type)
      -> KeyedEncodingContainer<Nested>
    {
      next().container(keyedBy: keyType)
    }
  }

  /// A container that encodes a single value.
  public struct SingleValueEncodingContainer {
    fileprivate let encoder: Encoder

    /// The coding path of the container.
    public var codingPath: [JSONKey] { encoder.codingPath }

    /// Encodes a value.
    public mutating func encode<Value: Encodable>(_ value: Value) throws(CodingError) { try value.encode(to: encoder) }

    /// Encodes null.
    public mutating func encodeNil() throws(CodingError) { encoder.node.set(.null) }
  }
#endif
