// SPDX-License-Identifier: MIT

import SprungModels

/// Computes the frames of the items of a group: numbers in, frames out.
///
/// The rules:
/// - A fraction is one of the container: the section's available size for the outermost group, a group's size without
///   its insets for its items.
/// - A line places its children one after another; a flexible gap, between them or at their edges, takes an equal part
///   of the remaining space.
/// - An estimated dimension is the view's preferred size, or the estimate as long as there is none. A group with an
///   estimated dimension is as long as its content; children that are a fraction of it take their fraction of that.
/// - Insets reduce the frame of a node; along an estimated dimension they are ignored.
/// - Items beyond the last one still reserve their slot in the line, so that the last group is spaced like the others,
///   but they are not shown.
nonisolated struct GroupSolver {
  /// The sizes that views prefer, by the number of the item in the section.
  var preferred: [Int: PreferredSizes] = [:]
  /// The number of items.
  var total = Int.max
  /// The items of the custom group with a number, in a room.
  var customItems: (Int, CGSize) -> [LayoutNode.CustomItem] = { _, _ in [] }

  /// Points by which a line may be overfull, so that items that fit exactly stay although sums were rounded.
  static let tolerance: CGFloat = 1e-6
  /// Items that a line has at most (10,000), so that items without a length end somewhere.
  static let longestLine = 10_000

  /// Takes note of what the view of an item prefers.
  mutating func setPreferredSize(_ size: CGSize, item: Int, in slot: PreferredSizes.Slot) {
    if preferred[item]?.set(size, in: slot) == nil { preferred[item] = PreferredSizes(size, in: slot) }
  }

  /// Places the items of a node, the first of which has a number in the section.
  func solve(_ node: LayoutNode, first: Int, in container: CGSize) -> SolvedGroup {
    var solved = piece(node, first, container, Forced())
    solved.leaves.removeAll { first + $0.item >= total }
    solved.views.removeAll { first + $0.item >= total }
    solved.itemCount = min(solved.itemCount, max(0, total - first))
    return solved
  }

  /// Lengths that a line imposes on a child.
  struct Forced {
    var width: CGFloat?
    var height: CGFloat?
    /// Whether the line decides, rather than the views of its children together.
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

  /// Adds the supplementary views of a node itself.
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
