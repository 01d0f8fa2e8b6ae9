// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// The position of an item in a collection: its section and its number within the section.
  ///
  /// Differs from Foundation: it always has exactly these two numbers.
  public struct IndexPath: Hashable, Comparable, Sendable {
    /// The section, counted from 0.
    public var section: Int
    /// The item within its section, counted from 0.
    public var item: Int

    /// The row within its section; another name of `item`.
    public var row: Int {
      get { item }
      set { item = newValue }
    }

    /// How many numbers there are: two.
    public var count: Int { 2 }

    /// Makes the index path of an item in a section of a collection view.
    public init(item: Int, section: Int) {
      self.section = section
      self.item = item
    }

    /// Makes the index path of a row in a section of a table.
    public init(row: Int, section: Int) {
      self.init(item: row, section: section)
    }

    /// The section at position 0, the item at position 1; another position stops the program.
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

    /// Sections in order, and within a section the items in order.
    public static func < (left: IndexPath, right: IndexPath) -> Bool {
      left.section != right.section ? left.section < right.section : left.item < right.item
    }
  }

  extension IndexPath: ExpressibleByArrayLiteral {
    /// Makes an index path from `[section, item]`; another count of numbers stops the program.
    public init(arrayLiteral parts: Int...) {
      self.init(indexes: parts)
    }

    /// Makes an index path from an array of section and item; another count of numbers stops the program.
    public init(indexes parts: [Int]) {
      precondition(parts.count == 2, "an index path has two numbers, a section and an item")
      self.init(item: parts[1], section: parts[0])
    }
  }

  extension IndexPath: CustomStringConvertible {
    /// The two numbers in brackets, section first: "[0, 3]".
    public var description: String { "[\(section), \(item)]" }
  }
#endif
