// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Compares random groups with a second, slower layout algorithm.
@Suite(.oneApplication)
@MainActor
struct GroupSolverFuzzTests {
  /// Solves nodes of known sizes with a second algorithm. Each position is summed from the start of the line, and the
  /// number of items is determined by trial and error.
  private nonisolated func naive(
    _ node: LayoutNode, _ container: CGSize, at corner: CGPoint, forced: (CGFloat?, CGFloat?) = (nil, nil)
  ) -> [CGRect] {
    let width = forced.0 ?? node.width.resolved(in: container)
    let height = forced.1 ?? node.height.resolved(in: container)
    let insets = node.insets
    let room = CGRect(
      x: corner.x + insets.leading, y: corner.y + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
    guard case .line(let line) = node.content else { return [room] }
    let isRow = line.axis == .horizontal
    let length = isRow ? room.width : room.height
    func own(_ child: LayoutNode) -> CGFloat { (isRow ? child.width : child.height).resolved(in: room.size) }
    func around(_ child: LayoutNode) -> [LayoutGap] {
      isRow ? [child.leading, child.trailing] : [child.top, child.bottom]
    }
    var children: [LayoutNode] = []
    var shared: CGFloat?
    switch line.repetition {
    case .times(let count, let isShared):
      let child = line.children[0]
      children = [LayoutNode](repeating: child, count: count)
      let edges = around(child)[0].length + around(child)[1].length
      let all = CGFloat(count) * (own(child) + edges) + CGFloat(count - 1) * line.gap.length
      if isShared || all > length + 1e-6 {
        shared = max(0, (length - CGFloat(count - 1) * line.gap.length) / CGFloat(count) - edges)
      }
    case .whileTheyFit:
      var sums: [CGFloat] = []
      for count in 1... {
        let tried = (0..<count).map { line.children[$0 % line.children.count] }
        var sum: CGFloat = 0
        for child in tried { sum += own(child) + around(child)[0].length + around(child)[1].length }
        sum += CGFloat(count - 1) * line.gap.length
        if count > 1, sum > length + 1e-6 { break }
        children = tried
        // If a whole cycle of children adds no length, one cycle is enough.
        sums.append(sum)
        let cycle = line.children.count
        if count % cycle == 0, sum <= (count > cycle ? sums[count - cycle - 1] : 0) + 1e-6 { break }
      }
    }
    var used = CGFloat(children.count - 1) * line.gap.length
    var flexible = line.gap.isFlexible ? children.count - 1 : 0
    for child in children {
      used += (shared ?? own(child)) + around(child)[0].length + around(child)[1].length
      flexible += around(child).filter { $0.isFlexible }.count
    }
    let share = flexible > 0 ? max(0, length - used) / CGFloat(flexible) : 0
    var frames: [CGRect] = []
    for (index, child) in children.enumerated() {
      var position: CGFloat = 0
      for (other, before) in children[...index].enumerated() {
        if other > 0 { position += line.gap.length + (line.gap.isFlexible ? share : 0) }
        position += around(before)[0].length + (around(before)[0].isFlexible ? share : 0)
        if other < index {
          position += (shared ?? own(before)) + around(before)[1].length + (around(before)[1].isFlexible ? share : 0)
        }
      }
      let thick = (isRow ? child.height : child.width).resolved(in: room.size)
      let sides = isRow ? [child.top, child.bottom] : [child.leading, child.trailing]
      let spare = max(0, (isRow ? room.height : room.width) - thick - sides[0].length - sides[1].length)
      var across = sides[0].length
      if sides[0].isFlexible { across += sides[1].isFlexible ? spare / 2 : spare }
      let place =
        isRow
        ? CGPoint(x: room.minX + position, y: room.minY + across)
        : CGPoint(x: room.minX + across, y: room.minY + position)
      frames += naive(child, room.size, at: place, forced: isRow ? (shared, nil) : (nil, shared))
    }
    return frames
  }

  private nonisolated func length(_ random: inout SeededRandom) -> LayoutLength {
    switch random.int(in: 0..<3) {
    case 0: return LayoutLength(.fractionalWidth, CGFloat(random.double(in: 0.2..<1.2)))
    case 1: return LayoutLength(.fractionalHeight, CGFloat(random.double(in: 0.2..<1.2)))
    default: return LayoutLength(.absolute, CGFloat(random.int(in: 25..<200)))
    }
  }

  private nonisolated func gap(_ random: inout SeededRandom) -> LayoutGap {
    random.bool() ? .none : LayoutGap(length: CGFloat(random.int(in: 0..<15)), isFlexible: random.bool())
  }

  private nonisolated func node(_ random: inout SeededRandom, depth: Int) -> LayoutNode {
    var content = LayoutNode.Content.item
    if depth > 0, depth == 3 || random.int(in: 0..<3) > 0 {
      let repetition: LayoutNode.Repetition =
        random.bool() ? .whileTheyFit : .times(random.int(in: 1..<5), isShared: random.bool())
      let children = (0..<random.int(in: 1..<4)).map { _ in node(&random, depth: depth - 1) }
      content = .line(
        LayoutNode.Line(
          axis: random.bool() ? .horizontal : .vertical, children: children, gap: gap(&random), repetition: repetition))
    }
    var made = LayoutNode(width: length(&random), height: length(&random), content: content)
    if random.bool() {
      made.insets = NSDirectionalEdgeInsets(
        top: CGFloat(random.int(in: 0..<8)), leading: CGFloat(random.int(in: 0..<8)),
        bottom: CGFloat(random.int(in: 0..<8)),
        trailing: CGFloat(random.int(in: 0..<8)))
    }
    made.leading = gap(&random)
    made.top = gap(&random)
    made.trailing = gap(&random)
    made.bottom = gap(&random)
    return made
  }

  @Test("1,500 random groups match the second algorithm")
  func againstSecondMethod() {
    for seed in Seeds.first(1500) {
      var random = SeededRandom(seed: seed)
      let node = node(&random, depth: 3)
      let room = CGSize(width: CGFloat(random.int(in: 100..<500)), height: CGFloat(random.int(in: 100..<500)))
      let solved = GroupSolver().solve(node, first: 0, in: room).leaves.map { $0.frame }
      let expected = naive(node, room, at: .zero)
      guard solved.count == expected.count else {
        Issue.record("seed \(seed): \(solved.count) items instead of \(expected.count)")
        return
      }
      for (one, other) in zip(solved, expected) where !near(one, other, 1e-6) {
        Issue.record("seed \(seed): \(one) instead of \(other)")
        return
      }
    }
  }

  @Test("Positions in stacks of groups are the sums of their lengths for any reported sizes")
  func stacks() {
    for seed in Seeds.first(400) {
      var random = SeededRandom(seed: seed)
      let isWrapping = random.bool()
      let child = LayoutNode(
        width: isWrapping
          ? LayoutLength(.estimated, 60) : LayoutLength(.fractionalWidth, 1 / CGFloat(random.int(in: 1..<4))),
        height: LayoutLength(.estimated, 30))
      let line = LayoutNode.Line(
        axis: .horizontal, children: [child], gap: .none, repetition: .whileTheyFit)
      let node = LayoutNode(
        width: LayoutLength(.fractionalWidth, 1), height: LayoutLength(.estimated, 30), content: .line(line))
      let count = random.int(in: 0..<60)
      let room = CGSize(width: 240, height: 400)
      let spacing = CGFloat(random.int(in: 0..<12))
      var stack = GroupStack(
        node: node, solver: GroupSolver(), availableSize: room, spacing: spacing, axis: .vertical, count: count)
      var solver = GroupSolver(preferred: [:], total: count)
      for _ in 0..<random.int(in: 0..<30) where count > 0 {
        let item = random.int(in: 0..<count)
        let told = CGSize(width: CGFloat(random.int(in: 10..<240)), height: CGFloat(random.int(in: 5..<90)))
        solver.preferred[item] = PreferredSizes(told)
        stack.setPreferredSize(told, item: item)
      }
      var position: CGFloat = 0
      var first = 0
      var number = 0
      var edges: [(CGFloat, CGFloat)] = []
      while first < count {
        let group = solver.solve(node, first: first, in: room)
        #expect(abs(stack.start(ofGroup: number) - position) < 1e-6, "seed \(seed)")
        #expect(
          stack.group(number).leaves == group.leaves || stack.firstItem(ofGroup: number) + group.itemCount == count)
        #expect(stack.firstItem(ofGroup: number) == first && stack.group(ofItem: first) == number)
        edges.append((position, position + group.size.height))
        position += group.size.height + spacing
        first += group.itemCount
        number += 1
      }
      #expect(stack.groupCount == number)
      #expect(abs(stack.length - (number > 0 ? position - spacing : 0)) < 1e-6)
      let lower = CGFloat(random.int(in: 0..<600))
      let upper = lower + CGFloat(random.int(in: 1..<200))
      let found = stack.groups(from: lower, to: upper)
      for (index, edge) in edges.enumerated() where edge.0 < upper && edge.1 > lower {
        #expect(found.contains(index), "seed \(seed): group \(index)")
      }
      #expect(found.count <= edges.filter { $0.0 <= upper && $0.1 >= lower }.count, "seed \(seed)")
    }
  }

  @Test("10^5 items, few of which have reported their size, keep few groups in memory")
  func keepsLittle() {
    let node = LayoutNode(
      width: LayoutLength(.fractionalWidth, 1), height: LayoutLength(.estimated, 40),
      content: .line(
        LayoutNode.Line(
          axis: .horizontal,
          children: [LayoutNode(width: LayoutLength(.fractionalWidth, 1), height: LayoutLength(.estimated, 40))],
          gap: .none, repetition: .whileTheyFit)))
    var stack = GroupStack(
      node: node, solver: GroupSolver(), availableSize: CGSize(width: 300, height: 500), spacing: 0, axis: .vertical,
      count: 100_000)
    #expect(stack.length == 4_000_000)
    stack.setPreferredSize(CGSize(width: 300, height: 50), item: 7)
    stack.setPreferredSize(CGSize(width: 300, height: 60), item: 99_999)
    #expect(stack.length == 4_000_030)
    #expect(stack.start(ofGroup: 8) == 330)
    #expect(stack.start(ofGroup: 99_999) == 3_999_970)
    #expect(stack.groups(from: 4_000_000, to: 4_000_010) == 99_999..<100_000)
  }
}
