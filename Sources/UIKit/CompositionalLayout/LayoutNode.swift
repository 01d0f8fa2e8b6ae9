// SPDX-License-Identifier: MIT

import SprungModels

/// An item or group of a compositional layout as a pure value, used as the input of the solver.
nonisolated struct LayoutNode {
  /// The content of the node.
  enum Content {
    /// The slot of a single cell.
    case item
    /// A line or column.
    case line(Line)
    /// Items whose frames the custom group's provider with this index computes.
    case custom(Int)
  }

  /// A line or column of nodes.
  struct Line {
    var axis: ScrollAxis
    var children: [LayoutNode]
    var gap: LayoutGap
    var repetition: Repetition
  }

  /// How a line repeats its children.
  enum Repetition: Equatable {
    /// Repeats all children in order as long as the next one fits.
    case whileTheyFit
    /// Repeats the first child the given number of times. If `isShared` is true, the line's length is divided equally
    /// among the repetitions.
    case times(Int, isShared: Bool)
  }

  /// An item of a custom group, with its frame.
  struct CustomItem {
    var frame: CGRect
    var zIndex: Int
  }

  var width: LayoutLength
  var height: LayoutLength
  var content: Content
  /// Insets that reduce the size of the node's frame.
  var insets = NSDirectionalEdgeInsets.zero
  /// Spacing that is added around the node.
  var leading = LayoutGap.none
  var top = LayoutGap.none
  var trailing = LayoutGap.none
  var bottom = LayoutGap.none
  var supplementaries: [LayoutSupplementary] = []

  init(width: LayoutLength, height: LayoutLength, content: Content = .item) {
    self.width = width
    self.height = height
    self.content = content
  }

  /// Returns the length along an axis.
  func length(along axis: ScrollAxis) -> LayoutLength { axis == .horizontal ? width : height }

  /// Returns the space before and after the node along an axis.
  func edges(along axis: ScrollAxis) -> (before: LayoutGap, after: LayoutGap) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }

  /// Returns whether the length along an axis is a fraction of the container's length along the same axis.
  func isShare(along axis: ScrollAxis) -> Bool {
    axis == .horizontal ? width.basis == .fractionalWidth : height.basis == .fractionalHeight
  }

  /// Whether views inside the node determine any sizes.
  var hasEstimates: Bool {
    switch content {
    case .item: return width.isEstimated || height.isEstimated
    case .custom: return false
    case .line(let line): return line.children.contains { $0.hasEstimates }
    }
  }

  /// Whether views determine the number of items inside the node.
  var countDependsOnViews: Bool {
    guard case .line(let line) = content else { return false }
    if line.repetition == .whileTheyFit, !length(along: line.axis).isEstimated,
      line.children.contains(where: { $0.length(along: line.axis).isEstimated })
    {
      return true
    }
    return line.children.contains { $0.countDependsOnViews }
  }

  /// The kinds of the supplementary views inside the node.
  var kinds: [Int32] {
    var found = supplementaries.map { $0.kind }
    if case .line(let line) = content { for child in line.children { found += child.kinds } }
    return found
  }
}
