// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests how common mistakes with sizes, scrolling and reuse are handled.
@Suite(.oneApplication)
@MainActor
struct UICollectionViewBadHabitTests {
  @Test("10: like Apple's, a single item and the last line are aligned at the start with minimal spacing")
  func lastLine() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let bench = CollectionBench(LetterSource(count: 5), layout: layout)
    bench.layOut()
    #expect(bench.cell(0)?.frame.minX == 0 && bench.cell(1)?.frame.minX == 110)
    #expect(bench.cell(3)?.frame.minX == 0 && bench.cell(4)?.frame.minX == 110)
  }

  @Test("19: in scrambling mode, a reused cell reveals what its data source forgets to set; new cells do not")
  func scrambled() {
    final class Named: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.text = "new"
      }
      required init?(coder: NSCoder) { nil }
    }
    let bench = CollectionBench(LetterSource(count: 100), layout: HostileLayout())
    bench.view.register(Named.self, forCellWithReuseIdentifier: "letter")
    bench.view.scramblesReusedViews = true
    bench.layOut()
    #expect(bench.view.visibleCells.allSatisfy { ($0 as? Named)?.label.text == "new" })
    bench.view.contentOffset.y = 2000
    bench.layOut()
    let reused = bench.view.visibleCells.filter { ($0 as? Named)?.label.text != "new" }
    #expect(!reused.isEmpty && reused.allSatisfy { $0.contentView.backgroundColor == .magenta })
  }

  @Test("22: a flick of any length lands exactly where the layout chooses", arguments: [-3.0, -8, -25, 12])
  func landing(step: Double) {
    final class Snapping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 54 * (proposedContentOffset.y / 54).rounded()) }
    }
    let layout = Snapping()
    layout.itemSize = CGSize(width: 44, height: 44)
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let source = LetterSource(count: 2000)
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    view.dataSource = source
    stage.window.addSubview(view)
    stage.tick()
    view.contentOffset.y = 1000
    stage.down(160, 240)
    let end = stage.drag(from: CGPoint(x: 160, y: 240), by: CGPoint(x: 0, y: step), count: 6, every: 0.01)
    stage.up(end.x, end.y)
    stage.wait(6)
    #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 54) == 0 && view.contentOffset.y != 1000)
    #expect(view.validate() == [])
  }

  @Test("23: the trace names every decision between a custom pan and scrolling")
  func trace() {
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: HostileLayout())
    let source = LetterSource(count: 100)
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    view.dataSource = source
    let pan = UIPanGestureRecognizer { _ in }
    view.addGestureRecognizer(pan)
    stage.window.addSubview(view)
    stage.tick()
    var states: [UIGestureRecognizer.State] = []
    pan.addHandler { states.append($0.state) }
    stage.down(160, 300)
    let end = stage.drag(from: CGPoint(x: 160, y: 300), by: CGPoint(x: 0, y: -8), count: 10, every: 0.01)
    stage.up(end.x, end.y)
    #expect(view.contentOffset.y > 0 && states.isEmpty, "scrolling came first, because it was added first")
    pan.require(toFail: view.panGestureRecognizer)
    view.panGestureRecognizer.isEnabled = false
    stage.down(160, 300)
    let other = stage.drag(from: CGPoint(x: 160, y: 300), by: CGPoint(x: 0, y: -8), count: 10, every: 0.01)
    stage.up(other.x, other.y)
    #expect(states.first == .began && states.last == .ended)
  }
}
