// SPDX-License-Identifier: MIT

/// The settings that affect how a view is laid out in its superview, and how its subviews are laid out.
struct LayoutSettings {
  /// Whether subviews with an autoresizing mask are resized with the view.
  var autoresizesSubviews = true
  /// The autoresizing mask, which is applied when the superview's size changes.
  var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether the frame is set manually or by the mask, so that constraints of other views treat it as fixed.
  var isFramedByOwner = true
  /// The hugging and compression resistance priorities, or nil for the defaults.
  var priorities: LayoutPriorities?
}
