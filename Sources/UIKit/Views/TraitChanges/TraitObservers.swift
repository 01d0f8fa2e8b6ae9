// SPDX-License-Identifier: MIT

/// The trait overrides of an object, and those who observe its traits.
@preconcurrency @MainActor
public final class _TraitObservers: _TraitExtras {
  /// The overrides.
  private(set) var overrides = TraitValues()
  /// The traits of the object that its observers know.
  private var known: UITraitCollection
  private var observers: [TraitObserver] = []
  /// Notifies the object and everything below it of a change from traits.
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
      // Not one that another one has removed meanwhile.
      if observers.contains(where: { $0 === observer }) { observer.handler(old) }
    }
  }
}

/// One observer of traits.
final class TraitObserver: UITraitChangeRegistration {
  let traits: [TraitIdentity]
  let handler: (UITraitCollection) -> Void

  init(_ traits: [TraitIdentity], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}
