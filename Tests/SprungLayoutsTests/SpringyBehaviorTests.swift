// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests, with four layouts, that problems common to springy layouts do not occur.
@Suite(.oneApplication) @MainActor struct SpringyBehaviorTests {
  private nonisolated static let kinds = SpringyKind.allCases

  @Test("complaint 1: after an insertion every item has attributes, without a crash", arguments: kinds)
  func attributesAfterInsert(kind: SpringyKind) {
    let bench = SpringyBench(kind)
    for (index, place) in [0, 6, 100, 203].enumerated() {
      bench.sections[0].insert(1000 + index, at: place)
      bench.view.insertItems(at: [IndexPath(item: place, section: 0)])
      bench.scroll(by: 40)
      for item in bench.sections[0].indices {
        #expect(bench.layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)) != nil)
      }
    }
    #expect(bench.settle())
    #expect(bench.faults() == [])
  }

  @Test("complaint 1: the last item and then all items can be deleted", arguments: kinds)
  func deletion(kind: SpringyKind) {
    let bench = SpringyBench(kind, [12])
    while !bench.sections[0].isEmpty {
      bench.sections[0].removeLast()
      bench.view.deleteItems(at: [IndexPath(item: bench.sections[0].count, section: 0)])
      bench.frame()
    }
    #expect(bench.settle() && bench.springs.visibleIndexPaths.isEmpty && bench.view.visibleCells.isEmpty)
    #expect(bench.springs.dynamicAnimator.behaviors.isEmpty)
  }

  @Test(
    "complaint 2: an item has a spring only while it has a size",
    arguments: [SpringyKind.naiveFlow, .tiledFlow, .custom])
  func emptySize(kind: SpringyKind) {
    let path = IndexPath(item: 3, section: 0)
    let faults = Diagnostics.recording {
      let bench = SpringyBench(kind, [20])
      bench.heights = { $0 == 3 ? 0 : 40 }
      bench.layout.invalidateLayout()
      #expect(bench.settle())
      bench.scroll(by: 60)
      #expect(!bench.springs.visibleIndexPaths.contains(path))
      bench.heights = { _ in 44 }
      bench.layout.invalidateLayout()
      #expect(bench.settle())
      #expect(bench.springs.visibleIndexPaths.contains(path) && bench.faults() == [])
    }
    #expect(faults.isEmpty, "\(faults.map(\.message))")
  }

