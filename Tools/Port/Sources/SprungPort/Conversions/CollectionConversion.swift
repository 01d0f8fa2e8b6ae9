// SPDX-License-Identifier: MIT

/// An implicit conversion of a collection's element type: `[UILabel]` to `[UIView]`.
struct CollectionConversion: Equatable {
  /// The kind of the collection, with its new element type.
  enum Kind: Equatable {
    /// An array with its new element type.
    case array(String)
    /// A set with its new element type.
    case set(String)
    /// A dictionary with its new value type. Its keys do not change.
    case dictionary(String)
    /// An `as!` cast of any collection, with its position.
    case forced(Place)
  }

  /// A line and a column, both starting at 1. Columns count bytes.
  struct Place: Hashable {
    let line: Int
    let column: Int
  }

  let kind: Kind
  /// The start of the collection or of the entire cast.
  let start: Place
  /// The start of its last token.
  let end: Place
  /// Whether the collection is optional.
  let isOptional: Bool
}
