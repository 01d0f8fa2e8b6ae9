// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension NSIndexPath {
    /// Makes the index path of a row in a section.
    public convenience init(forRow row: Int, inSection section: Int) {
      self.init(indexes: [section, row], length: 2)
    }

    /// Makes the index path of an item in a section.
    public convenience init(forItem item: Int, inSection section: Int) {
      self.init(indexes: [section, item], length: 2)
    }

    /// The section. An index path with less than one index gives `NSNotFound`.
    public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }

    /// The row in the section. An index path with less than two indexes gives `NSNotFound`.
    public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }

    /// The item in the section. An index path with less than two indexes gives `NSNotFound`.
    public var item: Int { row }
  }

  extension NSObject {
    /// The class of the object, which archives name.
    public func classForCoder() -> AnyClass { type(of: self) }
  }
#endif
