// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the documented behavior of groups with exact numbers, without a collection view.
@Suite(.oneApplication)
@MainActor
struct GroupSolverTests {
  private func third(_ height: NSCollectionLayoutDimension = .fractionalHeight(1)) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(.fractionalWidth(1 / 3), height)
  }

  @Test("Items are repeated while they fit: three thirds of 375 are 125 each")
  func thirds() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [third()])
    let solved = group.solved(in: 375, 600)
    #expect(solved.rectangles == [[0, 0, 125, 44], [125, 0, 125, 44], [250, 0, 125, 44]])
    #expect(solved.size == CGSize(width: 375, height: 44))
    #expect(solved.itemCount == 3)
  }

  @Test("Two halves with spacing 10 do not fit into one line, so it has one item")
  func halvesWithSpacing() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitems: [NSCollectionLayoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(10)
    #expect(group.solved(in: 375, 600).rectangles == [[0, 0, 187.5, 44]])
  }

  // (375 - 10) / 2 = 182.5, so the second item begins at 182.5 + 10.
  @Test("A count divides the line equally, regardless of the item's own width")
  func count() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: NSCollectionLayoutItem(.absolute(20), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(10)
    #expect(group.solved(in: 375, 600).rectangles == [[0, 0, 182.5, 44], [192.5, 0, 182.5, 44]])
  }

  @Test("Repeated subitems keep their size if all fit, and otherwise share the line")
  func repeatingSubitem() {
    let fits = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(50), .absolute(100)),
      repeatingSubitem: NSCollectionLayoutItem(.fractionalWidth(1), .absolute(20)), count: 3)
    #expect(fits.solved(in: 375, 600).rectangles == [[0, 0, 50, 20], [0, 20, 50, 20], [0, 40, 50, 20]])
    // (100 - 2 * 5) / 3 = 30.
    let shares = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(50), .absolute(100)),
      repeatingSubitem: NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
    shares.interItemSpacing = .fixed(5)
    #expect(shares.solved(in: 375, 600).rectangles == [[0, 0, 50, 30], [0, 35, 50, 30], [0, 70, 50, 30]])
  }

  // Three items of 80 with a spacing of 10 take 260 of 300 points; the two gaps share the remaining 40: 10 + 20.
  @Test("A fourth item does not fit, and flexible gaps share the remaining space")
  func flexibleGaps() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(44)),
      subitems: [NSCollectionLayoutItem(.absolute(80), .absolute(44))])
    group.interItemSpacing = .flexible(10)
    #expect(group.solved(in: 375, 600).rectangles == [[0, 0, 80, 44], [110, 0, 80, 44], [220, 0, 80, 44]])
  }

  @Test("Flexible space on both sides centers an item on both axes")
  func flexibleEdges() {
    let item = NSCollectionLayoutItem(.absolute(100), .absolute(20))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(44)), subitem: item, count: 1)
    // A count of one divides the line, so the item is as wide as the group.
    #expect(group.solved(in: 375, 600).rectangles == [[0, 12, 300, 20]])
    let own = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(44)), repeatingSubitem: item, count: 1)
    #expect(own.solved(in: 375, 600).rectangles == [[100, 12, 100, 20]])
  }

  @Test("Fixed space around an item is added to it; insets are subtracted from it")
  func spaceAndInsets() {
    let item = NSCollectionLayoutItem(.absolute(100), .absolute(20))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(3), trailing: .fixed(7), bottom: nil)
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(44)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 30)
    // 250 points remain, and two items with their edge spacing take 224. The first item begins at 20 + 5 and has an
    // inset of 2, so its frame begins at 27.
    #expect(group.solved(in: 375, 600).rectangles == [[27, 14, 94, 16], [139, 14, 94, 16]])
  }

  // The example in Apple's documentation: a large item on the left, and two small ones on the right.
  @Test("Groups can be nested, and fractions refer to the inner group")
  func nested() {
    let leading = NSCollectionLayoutItem(.fractionalWidth(0.7), .fractionalHeight(1))
    let small = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(0.5))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.4)), subitems: [leading, trailing])
    let solved = group.solved(in: 400, 600)
    #expect(solved.leaves.map { $0.item } == [0, 1, 2])
    let expected: [[Double]] = [[0, 0, 280, 160], [280, 0, 120, 80], [280, 80, 120, 80]]
    for (one, other) in zip(solved.rectangles, expected) {
      for (left, right) in zip(one, other) { #expect(abs(left - right) < 1e-9) }
    }
  }

  @Test(
    "A group with estimated height is as high as its highest item, and fractions follow it; insets do not count")
  func estimatedHeight() {
    let told = NSCollectionLayoutItem(.fractionalWidth(0.5), .estimated(40))
    told.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let follows = NSCollectionLayoutItem(.fractionalWidth(0.25), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [told, follows])
    #expect(group.solved(in: 400, 600).rectangles == [[5, 0, 190, 40], [200, 0, 100, 40]])
    let solved = group.solved(in: 400, 600, told: [0: CGSize(width: 1, height: 90)])
    #expect(solved.rectangles == [[5, 0, 190, 90], [200, 0, 100, 90]])
    #expect(solved.size.height == 90)
    #expect(solved.leaves.map { $0.fitsHeight } == [true, false])
  }

  @Test("Uniform items are as high as the highest one in their group")
  func uniform() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(40)),
      subitems: [NSCollectionLayoutItem(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40))])
    let solved = group.solved(
      in: 400, 600, told: [0: CGSize(width: 0, height: 30), 1: CGSize(width: 0, height: 70)])
    #expect(solved.rectangles == [[0, 0, 200, 70], [200, 0, 200, 70]])
    #expect(solved.size.height == 70)
  }

  // 90 + 5 + 60 + 5 + 120 = 280 of 300 points; with the next item of 50, the line would need 335.
  @Test("A line of self-sizing items takes as many as fit, and has no spacing after the last one")
  func wrapping() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .estimated(20)),
      subitems: [NSCollectionLayoutItem(.estimated(50), .absolute(20))])
    group.interItemSpacing = .fixed(5)
    let told: [Int: CGSize] = [
      0: CGSize(width: 90, height: 0), 1: CGSize(width: 60, height: 0), 2: CGSize(width: 120, height: 0),
    ]
    #expect(
      group.solved(in: 375, 600, told: told).rectangles == [[0, 0, 90, 20], [95, 0, 60, 20], [160, 0, 120, 20]])
    #expect(group.solved(in: 375, 600, told: told, total: 2).itemCount == 2)
  }

  @Test("A last group that is not full is spaced like the others")
  func lastGroup() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(44)),
      subitems: [NSCollectionLayoutItem(.absolute(80), .absolute(44))])
    group.interItemSpacing = .flexible(10)
    #expect(group.solved(in: 375, 600, total: 2).rectangles == [[0, 0, 80, 44], [110, 0, 80, 44]])
  }

  @Test("A custom group receives its size and positions its items")
  func custom() {
    var room = CGSize.zero
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(100))) { environment in
      room = environment.container.effectiveContentSize
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 7, height: 8), zIndex: 9),
      ]
    }
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let solved = group.solved(in: 400, 600)
    #expect(room == CGSize(width: 160, height: 80))
    #expect(solved.rectangles == [[21, 12, 3, 4], [25, 16, 7, 8]])
    #expect(solved.leaves.map { $0.zIndex } == [0, 9])
  }

  // The 20-point badge is aligned with the corner of the cell and shifted outward by 0.3 of its size: 100 - 20 + 6, -6.
  @Test("A badge is at the corner, offset by a fraction of its size")
  func badge() {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(200), .absolute(50)), subitems: [item])
    let solved = group.solved(in: 400, 600)
    #expect(solved.views.map { $0.frame.origin } == [CGPoint(x: 86, y: -6), CGPoint(x: 186, y: -6)])
    #expect(solved.views.map { $0.item } == [0, 1])
    #expect(solved.views.allSatisfy { $0.zIndex == 1 })
    let center = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 1, y: 2)))
    // The item's top edge is centered on the container's bottom edge, plus the offset: 50 - 10 + 1, 50 + 2.
    #expect(center.specification.frame(in: CGRect(x: 0, y: 0, width: 100, height: 50)).origin == CGPoint(x: 41, y: 52))
  }

  @Test("Invalid numbers are rejected")
  func misuse() {
    let faults = Diagnostics.recording {
      #expect(NSCollectionLayoutDimension.absolute(.nan).dimension == 0)
      #expect(NSCollectionLayoutDimension.fractionalWidth(-1).dimension == 0)
      #expect(NSCollectionLayoutSpacing.fixed(.infinity).spacing == 0)
      let item = NSCollectionLayoutItem(.absolute(10), .absolute(10))
      item.contentInsets.top = .nan
      #expect(item.contentInsets.top == 0)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(300), .absolute(44)), subitem: item, count: 0)
      #expect(group.solved(in: 1, 1).itemCount == 1)
      #expect(
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).frame == .zero)
    }
    #expect(faults.map { $0.kind } == [String](repeating: "compositionalNumber", count: 6))
  }

  @Test("Layouts of items without a length and groups without items terminate")
  func nothing() {
    let empty = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(300), .absolute(44)), subitems: [])
    #expect(empty.solved(in: 1, 1).itemCount == 0)
    let flat = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(44)), subitems: [NSCollectionLayoutItem(.absolute(0), .absolute(1))])
    #expect(flat.solved(in: 1, 1).itemCount == 1)
  }

  @Test("A stack with known sizes has the same layout as one whose sizes are reported later", arguments: 1...3)
  func knownSizes(columns: Int) {
    let child = LayoutNode(
      width: LayoutLength(.fractionalWidth, 1 / CGFloat(columns)), height: LayoutLength(.estimated, 30))
    let line = LayoutNode.Line(axis: .horizontal, children: [child], gap: .none, repetition: .whileTheyFit)
    let node = LayoutNode(
      width: LayoutLength(.fractionalWidth, 1), height: LayoutLength(.estimated, 30), content: .line(line))
    let told = [1: 70.0, 2: 20, 7: 110, 8: 50, 15: 90].mapValues { CGSize(width: 80, height: $0) }
    func stack(_ solver: GroupSolver) -> GroupStack {
      GroupStack(
        node: node, solver: solver, availableSize: CGSize(width: 240, height: 400), spacing: 5, axis: .vertical,
        count: 20)
    }
    let known = stack(GroupSolver(preferred: told.mapValues { PreferredSizes($0) }, total: 20))
    var informed = stack(GroupSolver())
    for item in told.keys.sorted() { informed.setPreferredSize(told[item] ?? .zero, item: item) }
    #expect(known.groupCount == (20 + columns - 1) / columns && known.length == informed.length)
    for group in 0..<known.groupCount {
      #expect(known.start(ofGroup: group) == informed.start(ofGroup: group))
      #expect(known.group(group).size == informed.group(group).size)
    }
  }
}
