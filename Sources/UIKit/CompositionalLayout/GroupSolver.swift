// SPDX-License-Identifier: MIT

import SprungModels

/// Computes the frames of a group's items. Input and output are pure values.
///
/// The rules:
/// - A fraction refers to the container. For the outermost group, the container is the section's available size. For
///   the items in a group, the container is the group's size without its insets.
/// - A line places its children in sequence. Flexible gaps, between children or at their edges, share the remaining
///   space equally.
/// - An estimated dimension is the view's preferred length, or the estimate until the preferred length is known. Along
///   an estimated dimension, a group is as long as its content, and the fractions of its children refer to that length.
/// - Insets reduce the frame of a node. Insets are ignored along estimated dimensions.
/// - If the last group has fewer items than the others, its empty slots still take up space, so that it is spaced like
///   the other groups.
nonisolated struct GroupSolver {
  /// The preferred sizes of views, by the item's index in the section.
  var preferred: [Int: PreferredSizes] = [:]
  /// The number of items.
  var total = Int.max
  /// Returns the items of a custom group, given its index and the available size.
  var customItems: (Int, CGSize) -> [LayoutNode.CustomItem] = { _, _ in [] }

  /// The tolerance in points for the length of a line, so that rounding does not wrap items that fit exactly.
  static let tolerance: CGFloat = 1e-6
  /// The maximum number of items in a line (10,000), because a line can never be filled with items of zero length.
  static let longestLine = 10_000

  /// Records the preferred size of an item's view.
  mutating func setPreferredSize(_ size: CGSize, item: Int, in slot: PreferredSizes.Slot) {
    if preferred[item]?.set(size, in: slot) == nil { preferred[item] = PreferredSizes(size, in: slot) }
  }

  /// Places the items of a node. `first` is the index of its first item in the section.
  func solve(_ node: LayoutNode, first: Int, in container: CGSize) -> SolvedGroup {
    var solved = piece(node, first, container, Forced())
    solved.leaves.removeAll { first + $0.item >= total }
    solved.views.removeAll { first + $0.item >= total }
    solved.itemCount = min(solved.itemCount, max(0, total - first))
    return solved
  }

  /// The lengths that a line imposes on a child.
  struct Forced {
    var width: CGFloat?
    var height: CGFloat?
    /// Whether the line itself determines the width. If false, the views of the child determine it.
    private(set) var decidesWidth = false
    private(set) var decidesHeight = false

    init() {}

    init(_ length: CGFloat?, axis: ScrollAxis) {
      if axis == .horizontal {
        width = length
        decidesWidth = length != nil
      } else {
        height = length
        decidesHeight = length != nil
      }
    }
  }

  func piece(_ node: LayoutNode, _ first: Int, _ container: CGSize, _ forced: Forced) -> SolvedGroup {
    var size = CGSize(
      width: forced.width ?? node.width.resolved(in: container),
      height: forced.height ?? node.height.resolved(in: container))
    let ignoresWidth = node.width.isEstimated && forced.width == nil
    let ignoresHeight = node.height.isEstimated && forced.height == nil
    var solved = SolvedGroup()
    switch node.content {
    case .item:
      let fitsWidth = node.width.isEstimated && !forced.decidesWidth
      let fitsHeight = node.height.isEstimated && !forced.decidesHeight
      let slot = PreferredSizes.Slot(width: fitsWidth ? nil : size.width, height: fitsHeight ? nil : size.height)
      if let known = preferred[first]?.size(in: slot) {
        if ignoresWidth { size.width = known.width }
        if ignoresHeight { size.height = known.height }
      }
      let bounds = CGRect(origin: .zero, size: size)
      solved.leaves = [
        SolvedGroup.Leaf(
          item: 0, frame: bounds.inset(node.insets, ignoringWidth: ignoresWidth, ignoringHeight: ignoresHeight),
          slot: slot)
      ]
      solved.itemCount = 1
    case .custom(let number):
      let area = CGRect(origin: .zero, size: size).inset(
        node.insets, ignoringWidth: ignoresWidth, ignoringHeight: ignoresHeight)
      let items = customItems(number, area.size)
      for (index, item) in items.enumerated() {
        let frame = item.frame.offsetBy(dx: area.minX, dy: area.minY)
        solved.leaves.append(SolvedGroup.Leaf(item: index, frame: frame, zIndex: item.zIndex))
        if ignoresWidth { size.width = index == 0 ? frame.maxX : max(size.width, frame.maxX) }
        if ignoresHeight { size.height = index == 0 ? frame.maxY : max(size.height, frame.maxY) }
      }
      solved.itemCount = items.count
    case .line(let line):
      let area = CGRect(origin: .zero, size: size).inset(
        node.insets, ignoringWidth: ignoresWidth, ignoringHeight: ignoresHeight)
      var solver = LineSolver(
        solver: self, line: line, first: first, availableSize: area.size,
        fitsMain: line.axis == .horizontal ? ignoresWidth : ignoresHeight,
        fitsCross: line.axis == .horizontal ? ignoresHeight : ignoresWidth)
      let inside = solver.solve()
      if ignoresWidth { size.width = inside.size.width }
      if ignoresHeight { size.height = inside.size.height }
      solved.append(inside, at: area.origin, countingFrom: 0)
      solved.itemCount = inside.itemCount
    }
    solved.size = size
    attach(node, ignoresWidth, ignoresHeight, &solved)
    return solved
  }

  /// Adds the supplementary views attached to the node itself.
  private func attach(_ node: LayoutNode, _ ignoresWidth: Bool, _ ignoresHeight: Bool, _ solved: inout SolvedGroup) {
    guard !node.supplementaries.isEmpty else { return }
    let area = CGRect(origin: .zero, size: solved.size).inset(
      node.insets, ignoringWidth: ignoresWidth, ignoringHeight: ignoresHeight)
    for view in node.supplementaries {
      solved.views.append(
        SolvedGroup.View(kind: view.kind, item: 0, frame: view.frame(in: area), zIndex: view.zIndex))
    }
  }
}
