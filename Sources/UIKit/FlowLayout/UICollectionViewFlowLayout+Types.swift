// SPDX-License-Identifier: MIT

extension UICollectionViewFlowLayout {
  /// The reference of the section insets across the scrolling axis.
  nonisolated public enum SectionInsetReference: Int, Sendable {
    /// The content inset of the collection view.
    case fromContentInset
    /// The safe area, where it reaches further than the insets of the content.
    case fromSafeArea
    /// The layout margins, where they reach further than the insets of the content.
    case fromLayoutMargins
  }
}
