// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: light or dark, as the person prefers. Default: light. Setting it tells all views and controllers;
  /// unspecified counts as light.
  public final var userInterfaceStyle: UIUserInterfaceStyle {
    get { HostTraits.shared.style }
    set {
      let style = newValue == .unspecified ? .light : newValue
      guard style != HostTraits.shared.style else { return }
      let old = traits
      HostTraits.shared.style = style
      traitsChanged(from: old)
    }
  }

  /// The traits of the whole screen.
  final var traits: UITraitCollection { HostTraits.shared.ofScreen }

  /// Tells all windows if the traits differ from what they were.
  final func traitsChanged(from old: UITraitCollection) {
    let new = traits
    UITraitCollection.current = new
    guard !new.isEqual(old) else { return }
    HostTraits.shared.changed(from: old)
    for window in windows {
      window.tellTraitsChanged(from: old)
      if new.layoutDirection != old.layoutDirection { LayoutHierarchy.directionChanged(of: window) }
    }
  }
}

#if !hasFeature(Embedded)
  extension UIContentSizeCategory {
    /// The name of the notification that the preferred text size has changed.
    nonisolated public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChange")
  }
#endif
