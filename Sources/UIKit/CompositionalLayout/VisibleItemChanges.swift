// SPDX-License-Identifier: MIT

/// The changes that section handlers made to visible items, valid until the handlers are called again.
struct VisibleItemChanges {
  /// The arguments of the most recent handler call.
  struct State: Equatable {
    var offset: CGPoint
    var bounds: CGRect
    var generation: UInt32
  }

  /// Whether a handler is running.
  var isCalling = false
  private var states: [Int: State] = [:]
  private var items: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// Returns whether a section's handler must be called. If the handler must be called, discards its previous changes.
  mutating func begin(section: Int, _ state: State) -> Bool {
    guard states[section] != state else { return false }
    states[section] = state
    for key in items.keys where key.section == section { items[key] = nil }
    return true
  }

  /// Adds an item that a handler is about to change.
  mutating func add(_ attributes: UICollectionViewLayoutAttributes) { items[attributes.key] = attributes }

  /// Applies the changes made by a handler to attributes.
  func apply(to attributes: UICollectionViewLayoutAttributes) {
    guard let changed = items[attributes.key] else { return }
    attributes.center = changed.center
    attributes.transform3D = changed.transform3D
    attributes.alpha = changed.alpha
    attributes.zIndex = changed.zIndex
    attributes.isHidden = changed.isHidden
  }
}
