// SPDX-License-Identifier: MIT

extension UIPresentationController: UITraitEnvironment, UITraitChangeObservable {
  /// The traits of the presentation: those of the presented controller.
  public var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  /// The traits have changed. Nothing calls it: register for changes.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that replace those of the presented controller; nil for none. It sets all `traitOverrides`.
  public var overrideTraitCollection: UITraitCollection? {
    get { _traitObservers.overrides.isEmpty ? nil : _traitObservers.overrides.collection }
    set { _traitObservers.set(TraitValues(newValue)) }
  }

  /// The overrides and observers of the presentation.
  public final var _traitObservers: _TraitObservers {
    if let made = traitExtras as? _TraitObservers { return made }
    let made = _TraitObservers(traitCollection) { [me = WeakReference(self)] in
      TraitPropagation.notify(me.wrappedValue?.presentedViewController.viewIfLoaded, from: $0)
    }
    traitExtras = made
    return made
  }
}
