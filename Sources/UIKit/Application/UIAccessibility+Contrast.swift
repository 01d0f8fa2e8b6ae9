// SPDX-License-Identifier: MIT

extension UIAccessibility {
  /// Whether the person prefers increased contrast. Default: false.
  ///
  /// Setting it notifies all views and controllers: `UITraitCollection.accessibilityContrast` is `.high` then, and the
  /// system's colors are those that Apple publishes for it. Differs from Apple: settable, so that a test or host can
  /// state it.
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
    /// The name of the notification that the person now asks for more contrast, or no longer does.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  #endif
}
