// SPDX-License-Identifier: MIT

/// Reports changes of the screen's traits to all windows.
enum ScreenTraits {
  /// Notifies windows, view controllers and views if the screen's traits differ from `old`.
  static func changed(from old: UITraitCollection) {
    let new = HostTraits.shared.ofScreen
    UITraitCollection.current = new
    guard !new.isEqual(old) else { return }
    HostTraits.shared.changed(from: old)
    UIApplication.shared.lifeCycle.scene?.traitExtras?.changed(to: new)
    for window in WindowList.shared.windows {
      TraitPropagation.notify(window, from: old)
      if new.layoutDirection != old.layoutDirection { LayoutHierarchy.directionChanged(of: window) }
    }
  }
}
