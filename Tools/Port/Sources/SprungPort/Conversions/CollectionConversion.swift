// SPDX-License-Identifier: MIT

/// A conversion of a collection into one of other elements by the language: `[UILabel]` into `[UIView]`.
struct CollectionConversion: Equatable {
  /// The kind of the collection.
  enum Kind: Equatable {
    /// An array, whose elements become of a type.
    case array(String)
    /// A set, whose elements become of a type.
    case set(String)
    /// A dictionary, whose values become of a type. Its keys stay.
    case dictionary(String)
    /// A cast by `as!` of any collection. Its position is included.
    case forced(Place)
  }

  /// A line and a column, both from 1; columns count bytes.
  struct Place: Hashable {
    let line: Int
    let column: Int
  }

  let kind: Kind
  /// Where the collection, or the whole cast, begins.
  let start: Place
  /// Where its last token begins.
  let end: Place
  /// Whether the collection is inside of an optional.
  let isOptional: Bool
}
