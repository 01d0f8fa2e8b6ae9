// SPDX-License-Identifier: MIT

/// The constraints by which a stack view arranges its views.
struct StackArrangement {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The wishes for natural lengths, by views.
  var orders: [(item: LayoutItem, constraint: NSLayoutConstraint)] = []
}
