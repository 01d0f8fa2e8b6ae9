// SPDX-License-Identifier: MIT

/// An implicit conversion of a collection to another element type, such as from `[UILabel]` to `[UIView]`.
struct CollectionConversion: Equatable {
  /// The kind of the conversion, with the new element type.
  enum Kind: Equatable {
    /// An array with its new element type.
    case array(String)
    /// A set with its new element type.
    case set(String)
    /// A dictionary with its new value type. The key type does not change.
    case dictionary(String)
    /// An `as!` cast of any collection, with the position of the cast.
    case forced(Place)
  }

  /// A line and a column, both starting at 1. Columns are counted in bytes.
  struct Place: Hashable {
    let line: Int
    let column: Int
  }

  let kind: Kind
  /// The start of the collection or of the entire cast.
  let start: Place
  /// The start of the collection's or the cast's last token.
  let end: Place
  /// Whether the collection is optional.
  let isOptional: Bool
}
