// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if hasFeature(Embedded)
  /// Writes a message to the console.
  public func NSLog(_ format: String) { print(TextFormat.text(format, [])) }

  /// Writes a formatted message with one argument to the console; see `String(format:)`.
  public func NSLog<A: FormatValue>(_ format: String, _ a: A) { print(TextFormat.text(format, [a.formatArgument])) }

  /// Writes a formatted message with two arguments to the console; see `String(format:)`.
  public func NSLog<A: FormatValue, B: FormatValue>(_ format: String, _ a: A, _ b: B) {
    print(TextFormat.text(format, [a.formatArgument, b.formatArgument]))
  }

  /// Writes a formatted message with three arguments to the console; see `String(format:)`.
  public func NSLog<A: FormatValue, B: FormatValue, C: FormatValue>(_ format: String, _ a: A, _ b: B, _ c: C) {
    print(TextFormat.text(format, [a.formatArgument, b.formatArgument, c.formatArgument]))
  }

  /// Writes the debug description of a value to the console. Strings are quoted.
  public func debugPrint<Value: CustomDebugStringConvertible>(_ value: Value) { print(value.debugDescription) }
#endif