  @Test("complaint 3: copies keep the fields of subclasses, and the layout's own objects do not change")
  func copies() throws {
    let bench = SpringyBench(.custom)
    bench.scroll(by: 120)
    #expect(bench.greatestLag > 5)
    for path in bench.view.indexPathsForVisibleItems {
      #expect((bench.view.cellForItem(at: path) as? SpringyBenchCell)?.tagSeen == path.item)
    }
    let rows = try #require(bench.layout as? SpringyRowsLayout).rows[0]
    for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(lower.frame.minY == upper.frame.maxY + 8) }
  }

  @Test("complaints 3 and 4: in a batch each item keeps its lag at its new index path", arguments: kinds)
  func batch(kind: SpringyKind) {
    let bench = SpringyBench(kind)
    #expect(bench.settle())
    bench.scroll(by: 150)
    let before = bench.lags
    #expect(bench.greatestLag > 5)
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    bench.update {
      var numbers = bench.sections[0]
      numbers.removeAll { $0 == 5 || $0 == 8 }
      numbers.removeAll { $0 == 6 }
      numbers.insert(contentsOf: [500, 501], at: 4)
      numbers.insert(6, at: 9)
      bench.sections[0] = numbers
      bench.view.deleteItems(at: [path(5), path(8)])
      bench.view.insertItems(at: [path(4), path(5)])
      bench.view.moveItem(at: path(6), to: path(9))
    }
    let after = bench.lags
    var compared = 0
    for (number, lag) in after where number < 500 {
      guard let old = before[number] else { continue }
      compared += 1
      #expect(abs(old.dy - lag.dy) < 0.01 && lag.dx == 0, "\(number): \(old.dy), then \(lag.dy)")
    }
    #expect(compared > 5)
    #expect(bench.settle() && bench.faults() == [])
  }

  @Test("complaint 5: no object outlives the layout", arguments: kinds)
  func lifetime(kind: SpringyKind) {
    var bench: SpringyBench? = SpringyBench(kind)
    let children = bench!.springs.dynamicAnimator.behaviors
    weak let animator = bench!.springs.dynamicAnimator
    weak let layout = bench!.layout
    #expect(!children.isEmpty && children.allSatisfy { $0.dynamicAnimator === animator })
    bench!.host.stop()
    bench = nil
    #expect(layout == nil && animator == nil)
    #expect(children.allSatisfy { $0.dynamicAnimator == nil })
  }

  @Test("complaint 6: the cost of a scrolled frame does not grow with the number of items")
  func cost() throws {
    func attributes(_ count: Int) throws -> (answered: Int, springs: Int) {
      let bench = SpringyBench(.custom, [count])
      let layout = try #require(bench.layout as? SpringyRowsLayout)
      bench.scroll(by: 300, frames: 10)
      let before = layout.answered
      bench.scroll(by: 300, frames: 10)
      return (layout.answered - before, bench.springs.visibleIndexPaths.count)
    }
    let few = try attributes(1000)
    let many = try attributes(100_000)
    #expect(few == many && few.springs < 20 && few.answered < 10 * 60)
  }

  @Test("complaint 7: an insertion moves the following items once, without reversing", arguments: kinds)
  func noJitter(kind: SpringyKind) throws {
    let bench = SpringyBench(kind)
    #expect(bench.settle())
    let cell = try #require(bench.view.cellForItem(at: IndexPath(item: 4, section: 0)))
    var last = cell.center.y
    let start = last
    bench.sections[0].insert(900, at: 1)
    bench.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    var frames = 0
    for _ in 0..<60 {
      bench.frame()
      let center = cell.layer.presentation()?.position.y ?? cell.center.y
      #expect(center >= last - 1e-6)
      if center > last { frames += 1 }
      last = center
    }
    #expect(bench.settle() && bench.faults() == [])
    #expect(last == cell.center.y && last > start + 30 && frames > 5)
  }

  @Test(
    "complaint 8: headers stay at their positions while items lag",
    arguments: [SpringyKind.naiveFlow, .tiledFlow, .compositional])
  func headers(kind: SpringyKind) throws {
    let bench = SpringyBench(kind, [9, 9, 9, 9, 9, 9, 9, 9], headerHeight: 30)
    #expect(bench.settle())
    let header = UICollectionView.elementKindSectionHeader
    var seen = 0
    for _ in 0..<40 {
      bench.scroll(by: 30, frames: 1)
      for section in bench.sections.indices {
        let path = IndexPath(item: 0, section: section)
        let key = ElementKey(kind: ElementKindTable.number(of: .supplementaryView, header), indexPath: path)
        let place = try #require(bench.layout.settledAttributes(for: key))
        guard place.frame.insetBy(dx: 0, dy: 0.5).intersects(bench.view.bounds) else { continue }
        let view = bench.view.supplementaryView(forElementKind: header, at: path)
        #expect(view?.frame == place.frame, "header \(section)")
        seen += 1
      }
    }
    #expect(seen > 20 && bench.greatestLag > 5)
    #expect(bench.settle() && bench.faults() == [])
  }

  @Test(
    "complaint 9: insertions, reloads, moves, rotations and measurements do not stretch springs", arguments: kinds)
  func onlyScrolling(kind: SpringyKind) {
    let bench = SpringyBench(kind)
    #expect(bench.settle())
    func expectRest(_ change: String) {
      for _ in 0..<40 {
        #expect(bench.greatestLag < 0.01, "\(change) stretches springs by \(bench.greatestLag)")
        bench.frame()
      }
      #expect(bench.settle() && bench.faults() == [], "\(change)")
    }
    bench.view.contentOffset.y = 3000
    bench.frame()
    expectRest("a jump")
    let middle = bench.view.indexPathsForVisibleItems.map(\.item).min()! + 3
    bench.sections[0].insert(700, at: middle)
    bench.view.insertItems(at: [IndexPath(item: middle, section: 0)])
    expectRest("an insert")
    bench.sections[0].remove(at: middle - 1)
    bench.view.deleteItems(at: [IndexPath(item: middle - 1, section: 0)])
    expectRest("a delete")
    bench.update {
      bench.sections[0].insert(bench.sections[0].remove(at: middle), at: middle + 5)
      bench.view.moveItem(at: IndexPath(item: middle, section: 0), to: IndexPath(item: middle + 5, section: 0))
    }
    expectRest("a move")
    bench.heights = { 50 + CGFloat($0 % 3) * 7 }
    bench.view.reloadData()
    bench.frame()
    expectRest("a reload")
    bench.view.reloadItems(at: [IndexPath(item: middle, section: 0)])
    expectRest("a reloaded item")
    for (width, height) in [(568.0, 320.0), (320, 568)] {
      bench.host.send(
        InputEvent(.resize, x: Float(width), y: Float(height), a: 2, milliseconds: bench.host.milliseconds))
      bench.frame()
      expectRest("a turn")
    }
    bench.view.semanticContentAttribute = .forceRightToLeft
    bench.layout.invalidateLayout()
    bench.frame()
    expectRest("another direction")
  }

  @Test("complaint 9: a rotation does not increase the lag of any item", arguments: kinds)
  func turnInMotion(kind: SpringyKind) {
    let bench = SpringyBench(kind)
    bench.view.contentOffset.y = 1000
    #expect(bench.settle())
    bench.scroll(by: 200)
    var last = bench.lags
    #expect(bench.greatestLag > 5)
    bench.host.send(InputEvent(.resize, x: 568, y: 320, a: 2, milliseconds: bench.host.milliseconds))
    for _ in 0..<30 {
      bench.frame()
      let lags = bench.lags
      for (number, lag) in lags {
        guard let old = last[number] else { continue }
        #expect(abs(lag.dy) <= max(abs(old.dy), 3) + 0.01, "\(number): \(old.dy), then \(lag.dy)")
      }
      last = lags
    }
    #expect(bench.settle() && bench.faults() == [])
  }

  @Test("complaint 10: springs work after a reload, and items take new sizes", arguments: kinds)
  func reload(kind: SpringyKind) throws {
    let bench = SpringyBench(kind)
    #expect(bench.settle())
    bench.heights = { _ in 64 }
    bench.view.reloadData()
    #expect(bench.settle() && bench.faults() == [])
    #expect(bench.view.visibleCells.allSatisfy { $0.bounds.height == 64 })
    bench.scroll(by: 120)
    #expect(bench.greatestLag > 5)
    bench.view.reloadData()
    bench.frame()
    #expect(bench.greatestLag > 3, "a reload in motion does not stop it")
    #expect(bench.settle() && bench.faults() == [])
  }

  @Test("Before the first touch, items near the center of the viewport follow sooner than others", arguments: kinds)
  func middle(kind: SpringyKind) {
    let bench = SpringyBench(kind)
    #expect(bench.settle() && bench.greatestLag == 0)
    for _ in 0..<6 {
      bench.view.contentOffset.y += 30
      bench.frame()
    }
    let middle = bench.view.bounds.midY
    let lags = bench.view.indexPathsForVisibleItems.compactMap { path -> (distance: CGFloat, lag: CGFloat)? in
      guard let place = bench.place(path), let lag = bench.lag(path) else { return nil }
      return (abs(place.y - middle), lag.dy)
    }
    // Previously, if there was no touch, all items lagged by the full step, and therefore by the same distance.
    let near = lags.filter { $0.distance < 100 }.map(\.lag)
    let all = lags.map(\.lag)
    #expect(near.count > 1 && all.max()! > 1.2 * near.max()! && all.max()! - all.min()! > 15, "\(lags)")
    #expect(bench.settle() && bench.faults() == [])
  }

  @Test("with reduced motion nothing lags", arguments: kinds)
  func reducedMotion(kind: SpringyKind) {
    let bench = SpringyBench(kind)
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    for _ in 0..<10 {
      bench.scroll(by: 100)
      #expect(bench.greatestLag == 0)
    }
    #expect(bench.settle() && bench.faults() == [])
  }

  @Test(
    "a fling through a list with springs near the screen displays no other row out of position", arguments: kinds
  )
  func fling(kind: SpringyKind) {
    let bench = SpringyBench(kind, [2000])
    var most = 0
    for _ in 0..<3 {
      bench.finger.flick(from: CGPoint(x: 160, y: 480), to: CGPoint(x: 160, y: 60), over: 0.08)
      for _ in 0..<20 {
        bench.frame()
        most = max(most, bench.springs.visibleIndexPaths.count)
      }
    }
    #expect(bench.view.contentOffset.y > 1000)
    #expect(kind == .naiveFlow ? most == 2000 : most < 40)
    #expect(bench.settle() && bench.faults() == [])
  }
}
