// SPDX-License-Identifier: MIT

extension UIView {
  /// Sprung addition: describes ambiguous values of this view and its descendants, one view per line; nil if there are
  /// none.
  public final var ambiguousLayoutDescription: String? { AmbiguityReport.description(of: self) }
}
