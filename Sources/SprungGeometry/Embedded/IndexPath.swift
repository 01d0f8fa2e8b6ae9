// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// The position of an item in a collection: a section and an index within the section.
  ///
  /// Differs from Foundation: an index path always has exactly two indexes.
  public struct IndexPath: Hashable, Comparable, Sendable {
    /// The zero-based index of the section.
    public var section: Int
    /// The zero-based index of the item within its section.
    public var item: Int

    /// The row within its section; an alias of `item`.
    public var row: Int {
      get { item }
      set { item = newValue }
    }

    /// The number of indexes, always two.
    public var count: Int { 2 }

    /// Creates an index path of an item in a section of a collection view.
    public init(item: Int, section: Int) {
      self.section = section
      self.item = item
    }

    /// Creates an index path of a row in a section of a table view.
    public init(row: Int, section: Int) {
      self.init(item: row, section: section)
    }

    /// The section at position 0 and the item at position 1. Any other position stops the program.
    public subscript(position: Int) -> Int {
      get {
        precondition(position == 0 || position == 1, "an index path has the positions 0 and 1")
        return position == 0 ? section : item
      }
      set {
        precondition(position == 0 || position == 1, "an index path has the positions 0 and 1")
        if position == 0 { section = newValue } else { item = newValue }
      }
    }

    /// Compares by section, then by item.
    public static func < (left: IndexPath, right: IndexPath) -> Bool {
      left.section != right.section ? left.section < right.section : left.item < right.item
    }
  }

  extension IndexPath: ExpressibleByArrayLiteral {
    /// Creates an index path from `[section, item]`. Any other number of elements stops the program.
    public init(arrayLiteral parts: Int...) {
      self.init(indexes: parts)
    }

    /// Creates an index path from an array that contains a section and an item. Any other number of elements stops the
    /// program.
    public init(indexes parts: [Int]) {
      precondition(parts.count == 2, "an index path has two numbers, a section and an item")
      self.init(item: parts[1], section: parts[0])
    }
  }

  extension IndexPath: CustomStringConvertible {
    /// The section and the item in brackets, such as "[0, 3]".
    public var description: String { "[\(section), \(item)]" }
  }
#endif
