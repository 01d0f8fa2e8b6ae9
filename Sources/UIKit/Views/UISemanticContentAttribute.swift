// SPDX-License-Identifier: MIT

/// Whether a view is mirrored where people write from right to left.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored with the direction of writing.
  case unspecified
  /// Controls of a player, which are never mirrored.
  case playback
  /// Directions in space, which are never mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}

extension UIView {
  /// The direction that counts for a view with an attribute: the application's if the attribute leaves it open.
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
