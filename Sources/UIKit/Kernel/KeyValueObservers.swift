// SPDX-License-Identifier: MIT

/// The changes of an object that can be observed, one for each setter. A change can affect several properties.
nonisolated struct ObservedChanges: OptionSet {
  let rawValue: UInt16

  /// The origin and size of the layer's bounds, and the layer's position in its superlayer.
  static let layerBounds = ObservedChanges(rawValue: 1)
  static let layerSize = ObservedChanges(rawValue: 2)
  static let position = ObservedChanges(rawValue: 4)
  static let transform = ObservedChanges(rawValue: 8)
  static let opacity = ObservedChanges(rawValue: 16)
  static let hidden = ObservedChanges(rawValue: 32)
  /// The bounds, size and offset of a view. These changes end after the corresponding changes of the layer.
  static let bounds = ObservedChanges(rawValue: 64)
  static let size = ObservedChanges(rawValue: 128)
  static let offset = ObservedChanges(rawValue: 256)
  static let contentSize = ObservedChanges(rawValue: 512)
  static let contentInset = ObservedChanges(rawValue: 1024)
  static let enabled = ObservedChanges(rawValue: 2048)
  static let selected = ObservedChanges(rawValue: 4096)
  static let highlighted = ObservedChanges(rawValue: 8192)
  static let state = ObservedChanges(rawValue: 16384)
  /// Any property of a web view's page.
  static let page = ObservedChanges(rawValue: 32768)
}

/// An observer of changes to one property.
nonisolated final class KeyValueObserver {
  let changes: ObservedChanges
  /// The name that identifies the two closures.
  let name: String
  @WeakReference private(set) var owner: AnyObject?
  let context: UnsafeMutableRawPointer?
  let willChange: () -> Void
  let didChange: () -> Void
  /// Whether a change has begun and has not ended.
  @exclusivity(unchecked) var isChanging = false
  @exclusivity(unchecked) var isRemoved = false

  init(
    _ changes: ObservedChanges, name: String, owner: AnyObject? = nil, context: UnsafeMutableRawPointer? = nil,
    willChange: @escaping () -> Void, didChange: @escaping () -> Void
  ) {
    self.changes = changes
    self.name = name
    self.owner = owner
    self.context = context
    self.willChange = willChange
    self.didChange = didChange
  }
}

/// The observers of an object. This object is created together with the first observer, so that setters of unobserved
/// objects only check for nil. Code outside UIKit must not use this class.
nonisolated public final class KeyValueObservers {
  @exclusivity(unchecked) private(set) var all: [KeyValueObserver] = []
  /// The number of changes that have begun and have not ended, and the kinds of changes that have ended since the
  /// outermost one began.
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var changed: ObservedChanges = []

  init() {}

  func add(_ observer: KeyValueObserver) { all.append(observer) }

  func remove(_ observer: KeyValueObserver) {
    observer.isRemoved = true
    all.removeAll { $0 === observer }
  }

  /// Called before values change. Each call must be balanced by a call to `didChange`. Nested changes are merged into
  /// the outermost one.
  func willChange(_ what: ObservedChanges) {
    depth += 1
    for observer in all where !observer.isChanging && !observer.changes.isDisjoint(with: what) {
      observer.isChanging = true
      observer.willChange()
    }
  }

  /// Called after a view has adapted to a change of its bounds.
  func didBoundsChange(from old: CGRect, to new: CGRect) {
    var what = ObservedChanges.bounds
    if new.size != old.size { what.insert(.size) }
    if new.origin != old.origin { what.insert(.offset) }
    didChange(what)
  }

  /// Called after values have changed. At the end of the outermost change, each affected observer is notified once.
  func didChange(_ what: ObservedChanges) {
    // If the first observer was added during a change, `willChange` was not called for it.
    guard depth > 0 else { return }
    changed.formUnion(what)
    depth -= 1
    guard depth == 0 else { return }
    var due: [KeyValueObserver] = []
    for observer in all where observer.isChanging {
      observer.isChanging = false
      if !observer.changes.isDisjoint(with: changed) { due.append(observer) }
    }
    changed = []
    // An observer's closure may remove other observers or change the object again.
    for observer in due where !observer.isRemoved { observer.didChange() }
  }
}
