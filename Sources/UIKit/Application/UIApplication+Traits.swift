// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: light or dark, as the person prefers. Default: light. Setting it notifies all views and
  /// controllers; unspecified counts as light.
  public final var userInterfaceStyle: UIUserInterfaceStyle {
    get { HostTraits.shared.style }
    set {
      let style = newValue == .unspecified ? .light : newValue
      guard style != HostTraits.shared.style else { return }
      let old = HostTraits.shared.ofScreen
      HostTraits.shared.style = style
      ScreenTraits.changed(from: old)
    }
  }
}

#if !hasFeature(Embedded)
  extension UIContentSizeCategory {
    /// The name of the notification that the preferred text size has changed.
    nonisolated public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChange")
    /// The key of the new category in what the notification says.
    nonisolated public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  }
#endif
