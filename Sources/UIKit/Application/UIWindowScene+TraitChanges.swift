// SPDX-License-Identifier: MIT

extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable {
  /// Declared for source compatibility, but never called. Register for trait changes instead.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The trait overrides and trait observers of the scene.
  public final var _traitObservers: _TraitObservers {
    if let made = traitExtras as? _TraitObservers { return made }
    let made = _TraitObservers(traitCollection) { [me = WeakReference(self)] in
      guard let scene = me.wrappedValue else { return }
      scene.traitExtras?.changed(to: scene.traitCollection)
      for window in scene.windows { TraitPropagation.notify(window, from: $0) }
    }
    traitExtras = made
    return made
  }
}
