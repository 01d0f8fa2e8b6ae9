// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A key of an encoded object.
  public protocol CodingKey {
    /// The name in the encoded object.
    var stringValue: String { get }
    /// The index in an encoded list; nil for a name.
    var intValue: Int? { get }
    /// The key with a name; nil if there is none.
    init?(stringValue: String)
    /// The key of an index; nil if there is none.
    init?(intValue: Int)
  }

  extension CodingKey where Self: RawRepresentable, RawValue == String {
    /// The name, which is the raw value.
    public var stringValue: String { rawValue }
    /// No index.
    public var intValue: Int? { nil }
    /// The key with a raw value.
    public init?(stringValue: String) { self.init(rawValue: stringValue) }
    /// No key.
    public init?(intValue: Int) { nil }
  }

  /// A step of the coding path to an encoded value.
  public struct JSONKey: CodingKey, Equatable, Sendable, CustomStringConvertible {
    /// The name, or the index as a text.
    public let stringValue: String
    /// The index; nil for a name.
    public let intValue: Int?

    /// A name.
    public init(stringValue: String) {
      self.stringValue = stringValue
      intValue = nil
    }

    /// An index.
    public init(intValue: Int) {
      stringValue = "Index \(intValue)"
      self.intValue = intValue
    }

    /// The name or the index.
    public var description: String { stringValue }
  }

  /// Why a value could not be encoded or decoded.
  ///
  /// Differs from Foundation: one type for both directions, since Embedded Swift has no errors of any type. Types are given by name.
  public enum CodingError: Error {
    /// Where it happened, and what.
    public struct Context: Sendable {
      /// The coding path of the value.
      public let codingPath: [JSONKey]
      /// The reason.
      public let debugDescription: String

      /// Describes an error.
      public init(codingPath: [JSONKey], debugDescription: String) {
        self.codingPath = codingPath
        self.debugDescription = debugDescription
      }
    }

    /// The value has another type than the expected one.
    case typeMismatch(String, Context)
    /// There is no value of the expected type.
    case valueNotFound(String, Context)
    /// There is no value for a key.
    case keyNotFound(JSONKey, Context)
    /// The data is not valid.
    case dataCorrupted(Context)
    /// The value cannot be encoded.
    case invalidValue(String, Context)

    /// The description of the error, in a sentence.
    public var localizedDescription: String {
      switch self {
      case .keyNotFound, .valueNotFound: "The data couldn’t be read because it is missing."
      case .typeMismatch, .dataCorrupted: "The data couldn’t be read because it isn’t in the correct format."
      case .invalidValue: "The data couldn’t be written because it isn’t in the correct format."
      }
    }

    /// An error about data that is not valid.
    public static func dataCorruptedError<Container: DecodingContainer>(
      in container: Container, debugDescription: String
    ) -> CodingError {
      .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
    }

    /// An error about the data of a key.
    public static func dataCorruptedError<Key: CodingKey>(
      forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
    ) -> CodingError {
      let path = container.codingPath + [JSONKey(stringValue: key.stringValue)]
      return .dataCorrupted(Context(codingPath: path, debugDescription: debugDescription))
    }
  }

  /// Why a value could not be decoded.
  public typealias DecodingError = CodingError
  /// Why a value could not be encoded.
  public typealias EncodingError = CodingError

  /// A container from which values are decoded.
  public protocol DecodingContainer {
    /// The coding path of the value.
    var codingPath: [JSONKey] { get }
  }
#endif
