// SPDX-License-Identifier: MIT

extension UIViewController: UITraitChangeObservable {
  /// The trait overrides and trait observers of the controller.
  public final var _traitObservers: _TraitObservers {
    if let made = traitExtras as? _TraitObservers { return made }
    let made = _TraitObservers(traitCollection) { [me = WeakReference(self)] in
      guard let controller = me.wrappedValue else { return }
      if let view = controller.viewIfLoaded {
        TraitPropagation.notify(view, from: $0)
      } else {
        controller.traitCollectionDidChange($0)
        controller.traitExtras?.changed(to: controller.traitCollection)
      }
    }
    traitExtras = made
    return made
  }
}
