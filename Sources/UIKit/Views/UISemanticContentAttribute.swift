// SPDX-License-Identifier: MIT

/// Determines whether a view is mirrored in right-to-left layouts.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// The view is mirrored according to the layout direction.
  case unspecified
  /// Playback controls, which are never mirrored.
  case playback
  /// Controls that represent directions in space, which are never mirrored.
  case spatial
  /// The layout is always left-to-right.
  case forceLeftToRight
  /// The layout is always right-to-left.
  case forceRightToLeft
}

extension UIView {
  /// Returns the layout direction of a view with the given attribute. For `unspecified`, the result is the app's
  /// direction.
  public final class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: HostTraits.shared.layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
