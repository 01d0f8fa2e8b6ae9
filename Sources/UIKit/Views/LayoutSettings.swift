// SPDX-License-Identifier: MIT

/// The settings by which a view takes part in the layout of its superview, and its subviews in its own.
struct LayoutSettings {
  /// Whether subviews with an autoresizing mask follow a change of the view's size.
  var autoresizesSubviews = true
  /// How the frame follows the superview's size.
  var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether the frame is set by hand and by the mask, and constraints of others take it as given.
  var isFramedByOwner = true
  /// How much the view insists on its natural size; nil for the usual priorities.
  var priorities: LayoutPriorities?
}
