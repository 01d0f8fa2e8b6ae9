// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension NSCollectionLayoutDimension: @MainActor NSCopying {
    /// Returns the dimension itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSCollectionLayoutSize: @MainActor NSCopying {
    /// Returns the size itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSCollectionLayoutSpacing: @MainActor NSCopying {
    /// Returns the spacing itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSCollectionLayoutEdgeSpacing: @MainActor NSCopying {
    /// Returns the spacing itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSCollectionLayoutAnchor: @MainActor NSCopying {
    /// Returns the anchor itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSCollectionLayoutGroupCustomItem: @MainActor NSCopying {
    /// Returns the item itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension UICollectionViewCompositionalLayoutConfiguration: @MainActor NSCopying {
    /// Returns a configuration with the same values.
    public func copy(with zone: NSZone? = nil) -> Any { duplicate() }
  }

  extension NSCollectionLayoutItem: @MainActor NSCopying {
    /// Returns a new item, group or supplementary view with the same values.
    public func copy(with zone: NSZone? = nil) -> Any { duplicate() }
  }

  extension NSCollectionLayoutSection: @MainActor NSCopying {
    /// Returns a new section with the same group and values.
    public func copy(with zone: NSZone? = nil) -> Any { duplicate() }
  }
#endif
