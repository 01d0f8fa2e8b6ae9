// SPDX-License-Identifier: MIT

/// The changes of visible items by the handlers of sections, until they are called again.
struct VisibleItemChanges {
  /// The arguments of the last call of a handler.
  struct State: Equatable {
    var offset: CGPoint
    var bounds: CGRect
    var generation: UInt32
  }

  /// True while a handler runs.
  var isCalling = false
  private var states: [Int: State] = [:]
  private var items: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// True if the handler of a section must be called; what it changed before is forgotten then.
  mutating func begin(section: Int, _ state: State) -> Bool {
    guard states[section] != state else { return false }
    states[section] = state
    for key in items.keys where key.section == section { items[key] = nil }
    return true
  }

  /// An item that a handler is about to change.
  mutating func add(_ attributes: UICollectionViewLayoutAttributes) { items[attributes.key] = attributes }

  /// Gives attributes what a handler has changed.
  func apply(to attributes: UICollectionViewLayoutAttributes) {
    guard let changed = items[attributes.key] else { return }
    attributes.center = changed.center
    attributes.transform3D = changed.transform3D
    attributes.alpha = changed.alpha
    attributes.zIndex = changed.zIndex
    attributes.isHidden = changed.isHidden
  }
}
