// SPDX-License-Identifier: MIT

/// The trait overrides and observers of an object.
@preconcurrency @MainActor
public final class _TraitObservers: _TraitExtras {
  /// The trait overrides of the object.
  private(set) var overrides = TraitValues()
  /// The traits at the most recent notification of the observers.
  private var known: UITraitCollection
  private var observers: [TraitObserver] = []
  /// Notifies the object and its descendants of a trait change, with the previous traits.
  private let notify: (UITraitCollection) -> Void

  init(_ traits: UITraitCollection, notify: @escaping (UITraitCollection) -> Void) {
    known = traits
    self.notify = notify
  }

  func register(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) -> TraitObserver {
    let observer = TraitObserver(traits.map { TraitIdentity($0) }, handler)
    observers.append(observer)
    return observer
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    observers.removeAll { $0 === registration }
  }

  func set(_ values: TraitValues) {
    guard !values.collection.isEqual(overrides.collection) else { return }
    let old = known
    overrides = values
    AppContext.shared.hasTraitOverrides = true
    notify(old)
  }

  override func applied(to traits: UITraitCollection) -> UITraitCollection {
    overrides.isEmpty ? traits : UITraitCollection(traitsFrom: [traits, overrides.collection])
  }

  override func changed(to traits: UITraitCollection) {
    let old = known
    known = traits
    for observer in observers where observer.traits.contains(where: { traits.differs(from: old, in: $0) }) {
      // Observers that another observer removed in the meantime are skipped.
      if observers.contains(where: { $0 === observer }) { observer.handler(old) }
    }
  }
}

/// An observer of trait changes.
final class TraitObserver: UITraitChangeRegistration {
  let traits: [TraitIdentity]
  let handler: (UITraitCollection) -> Void

  init(_ traits: [TraitIdentity], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}
