// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Encodes values as JSON.
  public final class JSONEncoder {
    /// The format of the JSON text.
    public struct OutputFormatting: OptionSet, Sendable {
      /// The bit mask, with the same values as in Foundation.
      public let rawValue: UInt
      /// Creates options from a bit mask.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Adds line breaks and indentation.
      public static let prettyPrinted = OutputFormatting(rawValue: 1)
      /// Sorts the keys by their bytes.
      public static let sortedKeys = OutputFormatting(rawValue: 2)
      /// Does not escape slashes.
      public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }

    /// The format of encoded dates.
    public enum DateEncodingStrategy: Sendable {
      /// Seconds since the start of 2001.
      case deferredToDate
      /// Seconds since the start of 1970.
      case secondsSince1970
      /// Milliseconds since the start of 1970.
      case millisecondsSince1970
      /// A string such as `2024-02-29T12:30:00Z`.
      case iso8601
    }

    /// The format of encoded keys.
    public enum KeyEncodingStrategy: Sendable {
      /// Keys are unchanged.
      case useDefaultKeys
      /// Snake case: `isDone` becomes `is_done`.
      case convertToSnakeCase

      func encoded(_ key: String) -> String {
        self == .useDefaultKeys ? key : SnakeCase.encoded(key)
      }
    }

    struct Options {
      var dates = DateEncodingStrategy.deferredToDate
      var keys = KeyEncodingStrategy.useDefaultKeys
    }

    private var options = Options()

    /// The format of the JSON text. Default: without whitespace, with the keys in encoding order.
    public var outputFormatting: OutputFormatting = []
    /// The format of encoded dates. Default: seconds since the start of 2001.
    public var dateEncodingStrategy: DateEncodingStrategy {
      get { options.dates }
      set { options.dates = newValue }
    }
    /// The format of encoded keys. Default: unchanged.
    public var keyEncodingStrategy: KeyEncodingStrategy {
      get { options.keys }
      set { options.keys = newValue }
    }

    /// Creates an encoder.
    public init() {}

    /// Encodes a value. Throws if a number is not finite or if nothing is encoded.
    public func encode<Value: Encodable>(_ value: Value) throws(CodingError) -> Data {
      let node = EncodedNode()
      try value.encode(to: Encoder(node, options, []))
      guard let result = node.result else {
        throw .invalidValue(
          "value",
          CodingError.Context(codingPath: [], debugDescription: "Top-level value did not encode any values."))
      }
      var writer = JSONWriter(outputFormatting)
      writer.write(result)
      return Data(writer.bytes)
    }
  }

  /// Decodes values from JSON.
  public final class JSONDecoder {
    /// The format of decoded dates.
    public enum DateDecodingStrategy: Sendable {
      /// Seconds since the start of 2001.
      case deferredToDate
      /// Seconds since the start of 1970.
      case secondsSince1970
      /// Milliseconds since the start of 1970.
      case millisecondsSince1970
      /// A string such as `2024-02-29T12:30:00Z`.
      case iso8601
    }

    /// The format of decoded keys.
    public enum KeyDecodingStrategy: Sendable {
      /// Keys are unchanged.
      case useDefaultKeys
      /// Snake case: `is_done` becomes `isDone`.
      case convertFromSnakeCase

      func decoded(_ key: String) -> String { self == .useDefaultKeys ? key : SnakeCase.decoded(key) }

      func member(_ name: String, of value: JSONValue) -> JSONValue? {
        guard self == .convertFromSnakeCase, case .object(let names, let values) = value else {
          return value.member(name)
        }
        for place in names.indices.reversed() where decoded(names[place]).utf8.elementsEqual(name.utf8) {
          return values[place]
        }
        return nil
      }
    }

    struct Options {
      var dates = DateDecodingStrategy.deferredToDate
      var keys = KeyDecodingStrategy.useDefaultKeys
    }

    private var options = Options()

    /// The format of decoded dates. Default: seconds since the start of 2001.
    public var dateDecodingStrategy: DateDecodingStrategy {
      get { options.dates }
      set { options.dates = newValue }
    }
    /// The format of decoded keys. Default: unchanged.
    public var keyDecodingStrategy: KeyDecodingStrategy {
      get { options.keys }
      set { options.keys = newValue }
    }

    /// Creates a decoder.
    public init() {}

    /// Decodes a value. Throws if the data is not valid JSON or a value is missing.
    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws(CodingError) -> Value {
      try Value(from: Decoder(JSONReader.value(of: data), options, []))
    }
  }

  /// Converts keys between camel case and snake case.
  enum SnakeCase {
    /// Converts `isDone` to `is_done`, and `myURLProperty` to `my_url_property`.
    static func encoded(_ key: String) -> String {
      let letters = Array(key.utf8)
      var result: [UInt8] = []
      for (place, letter) in letters.enumerated() {
        guard isCapital(letter) else {
          result.append(letter)
          continue
        }
        let endsCapitals =
          place + 1 < letters.count && isSmall(letters[place + 1]) && isCapital(letters[max(0, place - 1)])
        let follows = place > 0 && (!isCapital(letters[place - 1]) || endsCapitals) && letters[place - 1] != 0x5F
        if follows { result.append(0x5F) }
        result.append(letter + 32)
      }
      return String(decoding: result, as: UTF8.self)
    }

    /// Converts `is_done` to `isDone`. Leading and trailing underscores are preserved.
    static func decoded(_ key: String) -> String {
      let letters = Array(key.utf8)
      guard let first = letters.firstIndex(where: { $0 != 0x5F }), let last = letters.lastIndex(where: { $0 != 0x5F })
      else { return key }
      let parts = letters[first...last].split(separator: 0x5F)
      guard parts.count > 1 else { return key }
      var result = Array(letters[..<first])
      for (place, part) in parts.enumerated() {
        for (offset, letter) in part.enumerated() {
          let isFirst = place > 0 && offset == 0
          result.append(isFirst && isSmall(letter) ? letter - 32 : !isFirst && isCapital(letter) ? letter + 32 : letter)
        }
      }
      result += letters[(last + 1)...]
      return String(decoding: result, as: UTF8.self)
    }

    private static func isCapital(_ letter: UInt8) -> Bool { letter >= 0x41 && letter <= 0x5A }
    private static func isSmall(_ letter: UInt8) -> Bool { letter >= 0x61 && letter <= 0x7A }
  }
#endif
