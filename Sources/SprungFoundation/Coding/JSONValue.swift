// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A JSON value. Numbers retain their digits.
  enum JSONValue: Equatable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case list([JSONValue])
    case object(names: [String], values: [JSONValue])

    /// The name of the value's type, for errors.
    var kind: String {
      switch self {
      case .null: "null"
      case .bool: "bool"
      case .number: "number"
      case .string: "a string"
      case .list: "an array"
      case .object: "a dictionary"
      }
    }

    /// Returns the value for the given name; the last one if there are several.
    func member(_ name: String) -> JSONValue? {
      guard case .object(let names, let values) = self else { return nil }
      for place in names.indices.reversed() where names[place].utf8.elementsEqual(name.utf8) { return values[place] }
      return nil
    }
  }

  /// Writes a JSON value as text.
  struct JSONWriter {
    private let options: JSONEncoder.OutputFormatting
    private(set) var bytes: [UInt8] = []
    private var depth = 0

    init(_ options: JSONEncoder.OutputFormatting) { self.options = options }

    mutating func write(_ value: JSONValue) {
      switch value {
      case .null: put("null")
      case .bool(let value): put(value ? "true" : "false")
      case .number(let digits): put(digits)
      case .string(let text): write(text)
      case .list(let values):
        write(values.count, "[", "]") { $0.write(values[$1]) }
      case .object(let names, let values):
        var order = Array(names.indices)
        if options.contains(.sortedKeys) {
          order.sort { names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8) }
        }
        write(order.count, "{", "}") {
          $0.write(names[order[$1]])
          $0.put($0.options.contains(.prettyPrinted) ? " : " : ":")
          $0.write(values[order[$1]])
        }
      }
    }

    private mutating func write(
      _ count: Int, _ open: StaticString, _ close: StaticString, _ element: (inout JSONWriter, Int) -> Void
    ) {
      put(open)
      depth += 1
      for place in 0..<count {
        if place > 0 { put(",") }
        breakLine()
        element(&self, place)
      }
      depth -= 1
      if count == 0, options.contains(.prettyPrinted) { put("\n") }
      breakLine()
      put(close)
    }

    private mutating func breakLine() {
      guard options.contains(.prettyPrinted) else { return }
      bytes.append(0x0A)
      for _ in 0..<(2 * depth) { bytes.append(0x20) }
    }

    private mutating func put(_ text: StaticString) { text.withUTF8Buffer { bytes += $0 } }

    private mutating func put(_ text: String) { bytes += text.utf8 }

    private mutating func write(_ text: String) {
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(0x22)
      for byte in text.utf8 {
        switch byte {
        case 0x22: put("\\\"")
        case 0x5C: put("\\\\")
        case 0x2F: put(options.contains(.withoutEscapingSlashes) ? "/" : "\\/")
        case 0x08: put("\\b")
        case 0x0C: put("\\f")
        case 0x0A: put("\\n")
        case 0x0D: put("\\r")
        case 0x09: put("\\t")
        case 0..<0x20:
          put("\\u00")
          bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        default: bytes.append(byte)
        }
      }
      bytes.append(0x22)
    }
  }
#endif
