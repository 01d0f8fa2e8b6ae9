// SPDX-License-Identifier: MIT

extension UICollectionViewFlowLayout {
  /// The edges to which section insets refer, perpendicular to the scrolling axis.
  nonisolated public enum SectionInsetReference: Int, Sendable {
    /// The content inset of the collection view.
    case fromContentInset
    /// The safe area insets where they are larger than the content inset.
    case fromSafeArea
    /// The layout margins where they are larger than the content inset.
    case fromLayoutMargins
  }
}
