// SPDX-License-Identifier: MIT

import SprungModels

/// The groups of a section, stacked along an axis.
///
/// Groups without preferred sizes are identical, so only one of them is stored. The other groups are stored
/// individually, in ascending order, with the sum of their additional lengths. The cost of a section with 10^5 items
/// therefore depends only on the number of groups that have been on screen. If views determine the number of items per
/// group, all groups are stored.
nonisolated struct GroupStack {
  private let node: LayoutNode
  private var solver: GroupSolver
  private let availableSize: CGSize
  private let spacing: CGFloat
  /// The axis along which the groups are stacked.
  let axis: ScrollAxis
  /// The number of items.
  let count: Int

  /// A group in which all sizes are estimates.
  let usual: SolvedGroup
  /// The last group in which all sizes are estimates. It contains only the remaining items.
  private let usualLast: SolvedGroup
  private let perGroup: Int
  private let isVarying: Bool
  private let before: CGFloat
  private let around: CGFloat
  private var overhang: (before: CGFloat, after: CGFloat)

  /// The groups with preferred sizes: their indices in ascending order, the groups themselves, and the cumulative
  /// additional length up to each of them.
  private var known: [Int] = []
  private var knownGroups: [SolvedGroup] = []
  private var surplus: [CGFloat] = []

  /// All groups, their first items, and their starts along the axis. Used if the number of items per group varies.
  private var varying: [SolvedGroup] = []
  private var firsts: [Int] = []
  private var starts: [CGFloat] = []

  init(
    node: LayoutNode, solver: GroupSolver, availableSize: CGSize, spacing: CGFloat, axis: ScrollAxis, count: Int
  ) {
    self.node = node
    self.availableSize = availableSize
    self.spacing = spacing
    self.axis = axis
    self.count = count
    var plain = solver
    plain.preferred = [:]
    plain.total = Int.max
    let usual = plain.solve(node, first: 0, in: availableSize)
    self.usual = usual
    self.solver = solver
    self.solver.total = count
    perGroup = max(1, usual.itemCount)
    let left = count - (max(0, count - 1) / max(1, usual.itemCount)) * max(1, usual.itemCount)
    var last = usual
    last.leaves.removeAll { $0.item >= left }
    last.views.removeAll { $0.item >= left }
    last.itemCount = min(left, usual.itemCount)
    usualLast = last
    isVarying = node.countDependsOnViews
    let edges = node.edges(along: axis)
    before = edges.before.length
    around = edges.before.length + edges.after.length
    overhang = usual.overhang(along: axis)
    if isVarying {
      solveAll()
    } else {
      var last = -1
      for item in solver.preferred.keys.sorted() where item < count && item / perGroup != last {
        last = item / perGroup
        keep(last)
      }
      sum(from: 0)
    }
  }

  /// The number of groups.
  var groupCount: Int { isVarying ? varying.count : (count + perGroup - 1) / perGroup }

  /// The total length of all groups.
  var length: CGFloat {
    let last = groupCount - 1
    if last < 0 { return 0 }
    return start(ofGroup: last) + group(last).length(along: axis) + around - before
  }

  /// The thickness of the thickest group, including its edge spacing. If any groups have preferred sizes, only those
  /// groups are considered.
  var thickness: CGFloat {
    guard groupCount > 0 else { return 0 }
    let edges = node.edges(along: axis.other)
    let extra = edges.before.length + edges.after.length
    let groups = isVarying ? varying : knownGroups
    guard var thickest = groups.first?.length(along: axis.other) else {
      return usual.length(along: axis.other) + extra
    }
    for group in groups { thickest = max(thickest, group.length(along: axis.other)) }
    return thickest + extra
  }

  /// Returns the group at the given index.
  func group(_ number: Int) -> SolvedGroup {
    if isVarying { return varying[number] }
    let index = BinarySearch.firstIndex(in: 0..<known.count) { known[$0] >= number }
    if index < known.count, known[index] == number { return knownGroups[index] }
    return number == groupCount - 1 ? usualLast : usual
  }

  /// Returns the start of a group along the axis.
  func start(ofGroup number: Int) -> CGFloat {
    if isVarying { return starts[number] }
    let stride = usual.length(along: axis) + around + spacing
    let index = BinarySearch.firstIndex(in: 0..<known.count) { known[$0] >= number }
    return CGFloat(number) * stride + before + (index > 0 ? surplus[index - 1] : 0)
  }

  /// Returns the start of a group perpendicular to the axis, in a container of the given thickness.
  func crossStart(of group: SolvedGroup, in thickness: CGFloat) -> CGFloat {
    GroupSolver.start(
      of: group.length(along: axis.other), edges: node.edges(along: axis.other), in: thickness)
  }

  /// Returns the index of a group's first item.
  func firstItem(ofGroup number: Int) -> Int { isVarying ? firsts[number] : number * perGroup }

  /// Returns the index of the group that contains an item.
  func group(ofItem item: Int) -> Int {
    if !isVarying { return item / perGroup }
    return BinarySearch.firstIndex(in: 0..<firsts.count) { firsts[$0] > item } - 1
  }

  /// Returns the groups that may intersect the given range along the axis.
  func groups(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    let count = groupCount
    let first = BinarySearch.firstIndex(in: 0..<count) {
      start(ofGroup: $0) + group($0).length(along: axis) + overhang.after >= lower
    }
    let end = BinarySearch.firstIndex(in: first..<count) { start(ofGroup: $0) - overhang.before > upper }
    return first..<end
  }

  /// Records the preferred size of an item's view.
  mutating func setPreferredSize(_ size: CGSize, item: Int, in slot: PreferredSizes.Slot = PreferredSizes.Slot()) {
    guard item >= 0, item < count else { return }
    solver.setPreferredSize(size, item: item, in: slot)
    if isVarying {
      solveAll()
    } else {
      let index = keep(item / perGroup)
      sum(from: index)
    }
  }

  /// The preferred sizes of views.
  var preferred: [Int: PreferredSizes] { solver.preferred }

  @discardableResult
  private mutating func keep(_ number: Int) -> Int {
    let solved = solver.solve(node, first: number * perGroup, in: availableSize)
    widen(solved)
    let index = BinarySearch.firstIndex(in: 0..<known.count) { known[$0] >= number }
    if index < known.count, known[index] == number {
      knownGroups[index] = solved
    } else {
      known.insert(number, at: index)
      knownGroups.insert(solved, at: index)
      surplus.insert(0, at: index)
    }
    return index
  }

  private mutating func sum(from index: Int) {
    var total = index > 0 ? surplus[index - 1] : 0
    let usualLength = usual.length(along: axis)
    for index in index..<known.count {
      total += knownGroups[index].length(along: axis) - usualLength
      surplus[index] = total
    }
  }

  private mutating func solveAll() {
    varying.removeAll(keepingCapacity: true)
    firsts.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    var first = 0
    var position = before
    while first < count {
      let solved = solver.solve(node, first: first, in: availableSize)
      widen(solved)
      varying.append(solved)
      firsts.append(first)
      starts.append(position)
      position += solved.length(along: axis) + around + spacing
      first += max(1, solved.itemCount)
    }
  }

  private mutating func widen(_ group: SolvedGroup) {
    let own = group.overhang(along: axis)
    overhang = (max(overhang.before, own.before), max(overhang.after, own.after))
  }
}
