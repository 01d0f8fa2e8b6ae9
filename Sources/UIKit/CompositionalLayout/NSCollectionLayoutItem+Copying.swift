// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension NSCollectionLayoutDimension: @MainActor NSCopying {
    /// The dimension itself, since it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSCollectionLayoutSize: @MainActor NSCopying {
    /// The size itself, since it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSCollectionLayoutSpacing: @MainActor NSCopying {
    /// The spacing itself, since it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSCollectionLayoutEdgeSpacing: @MainActor NSCopying {
    /// The spacing itself, since it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSCollectionLayoutAnchor: @MainActor NSCopying {
    /// The anchor itself, since it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSCollectionLayoutGroupCustomItem: @MainActor NSCopying {
    /// The item itself, since it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension UICollectionViewCompositionalLayoutConfiguration: @MainActor NSCopying {
    /// A configuration with the same values.
    public func copy(with zone: NSZone? = nil) -> Any { duplicate() }
  }

  extension NSCollectionLayoutItem: @MainActor NSCopying {
    /// A new item, group or supplementary view with the same values.
    public func copy(with zone: NSZone? = nil) -> Any { duplicate() }
  }

  extension NSCollectionLayoutSection: @MainActor NSCopying {
    /// A new section with the same group and values.
    public func copy(with zone: NSZone? = nil) -> Any { duplicate() }
  }
#endif
