// SPDX-License-Identifier: MIT

/// Sprung addition: a section of a table whose cells are in a storyboard, in the form that `sprung port` generates.
@preconcurrency @MainActor
public struct InterfaceSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  let heights: [CGFloat]

  /// Creates a section with its titles, its cells, and their heights in points. A negative height means the table's row
  /// height.
  public init(header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat]) {
    self.header = header
    self.footer = footer
    self.cells = cells
    self.heights = heights
  }
}

extension [InterfaceSection] {
  /// The section of an index; nil beyond the end.
  subscript(existing index: Int) -> InterfaceSection? { indices.contains(index) ? self[index] : nil }
}
