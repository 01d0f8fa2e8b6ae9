// SPDX-License-Identifier: MIT

/// The constraints with which a stack view arranges its views.
struct StackArrangement {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The natural length constraints of views.
  var orders: [Order] = []

  /// The natural length constraint of a view, which determines the order in which views stretch or shrink.
  struct Order {
    let item: LayoutItem
    let constraint: NSLayoutConstraint
    /// Whether the view has a natural length along the axis and across it.
    let hasLength, hasCrossLength: Bool
  }
}
