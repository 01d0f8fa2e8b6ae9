// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A key for encoding and decoding.
  public protocol CodingKey {
    /// The name in the encoded object.
    var stringValue: String { get }
    /// The index in an encoded array; nil for a name.
    var intValue: Int? { get }
    /// Creates a key from a name; nil if there is no such key.
    init?(stringValue: String)
    /// Creates a key from an index; nil if there is no such key.
    init?(intValue: Int)
  }

  extension CodingKey where Self: RawRepresentable, RawValue == String {
    /// The name, which is the raw value.
    public var stringValue: String { rawValue }
    /// Always nil.
    public var intValue: Int? { nil }
    /// Creates a key from a raw value; nil if no case matches it.
    public init?(stringValue: String) { self.init(rawValue: stringValue) }
    /// Always returns nil.
    public init?(intValue: Int) { nil }
  }

  /// A component of the coding path to an encoded value.
  public struct JSONKey: CodingKey, Equatable, Sendable, CustomStringConvertible {
    /// The name, or the index as a string.
    public let stringValue: String
    /// The index; nil for a name.
    public let intValue: Int?

    /// Creates a key from a name.
    public init(stringValue: String) {
      self.stringValue = stringValue
      intValue = nil
    }

    /// Creates a key from an index.
    public init(intValue: Int) {
      stringValue = "Index \(intValue)"
      self.intValue = intValue
    }

    /// The name or the index.
    public var description: String { stringValue }
  }

  /// An error while encoding or decoding a value.
  ///
  /// Differs from Foundation: this type represents both encoding and decoding errors, because Embedded Swift does not
  /// support existential errors. Errors contain the names of types instead of the types themselves.
  public enum CodingError: Error {
    /// The location and the description of an error.
    public struct Context: Sendable {
      /// The coding path of the value.
      public let codingPath: [JSONKey]
      /// The reason for the error.
      public let debugDescription: String

      /// Creates a context.
      public init(codingPath: [JSONKey], debugDescription: String) {
        self.codingPath = codingPath
        self.debugDescription = debugDescription
      }
    }

    /// The value does not have the expected type.
    case typeMismatch(String, Context)
    /// A value of the expected type is missing.
    case valueNotFound(String, Context)
    /// The value for a key is missing.
    case keyNotFound(JSONKey, Context)
    /// The data is not valid.
    case dataCorrupted(Context)
    /// The value cannot be encoded.
    case invalidValue(String, Context)

    /// A readable description of the error.
    public var localizedDescription: String {
      switch self {
      case .keyNotFound, .valueNotFound: "The data couldn’t be read because it is missing."
      case .typeMismatch, .dataCorrupted: "The data couldn’t be read because it isn’t in the correct format."
      case .invalidValue: "The data couldn’t be written because it isn’t in the correct format."
      }
    }

    /// Returns an error for invalid data.
    public static func dataCorruptedError<Container: DecodingContainer>(
      in container: Container, debugDescription: String
    ) -> CodingError {
      .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
    }

    /// Returns an error that reports invalid data for the given key.
    public static func dataCorruptedError<Key: CodingKey>(
      forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
    ) -> CodingError {
      let path = container.codingPath + [JSONKey(stringValue: key.stringValue)]
      return .dataCorrupted(Context(codingPath: path, debugDescription: debugDescription))
    }
  }

  /// An error while decoding a value.
  public typealias DecodingError = CodingError
  /// An error while encoding a value.
  public typealias EncodingError = CodingError

  /// A container from which values are decoded.
  public protocol DecodingContainer {
    /// The coding path of the container.
    var codingPath: [JSONKey] { get }
  }
#endif
