// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  extension String {
    /// The description of a value.
    public init<Subject: CustomStringConvertible>(describing subject: Subject) { self = subject.description }

    /// The description of a list.
    public init<Element: CustomStringConvertible>(describing list: [Element]) { self = ListDescription.text(list) }
  }

  extension DefaultStringInterpolation {
    /// The descriptions of the elements of a list, in brackets.
    public mutating func appendInterpolation<Element: CustomStringConvertible>(_ list: [Element]) {
      appendInterpolation(ListDescription.text(list))
    }

    /// The texts of a list, in quotation marks and brackets.
    public mutating func appendInterpolation(_ list: [String]) { appendInterpolation(ListDescription.text(list)) }

    /// The description of a value, `Optional(3)`, or `nil`.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value?) {
      appendInterpolation(value.map { "Optional(" + $0.description + ")" } ?? "nil")
    }

    /// A text, `Optional("a")`, or `nil`.
    public mutating func appendInterpolation(_ value: String?) {
      appendInterpolation(value.map { "Optional(" + $0.debugDescription + ")" } ?? "nil")
    }
  }

  /// Writes a list on the console.
  public func print<Element: CustomStringConvertible>(_ list: [Element]) { print(ListDescription.text(list)) }

  /// Writes a list of texts on the console.
  public func print(_ list: [String]) { print(ListDescription.text(list)) }

  /// Lists as Swift writes them natively.
  enum ListDescription {
    static func text<Element: CustomStringConvertible>(_ list: [Element]) -> String {
      "[" + list.map { $0.description }.joined(separator: ", ") + "]"
    }

    static func text(_ list: [String]) -> String {
      "[" + list.map { $0.debugDescription }.joined(separator: ", ") + "]"
    }
  }
#endif
