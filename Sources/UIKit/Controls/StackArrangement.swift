// SPDX-License-Identifier: MIT

/// The constraints that arrange the views of a stack view.
struct StackArrangement {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The constraints for the natural lengths of views.
  var orders: [Order] = []

  /// The constraint for a view's natural length, which determines the order in which views stretch or shrink.
  struct Order {
    let item: LayoutItem
    let constraint: NSLayoutConstraint
    /// Whether the view has a natural length along the axis and perpendicular to it.
    let hasLength, hasCrossLength: Bool
  }
}
