// SPDX-License-Identifier: MIT

/// The constraints by which a stack view arranges its views.
struct StackArrangement {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The wishes for natural lengths, by views.
  var orders: [Order] = []

  /// The wish of a view for its natural length, which decides who gives way first.
  struct Order {
    let item: LayoutItem
    let constraint: NSLayoutConstraint
    /// Whether the view has a natural length along the axis, and across.
    let hasLength, hasCrossLength: Bool
  }
}
