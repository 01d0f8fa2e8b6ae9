// SPDX-License-Identifier: MIT

extension UIAccessibility {
  /// Whether the user prefers increased contrast. Default: false.
  ///
  /// Setting this property notifies all views and controllers. If true, `UITraitCollection.accessibilityContrast` is
  /// `.high`, and system colors use the variants that Apple publishes for increased contrast. Differs from Apple: this
  /// property is settable, so that tests and hosts can provide the user's preference.
  public static var isDarkerSystemColorsEnabled: Bool {
    get { HostTraits.shared.contrast == .high }
    set {
      guard newValue != isDarkerSystemColorsEnabled else { return }
      let old = HostTraits.shared.ofScreen
      HostTraits.shared.contrast = newValue ? .high : .normal
      ScreenTraits.changed(from: old)
      #if !hasFeature(Embedded)
        NotificationCenter.default.post(name: darkerSystemColorsStatusDidChangeNotification, object: nil)
      #endif
    }
  }

  #if !hasFeature(Embedded)
    /// Posted when the user's preference for increased contrast changes.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  #endif
}
