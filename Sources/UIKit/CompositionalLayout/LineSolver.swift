// SPDX-License-Identifier: MIT

import SprungModels

/// Places the children of a line or column. The main axis is the axis along which the children are placed.
nonisolated struct LineSolver {
  let solver: GroupSolver
  let line: LayoutNode.Line
  /// The index of the line's first item in the section.
  let first: Int
  /// The size to which fractions refer. Along estimated dimensions of the line, this size contains the estimate.
  var availableSize: CGSize
  /// Whether the content determines the line's length and thickness.
  let fitsMain: Bool
  let fitsCross: Bool

  private struct Entry {
    var node: LayoutNode
    var first: Int
    var forced: GroupSolver.Forced
    var solved: SolvedGroup
    /// Whether the child is an empty slot after the section's last item.
    var isBeyond: Bool
  }

  private var entries: [Entry] = []
  private var used: CGFloat = 0

  init(
    solver: GroupSolver, line: LayoutNode.Line, first: Int, availableSize: CGSize, fitsMain: Bool, fitsCross: Bool
  ) {
    self.solver = solver
    self.line = line
    self.first = first
    self.availableSize = availableSize
    self.fitsMain = fitsMain
    self.fitsCross = fitsCross
  }

  mutating func solve() -> SolvedGroup {
    switch line.repetition {
    case .whileTheyFit: fill()
    case .times(let count, let isShared): repeatFirst(count, isShared)
    }
    makeAlike(along: line.axis)
    makeAlike(along: line.axis.other)
    followThickness()
    return arrange()
  }

  // MARK: Choosing children

  private mutating func fill() {
    guard !line.children.isEmpty else { return }
    var number = first
    while entries.count < GroupSolver.longestLine {
      let before = used
      for child in line.children {
        let isBeyond = number >= solver.total
        // Slots after the section's last item have no views and therefore no preferred size.
        if isBeyond, !entries.isEmpty, child.length(along: line.axis).isEstimated { return }
        let solved = solver.piece(child, number, availableSize, GroupSolver.Forced())
        let length = outerLength(child, solved)
        let gap = entries.isEmpty ? 0 : line.gap.length
        if !fitsMain, !entries.isEmpty, used + gap + length > main(availableSize) + GroupSolver.tolerance { return }
        used += gap + length
        entries.append(
          Entry(node: child, first: number, forced: GroupSolver.Forced(), solved: solved, isBeyond: isBeyond))
        number += solved.itemCount
      }
      // If the content determines the line's length, each child is used once. Children of zero length also end the
      // line, because they would never fill it.
      if fitsMain || used <= before + GroupSolver.tolerance { return }
    }
  }

  private mutating func repeatFirst(_ count: Int, _ isShared: Bool) {
    guard let child = line.children.first else { return }
    let edges = child.edges(along: line.axis)
    let around = edges.before.length + edges.after.length
    let gaps = line.gap.length * CGFloat(count - 1)
    var length: CGFloat?
    if !fitsMain {
      let own = child.length(along: line.axis).resolved(in: availableSize)
      let needed = CGFloat(count) * (own + around) + gaps
      if isShared || needed > main(availableSize) + GroupSolver.tolerance {
        length = max(0, (main(availableSize) - gaps) / CGFloat(count) - around)
      }
    }
    let forced = GroupSolver.Forced(length, axis: line.axis)
    var number = first
    for index in 0..<count {
      let isBeyond = number >= solver.total
      let solved = solver.piece(child, number, availableSize, forced)
      used += outerLength(child, solved) + (index > 0 ? line.gap.length : 0)
      entries.append(Entry(node: child, first: number, forced: forced, solved: solved, isBeyond: isBeyond))
      number += solved.itemCount
    }
  }

  // MARK: Sizes that depend on one another

  /// Sets the lengths of all items that are uniform along an axis to the length of the longest one.
  private mutating func makeAlike(along axis: ScrollAxis) {
    var longest: CGFloat?
    for entry in entries where isAlike(entry, axis) && !entry.isBeyond {
      longest = max(longest ?? 0, entry.solved.length(along: axis))
    }
    guard let longest else { return }
    for index in entries.indices where isAlike(entries[index], axis) {
      if axis == .horizontal { entries[index].forced.width = longest } else { entries[index].forced.height = longest }
      solveAgain(index)
    }
  }

  private func isAlike(_ entry: Entry, _ axis: ScrollAxis) -> Bool {
    guard case .item = entry.node.content else { return false }
    return entry.node.length(along: axis).basis == .uniform
  }

  /// Sets the thickness of a line whose content determines it. Fractional thicknesses of children are relative to the
  /// thickness that the other children need.
  private mutating func followThickness() {
    guard fitsCross else { return }
    var thickest: CGFloat?
    for entry in entries where !entry.isBeyond && !entry.node.isShare(along: line.axis.other) {
      thickest = max(thickest ?? 0, outerThickness(entry.node, entry.solved))
    }
    guard let thickest else { return }
    setCross(thickest)
    for index in entries.indices where entries[index].node.isShare(along: line.axis.other) {
      solveAgain(index)
    }
    var all = thickest
    for entry in entries where !entry.isBeyond { all = max(all, outerThickness(entry.node, entry.solved)) }
    setCross(all)
  }

  private mutating func solveAgain(_ index: Int) {
    let entry = entries[index]
    used -= outerLength(entry.node, entry.solved)
    entries[index].solved = solver.piece(entry.node, entry.first, availableSize, entry.forced)
    used += outerLength(entry.node, entries[index].solved)
  }

  // MARK: Places

  private func arrange() -> SolvedGroup {
    var solved = SolvedGroup()
    let spare = fitsMain ? 0 : max(0, main(availableSize) - used)
    let share = spare / CGFloat(max(1, flexibleGaps))
    var position: CGFloat = 0
    for (index, entry) in entries.enumerated() {
      if index > 0 { position += line.gap.length + (line.gap.isFlexible ? share : 0) }
      let edges = entry.node.edges(along: line.axis)
      position += edges.before.length + (edges.before.isFlexible ? share : 0)
      let across = GroupSolver.start(
        of: entry.solved.length(along: line.axis.other),
        edges: entry.node.edges(along: line.axis.other), in: cross(availableSize))
      solved.append(
        entry.solved,
        at: line.axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position),
        countingFrom: solved.itemCount)
      solved.itemCount += entry.solved.itemCount
      position += entry.solved.length(along: line.axis)
      position += edges.after.length + (edges.after.isFlexible ? share : 0)
    }
    let length = fitsMain ? position : main(availableSize)
    solved.size =
      line.axis == .horizontal
      ? CGSize(width: length, height: availableSize.height) : CGSize(width: availableSize.width, height: length)
    return solved
  }

  private var flexibleGaps: Int {
    var count = line.gap.isFlexible ? max(0, entries.count - 1) : 0
    for entry in entries {
      let edges = entry.node.edges(along: line.axis)
      count += (edges.before.isFlexible ? 1 : 0) + (edges.after.isFlexible ? 1 : 0)
    }
    return count
  }

  // MARK: Axes

  private func main(_ size: CGSize) -> CGFloat { size[line.axis] }
  private func cross(_ size: CGSize) -> CGFloat { size[line.axis.other] }

  private mutating func setCross(_ length: CGFloat) {
    if line.axis == .horizontal { availableSize.height = length } else { availableSize.width = length }
  }

  private func outerLength(_ node: LayoutNode, _ solved: SolvedGroup) -> CGFloat {
    let edges = node.edges(along: line.axis)
    return edges.before.length + solved.length(along: line.axis) + edges.after.length
  }

  private func outerThickness(_ node: LayoutNode, _ solved: SolvedGroup) -> CGFloat {
    let edges = node.edges(along: line.axis.other)
    return edges.before.length + solved.length(along: line.axis.other) + edges.after.length
  }
}

nonisolated extension GroupSolver {
  /// Returns the start of an element perpendicular to a line. The start is the length of the element's leading space,
  /// which includes a share of the free space if it is flexible.
  static func start(of length: CGFloat, edges: (before: LayoutGap, after: LayoutGap), in available: CGFloat) -> CGFloat
  {
    guard edges.before.isFlexible else { return edges.before.length }
    let spare = max(0, available - edges.before.length - length - edges.after.length)
    return edges.before.length + (edges.after.isFlexible ? spare / 2 : spare)
  }
}
