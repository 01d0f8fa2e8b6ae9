// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A value that `UserDefaults` stores for a key.
  public enum StoredValue: Equatable, Sendable {
    /// An integer.
    case integer(Int64)
    /// A floating-point number.
    case number(Double)
    /// A Boolean.
    case bool(Bool)
    /// A string.
    case text(String)
    /// Bytes.
    case data(Data)
    /// A date, in seconds since the start of 2001.
    case date(Double)
    /// An array.
    case list([StoredValue])
    /// A dictionary, sorted by key.
    indirect case dictionary([Pair])

    /// An entry of a dictionary.
    public struct Pair: Equatable, Sendable {
      let name: String
      let value: StoredValue
    }

    /// The letter that represents the type in the stored text.
    var kind: String {
      switch self {
      case .integer: "i"
      case .number: "n"
      case .bool: "b"
      case .text: "t"
      case .data: "d"
      case .date: "m"
      case .list: "l"
      case .dictionary: "p"
      }
    }

    /// The value as text, without its type. The elements of an array are on separate lines.
    var text: String {
      switch self {
      case .integer(let value): "\(value)"
      case .number(let value), .date(let value): String(value.bitPattern, radix: 16)
      case .bool(let value): value ? "1" : "0"
      case .text(let text): text
      case .data(let data): Self.hexadecimal(data)
      case .list(let values): values.map { $0.kind + Self.escaped($0.text) + "\n" }.joined()
      case .dictionary(let pairs):
        pairs.map { $0.value.kind + Self.escaped($0.name) + "\t" + Self.escaped($0.value.text) + "\n" }.joined()
      }
    }

    /// Creates a value from its `kind` and `text`; nil if they are not valid.
    init?(_ kind: String, _ text: String) {
      switch kind {
      case "i":
        guard let value = Int64(text) else { return nil }
        self = .integer(value)
      case "n", "m":
        guard let bits = UInt64(text, radix: 16) else { return nil }
        self = kind == "n" ? .number(Double(bitPattern: bits)) : .date(Double(bitPattern: bits))
      case "b": self = .bool(text == "1")
      case "t": self = .text(text)
      case "d":
        guard let data = Self.data(text) else { return nil }
        self = .data(data)
      case "l":
        var values: [StoredValue] = []
        for line in text.split(separator: "\n") {
          guard let value = StoredValue(String(line.prefix(1)), Self.unescaped(line.dropFirst())) else { return nil }
          values.append(value)
        }
        self = .list(values)
      case "p":
        var pairs: [Pair] = []
        for line in text.split(separator: "\n") {
          let parts = line.dropFirst().split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
          guard parts.count == 2, let value = StoredValue(String(line.prefix(1)), Self.unescaped(parts[1])) else {
            return nil
          }
          pairs.append(Pair(name: Self.unescaped(parts[0]), value: value))
        }
        self = .dictionary(pairs)
      default: return nil
      }
    }

    private static func hexadecimal(_ data: Data) -> String {
      let digits = Array("0123456789abcdef".utf8)
      var result: [UInt8] = []
      for byte in data { result += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
      return String(decoding: result, as: UTF8.self)
    }

    private static func data(_ text: String) -> Data? {
      let digits = Array(text.utf8)
      guard digits.count % 2 == 0 else { return nil }
      var bytes: [UInt8] = []
      for place in stride(from: 0, to: digits.count, by: 2) {
        guard let byte = UInt8(String(decoding: digits[place..<(place + 2)], as: UTF8.self), radix: 16) else {
          return nil
        }
        bytes.append(byte)
      }
      return Data(bytes)
    }

    static func escaped(_ text: String) -> String {
      var result: [UInt8] = []
      for byte in text.utf8 {
        switch byte {
        case 0x5C: result += [0x5C, 0x5C]
        case 0x0A: result += [0x5C, 0x6E]
        case 0x09: result += [0x5C, 0x74]
        default: result.append(byte)
        }
      }
      return String(decoding: result, as: UTF8.self)
    }

    static func unescaped(_ text: Substring) -> String {
      var result: [UInt8] = []
      var isEscaped = false
      for byte in text.utf8 {
        if !isEscaped, byte == 0x5C {
          isEscaped = true
          continue
        }
        result.append(!isEscaped ? byte : byte == 0x6E ? 0x0A : byte == 0x74 ? 0x09 : byte)
        isEscaped = false
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  extension StoredValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByStringInterpolation, ExpressibleByArrayLiteral
  {
    /// Creates a value from an integer literal.
    public init(integerLiteral value: Int) { self = .integer(Int64(value)) }
    /// Creates a value from a floating-point literal.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Creates a value from a Boolean literal.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a value from a string literal.
    public init(stringLiteral value: String) { self = .text(value) }
    /// Creates a value from an array literal.
    public init(arrayLiteral elements: StoredValue...) { self = .list(elements) }
  }
#endif
