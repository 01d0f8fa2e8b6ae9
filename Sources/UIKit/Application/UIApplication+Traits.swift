// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: the user's preferred light or dark appearance. Default: light. Setting this property notifies all
  /// views and controllers. Unspecified is treated as light.
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
    /// Posted when the preferred text size changes.
    nonisolated public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChange")
    /// The key of the new category in the notification's `userInfo`.
    nonisolated public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  }
#endif
