// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  // Foundation has index paths everywhere, but the names of collections only on Apple's platforms.
  extension IndexPath {
    /// Makes the index path of an item in a section of a collection view.
    public init(item: Int, section: Int) {
      // One number after the other: a list of both would be an array on the heap, and lists make index paths all the time.
      self.init(index: section)
      append(item)
    }

    /// Makes the index path of a row in a section of a table.
    public init(row: Int, section: Int) {
      self.init(item: row, section: section)
    }

    /// The section: the first of the two numbers. `NSNotFound` and a fault when there is none.
    public var section: Int {
      get { part(0, named: "section") }
      set { setPart(0, to: newValue, named: "section") }
    }

    /// The item in its section: the second of the two numbers. `NSNotFound` and a fault when there is none.
    public var item: Int {
      get { part(1, named: "item") }
      set { setPart(1, to: newValue, named: "item") }
    }

    /// The row in its section; another name of `item`.
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
        "\(name) requires an index path with two indexes, but this one has \(count). "
          + "Create it with IndexPath(item:section:) or IndexPath(row:section:).")
    }
  }
#endif
