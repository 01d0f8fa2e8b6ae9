// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension NSIndexPath {
    /// Creates the index path of a row in a section.
    public convenience init(forRow row: Int, inSection section: Int) {
      self.init(indexes: [section, row], length: 2)
    }

    /// Creates the index path of an item in a section.
    public convenience init(forItem item: Int, inSection section: Int) {
      self.init(indexes: [section, item], length: 2)
    }

    /// The section, or `NSNotFound` if the index path has no indexes.
    public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }

    /// The row in the section, or `NSNotFound` if the index path has fewer than two indexes.
    public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }

    /// The item in the section, or `NSNotFound` if the index path has fewer than two indexes.
    public var item: Int { row }
  }

  extension NSObject {
    /// Returns the class of the object, as recorded in archives.
    public func classForCoder() -> AnyClass { type(of: self) }
  }
#endif
