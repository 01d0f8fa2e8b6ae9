// SPDX-License-Identifier: MIT

/// An element that currently has a view.
final class VisibleElement {
  /// The key of the element. An update may change its index path.
  @exclusivity(unchecked) var key: ElementKey
  /// The element's key in the data source. This key may differ from `key` while there are placeholders or the user is
  /// moving an item. A disappearing element keeps the key that it had before the change.
  @exclusivity(unchecked) var modelKey: ElementKey
  /// The view of the element.
  let view: any ItemView
  /// A copy of the most recently applied attributes. Layouts modify their attributes in place, so comparing with the
  /// original object would not detect changes.
  @exclusivity(unchecked) private(set) var applied: UICollectionViewLayoutAttributes
  /// The frame of the attributes. It is cached because the frames of all elements are read for every displayed frame
  /// while scrolling.
  @exclusivity(unchecked) private var frameStorage: CGRect?
  /// The number of the layout pass that most recently found the element.
  @exclusivity(unchecked) var stamp: UInt32
  /// The size for which the view was most recently measured. The initial value is a size that no element can have.
  @exclusivity(unchecked) var fittedSize = CGSize(width: -1, height: -1)
  /// Whether the view displays a placeholder.
  @exclusivity(unchecked) var isPlaceholder = false
  /// Whether the delegate, if there is one, has been notified that the element is displayed.
  @exclusivity(unchecked) var isAnnounced = false
  /// The number of the run of layout passes that added the element, or 0 if an update added it.
  @exclusivity(unchecked) var run: UInt32 = 0
  /// The number of times the view's preferred size invalidated the layout in a run of layout passes, and the number of
  /// that run.
  @exclusivity(unchecked) var fits = (count: 0, run: UInt32(0))

  init(key: ElementKey, view: any ItemView, attributes: UICollectionViewLayoutAttributes, stamp: UInt32) {
    self.key = key
    modelKey = key
    self.view = view
    self.stamp = stamp
    applied = attributes.duplicate()
    AttributesCheck.copied(attributes, applied)
  }

  // This deinitializer is nonisolated, because deinitialization does not require the main actor.
  nonisolated deinit {}

  /// The frame of the most recently applied attributes.
  var frame: CGRect {
    if let frameStorage { return frameStorage }
    let frame = applied.frame
    frameStorage = frame
    return frame
  }

  /// Returns whether the element has not been displayed yet, because the current run of layout passes added it.
  func isNew(in view: ItemEngine) -> Bool { run == view.passes.layoutRun }

  /// Changes the key, including that of the applied attributes.
  func rename(_ key: ElementKey) {
    self.key = key
    applied.indexPath = key.indexPath
  }

  /// Applies attributes if they differ from the most recently applied attributes. Returns whether the order of elements
  /// may have changed.
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

  /// Returns whether the element is behind another one. Elements are ordered by zIndex, then by category (decoration
  /// view, cell, supplementary view), and then by index path.
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
