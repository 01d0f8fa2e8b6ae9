// SPDX-License-Identifier: MIT

extension UIView {
  /// Sprung addition: names what constraints leave open in this view and below, a line a view; nil if that is nothing.
  public final var ambiguousLayoutDescription: String? { AmbiguityReport.description(of: self) }
}
