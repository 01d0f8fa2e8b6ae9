// SPDX-License-Identifier: MIT

extension UIView {
  /// Sprung addition: describes ambiguous values of this view and its descendants, one view per line; nil if no values
  /// are ambiguous.
  public final var ambiguousLayoutDescription: String? { AmbiguityReport.description(of: self) }
}
