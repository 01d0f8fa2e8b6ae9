// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if hasFeature(Embedded)
  /// Writes a text on the console.
  public func NSLog(_ format: String) { print(TextFormat.text(format, [])) }

  /// Writes a text with a value in it on the console; see `String(format:)`.
  public func NSLog<A: FormatValue>(_ format: String, _ a: A) { print(TextFormat.text(format, [a.formatArgument])) }

  /// Writes a text with values in it on the console; see `String(format:)`.
  public func NSLog<A: FormatValue, B: FormatValue>(_ format: String, _ a: A, _ b: B) {
    print(TextFormat.text(format, [a.formatArgument, b.formatArgument]))
  }

  /// Writes a text with values in it on the console; see `String(format:)`.
  public func NSLog<A: FormatValue, B: FormatValue, C: FormatValue>(_ format: String, _ a: A, _ b: B, _ c: C) {
    print(TextFormat.text(format, [a.formatArgument, b.formatArgument, c.formatArgument]))
  }

  /// Writes a value on the console, a text in quotation marks.
  public func debugPrint<Value: CustomDebugStringConvertible>(_ value: Value) { print(value.debugDescription) }
#endif
