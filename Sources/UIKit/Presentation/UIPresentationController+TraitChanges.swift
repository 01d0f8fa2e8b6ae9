// SPDX-License-Identifier: MIT

extension UIPresentationController: UITraitEnvironment, UITraitChangeObservable {
  /// The traits of the presented controller.
  public var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  /// This method exists for source compatibility and is never called. Register for trait changes instead.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that override those of the presented controller, or nil if there are none. Setting this property
  /// replaces all `traitOverrides`.
  public var overrideTraitCollection: UITraitCollection? {
    get { _traitObservers.overrides.isEmpty ? nil : _traitObservers.overrides.collection }
    set { _traitObservers.set(TraitValues(newValue)) }
  }

  /// The trait overrides and trait observers of the presentation.
  public final var _traitObservers: _TraitObservers {
    if let made = traitExtras as? _TraitObservers { return made }
    let made = _TraitObservers(traitCollection) { [me = WeakReference(self)] in
      TraitPropagation.notify(me.wrappedValue?.presentedViewController.viewIfLoaded, from: $0)
    }
    traitExtras = made
    return made
  }
}
