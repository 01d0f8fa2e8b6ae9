// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Formats numbers and strings like C's `printf`, with the same results on all platforms.
  public enum TextFormat {
    /// Returns a format with its conversions replaced by the arguments.
    public static func text(_ format: String, _ arguments: [FormatArgument]) -> String {
      var reader = FormatReader(format)
      var result: [UInt8] = []
      var next = 0
      func take() -> FormatArgument? {
        guard next < arguments.count else { return nil }
        defer { next += 1 }
        return arguments[next]
      }
      while let byte = reader.next() {
        guard byte == UInt8(ascii: "%") else {
          result.append(byte)
          continue
        }
        guard let conversion = reader.conversion({ wholeNumber(take()) }) else {
          result.append(byte)
          continue
        }
        if conversion.kind == UInt8(ascii: "%") {
          result.append(byte)
        } else if let argument = take() {
          result += conversion.bytes(of: argument)
        }
      }
      return String(decoding: result, as: UTF8.self)
    }

    private static func wholeNumber(_ argument: FormatArgument?) -> Int {
      switch argument {
      case .signed(let value): Int(truncatingIfNeeded: value)
      case .unsigned(let value): Int(truncatingIfNeeded: value)
      default: 0
      }
    }
  }

  /// Parses a format byte by byte.
  private struct FormatReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ format: String) { bytes = Array(format.utf8) }

    mutating func next() -> UInt8? {
      guard place < bytes.count else { return nil }
      place += 1
      return bytes[place - 1]
    }

    /// Parses the conversion after a percent sign. Returns nil and consumes nothing if it is not valid.
    mutating func conversion(_ star: () -> Int) -> FormatConversion? {
      let start = place
      var result = FormatConversion()
      while place < bytes.count, result.takeFlag(bytes[place]) { place += 1 }
      let width = number(star)
      result.width = width.map { $0 < 0 ? -$0 : $0 } ?? 0
      if let width, width < 0 { result.isLeft = true }
      if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
        place += 1
        let precision = number(star) ?? 0
        // A negative precision, which can only come from a `*` argument, is treated as if no precision were specified.
        result.precision = precision < 0 ? nil : min(precision, 1000)
      }
      result.width = min(result.width, 10_000)
      while place < bytes.count, result.takeLength(bytes[place]) { place += 1 }
      guard place < bytes.count, FormatConversion.kinds.contains(bytes[place]) else {
        place = start
        return nil
      }
      result.kind = bytes[place]
      place += 1
      return result
    }

    private mutating func number(_ star: () -> Int) -> Int? {
      if place < bytes.count, bytes[place] == UInt8(ascii: "*") {
        place += 1
        return star()
      }
      var result: Int?
      while place < bytes.count, bytes[place] >= UInt8(ascii: "0"), bytes[place] <= UInt8(ascii: "9") {
        result = min((result ?? 0) * 10 + Int(bytes[place] - UInt8(ascii: "0")), 1_000_000)
        place += 1
      }
      return result
    }
  }
#endif
