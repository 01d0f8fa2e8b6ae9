// SPDX-License-Identifier: MIT

/// An element that has a view at the moment.
final class VisibleElement {
  /// The key of the element; an update may change its index path.
  @exclusivity(unchecked) var key: ElementKey
  /// The element's key in the data source; differs from `key` while placeholders are shown or an item is being moved.
  /// Of an element that leaves, that before the change.
  @exclusivity(unchecked) var modelKey: ElementKey
  /// Its view.
  let view: any ItemView
  /// A private copy of the attributes that were applied last. Layouts change theirs in place, so the original object
  /// cannot show whether anything changed.
  @exclusivity(unchecked) private(set) var applied: UICollectionViewLayoutAttributes
  /// The frame of the attributes once it was read: a scrolled view reads it for all elements in each frame.
  @exclusivity(unchecked) private var frameStorage: CGRect?
  /// The number of the layout pass that met the element last.
  @exclusivity(unchecked) var stamp: UInt32
  /// The size for which the view was asked last what it prefers; before that, one that no element has.
  @exclusivity(unchecked) var fittedSize = CGSize(width: -1, height: -1)
  /// Whether the view is that of a placeholder.
  @exclusivity(unchecked) var isPlaceholder = false
  /// Whether the delegate was notified that the element is displayed, or there was no delegate.
  @exclusivity(unchecked) var isAnnounced = false
  /// The number of the run of layout passes that added the element, 0 if an update did.
  @exclusivity(unchecked) var run: UInt32 = 0
  /// How often the view's wish has invalidated the layout in a run of layout passes, and the number of that run.
  @exclusivity(unchecked) var fits = (count: 0, run: UInt32(0))

  init(key: ElementKey, view: any ItemView, attributes: UICollectionViewLayoutAttributes, stamp: UInt32) {
    self.key = key
    modelKey = key
    self.view = view
    self.stamp = stamp
    applied = attributes.duplicate()
    AttributesCheck.copied(attributes, applied)
  }

  // Nothing happens at its end for which the main actor would have to be asked.
  nonisolated deinit {}

  /// The frame of the attributes that were applied last.
  var frame: CGRect {
    if let frameStorage { return frameStorage }
    let frame = applied.frame
    frameStorage = frame
    return frame
  }

  /// True if the current run of layout passes added the element, so that it has not been displayed yet.
  func isNew(in view: ItemEngine) -> Bool { run == view.passes.layoutRun }

  /// Changes the key, also in the applied attributes.
  func rename(_ key: ElementKey) {
    self.key = key
    applied.indexPath = key.indexPath
  }

  /// Shows the attributes if they differ from those applied last. Returns true if the order of elements may change.
  func update(to attributes: UICollectionViewLayoutAttributes) -> Bool {
    let old = applied
    let oldIndex = old.zIndex
    if attributes.isPlain && old.isPlain {
      if old.hasSameValues(as: attributes) { return false }
      old.assign(from: attributes)
    } else {
      if old.isEqual(attributes) {
        AttributesCheck.foundEqual(old, attributes)
        return false
      }
      applied = attributes.duplicate()
      AttributesCheck.copied(attributes, applied)
    }
    frameStorage = nil
    ItemViewBehavior.show(attributes, in: view)
    view.apply(attributes)
    return attributes.zIndex != oldIndex
  }

  /// True if the element is behind another one: by zIndex, then decoration, cell, supplementary, then index path.
  func isBehind(_ other: VisibleElement) -> Bool {
    VisibleElement.isBehind(key, applied.zIndex, other.key, other.applied.zIndex)
  }

  static func isBehind(_ key: ElementKey, _ zIndex: Int, _ other: ElementKey, _ otherZIndex: Int) -> Bool {
    if zIndex != otherZIndex { return zIndex < otherZIndex }
    let rank = rank(key)
    let otherRank = VisibleElement.rank(other)
    if rank != otherRank { return rank < otherRank }
    if key.section != other.section { return key.section < other.section }
    if key.item != other.item { return key.item < other.item }
    return key.kind < other.kind
  }

  private static func rank(_ key: ElementKey) -> Int {
    switch ElementKindTable.category(of: key.kind) {
    case .decorationView: return 0
    case .cell: return 1
    case .supplementaryView: return 2
    }
  }
}
