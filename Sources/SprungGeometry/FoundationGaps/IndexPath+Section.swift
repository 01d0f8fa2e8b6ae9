// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  // Foundation provides `IndexPath` on every platform, but the collection view members only on Apple's platforms.
  extension IndexPath {
    /// Creates an index path of an item in a section of a collection view.
    public init(item: Int, section: Int) {
      // Append the indexes one by one. An array literal with both indexes would need a heap allocation, and collection
      // views create index paths constantly.
      self.init(index: section)
      append(item)
    }

    /// Creates an index path of a row in a section of a table view.
    public init(row: Int, section: Int) {
      self.init(item: row, section: section)
    }

    /// The section, which is the first index. If the index path is empty, the value is `NSNotFound` and a fault is
    /// reported.
    public var section: Int {
      get { part(0, named: "section") }
      set { setPart(0, to: newValue, named: "section") }
    }

    /// The item within its section, which is the second index. If it is missing, the value is `NSNotFound` and a fault
    /// is reported.
    public var item: Int {
      get { part(1, named: "item") }
      set { setPart(1, to: newValue, named: "item") }
    }

    /// The row within its section; an alias of `item`.
    public var row: Int {
      get { part(1, named: "row") }
      set { setPart(1, to: newValue, named: "row") }
    }

    private func part(_ position: Int, named name: String) -> Int {
      guard position < count else {
        reportMissing(position, named: name)
        return NSNotFound
      }
      return self[position]
    }

    private mutating func setPart(_ position: Int, to value: Int, named name: String) {
      guard position < count else {
        reportMissing(position, named: name)
        return
      }
      self[position] = value
    }

    private func reportMissing(_ position: Int, named name: String) {
      Diagnostics.report(
        "indexPathTooShort",
        "IndexPath.\(name) requires two indexes, but the index path has \(count). Create it with "
          + "IndexPath(item:section:) or IndexPath(row:section:).")
    }
  }
#endif
