// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  extension String {
    /// Creates the description of a value.
    public init<Subject: CustomStringConvertible>(describing subject: Subject) { self = subject.description }

    /// Creates the description of an array.
    public init<Element: CustomStringConvertible>(describing list: [Element]) { self = ListDescription.text(list) }
  }

  extension DefaultStringInterpolation {
    /// Appends the descriptions of the elements of an array, in brackets.
    public mutating func appendInterpolation<Element: CustomStringConvertible>(_ list: [Element]) {
      appendInterpolation(ListDescription.text(list))
    }

    /// Appends an array of strings, with quotation marks and brackets.
    public mutating func appendInterpolation(_ list: [String]) { appendInterpolation(ListDescription.text(list)) }

    /// Appends the description of an optional value: `Optional(3)` or `nil`.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value?) {
      appendInterpolation(value.map { "Optional(" + $0.description + ")" } ?? "nil")
    }

    /// Appends the description of an optional string: `Optional("a")` or `nil`.
    public mutating func appendInterpolation(_ value: String?) {
      appendInterpolation(value.map { "Optional(" + $0.debugDescription + ")" } ?? "nil")
    }
  }

  /// Writes an array to the console.
  public func print<Element: CustomStringConvertible>(_ list: [Element]) { print(ListDescription.text(list)) }

  /// Writes an array of strings to the console.
  public func print(_ list: [String]) { print(ListDescription.text(list)) }

  /// Formats arrays in the same way as Swift's standard library in native builds.
  enum ListDescription {
    static func text<Element: CustomStringConvertible>(_ list: [Element]) -> String {
      "[" + list.map { $0.description }.joined(separator: ", ") + "]"
    }

    static func text(_ list: [String]) -> String {
      "[" + list.map { $0.debugDescription }.joined(separator: ", ") + "]"
    }
  }
#endif
