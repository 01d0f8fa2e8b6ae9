// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct InteractiveTransitionTests {
  private func large() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 140)
    return layout
  }

  private func run(_ bench: CollectionBench, _ frames: Int = 30) { for _ in 0..<frames { bench.tick() } }

  private func mixed(_ a: CGRect, _ b: CGRect, _ share: CGFloat) -> CGRect {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return CGRect(
      x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width), height: mix(a.height, b.height))
  }

  @Test("G4: at progress 0.25, every common item is mixed at 25 %; cancelling restores the old layout")
  func quarterAndCancel() {
    let old = UICollectionViewFlowLayout()
    let bench = CollectionBench.grid(100, layout: old)
    bench.tick()
    let offset = bench.view.contentOffset
    let new = large()
    var told: [[Bool]] = []
    let passing = bench.view.startInteractiveTransition(to: new) { told.append([$0, $1]) }
    #expect(bench.view.collectionViewLayout === passing && passing.transitionProgress == 0)
    #expect(passing.currentLayout === old && passing.nextLayout === new)
    #expect(bench.view.contentOffset == offset)
    passing.transitionProgress = 0.25
    bench.tick()
    let oldSize = old.collectionViewContentSize
    let newSize = new.collectionViewContentSize
    #expect(bench.view.contentSize.height == oldSize.height + (newSize.height - oldSize.height) * 0.25)
    var compared = 0
    for path in bench.view.indexPathsForVisibleItems {
      let start = old.layoutAttributesForItem(at: path)!.frame
      let end = new.layoutAttributesForItem(at: path)!.frame
      #expect(near(bench.view.cellForItem(at: path)!.frame, mixed(start, end, 0.25), 1e-9))
      compared += 1
    }
    #expect(compared > 5)
    #expect(bench.view.validate().isEmpty)
    bench.view.cancelInteractiveTransition()
    #expect(told.isEmpty && bench.view.collectionViewLayout === passing)
    run(bench)
    #expect(told == [[false, true]])
    #expect(bench.view.collectionViewLayout === old && new.collectionView == nil && old.collectionView === bench.view)
    #expect(bench.view.contentOffset == offset && bench.view.contentSize == oldSize)
    #expect(bench.cell(0)?.frame == CGRect(x: 10, y: 10, width: 44, height: 44))
    #expect(bench.view.validate().isEmpty)
  }

  @Test("Finishing takes the rest of 0.3 s and installs the new layout")
  func finish() {
    let old = UICollectionViewFlowLayout()
    let bench = CollectionBench.grid(100, layout: old)
    bench.tick()
    let new = large()
    var told: [[Bool]] = []
    let passing = bench.view.startInteractiveTransition(to: new) { told.append([$0, $1]) }
    passing.transitionProgress = 0.5
    bench.tick()
    bench.view.finishInteractiveTransition()
    // The remaining half of 0.3 s is nine frames of 1/60 s.
    run(bench, 8)
    #expect(told.isEmpty && passing.transitionProgress > 0.9 && passing.transitionProgress < 1)
    #expect(bench.view.validate().isEmpty)
    run(bench, 2)
    #expect(told == [[true, true]])
    #expect(bench.view.collectionViewLayout === new && old.collectionView == nil)
    #expect(bench.view.contentSize == new.collectionViewContentSize)
    #expect(bench.view.validate().isEmpty)
    #expect(bench.view.visibleCells.allSatisfy { $0.alpha == 1 && $0.bounds.width == 140 })
    // The old layout no longer affects the view.
    old.itemSize = CGSize(width: 20, height: 20)
    passing.transitionProgress = 0.3
    run(bench, 1)
    #expect(bench.cell(0).map { $0.bounds.width } ?? 140 == 140)
  }

  @Test("The item in the middle stays there, and the content offset is interpolated")
  func offsets() {
    let old = UICollectionViewFlowLayout()
    let bench = CollectionBench.grid(100, layout: old)
    bench.tick()
    bench.view.contentOffset.y = 300
    bench.tick()
    let passing = bench.view.startInteractiveTransition(to: large())
    let start = bench.view.contentOffset
    passing.transitionProgress = 1
    let end = bench.view.contentOffset
    #expect(start.y == 300 && end.y > 1000)
    passing.transitionProgress = 0.5
    #expect(abs(bench.view.contentOffset.y - (start.y + end.y) / 2) < 1e-9)
    // Scrolling during the transition is preserved.
    bench.view.contentOffset.y += 40
    passing.transitionProgress = 0.25
    let mixed = start.y + (end.y - start.y) * 0.25 + 40
    #expect(abs(bench.view.contentOffset.y - mixed) < 0.5)
    bench.view.finishInteractiveTransition()
    run(bench)
    #expect(abs(bench.view.contentOffset.y - (end.y + 40)) <= 0.5)
  }

  @Test(
    "G4: the offset depends only on the progress, from either side and at either scale", arguments: Seeds.below(12))
  func offsetOfProgress(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let bench = CollectionBench.grid(random.int(in: 20..<150))
    bench.tick()
    bench.view.contentInset.top = CGFloat(random.int(in: 0..<40))
    let most = max(0, bench.view.contentSize.height - 480)
    bench.view.contentOffset.y = CGFloat(Int(random.double(in: 0..<1) * Double(most) * 2)) / 2
    bench.tick()
    let start = bench.view.contentOffset.y
    let new = large()
    new.itemSize.height = CGFloat(random.int(in: 20..<300))
    let passing = bench.view.startInteractiveTransition(to: new)
    passing.transitionProgress = 1
    let end = bench.view.contentOffset.y
    for progress in [0.5, 0.1, 0.9, 0.5, 0, 0.5] {
      passing.transitionProgress = CGFloat(progress)
      if random.bool() { bench.tick() }
      #expect(abs(bench.view.contentOffset.y - (start + (end - start) * CGFloat(progress))) < 1e-9, "\(progress)")
    }
    bench.tick()
    #expect(bench.view.validate() == [])
    bench.view.cancelInteractiveTransition()
    run(bench)
    #expect(bench.view.contentOffset.y == start && bench.view.validate() == [])
  }

  @Test("Elements that exist in only one layout stay in place on screen and fade")
  func fading() {
    let old = UICollectionViewFlowLayout()
    old.headerReferenceSize = CGSize(width: 320, height: 30)
    let bench = CollectionBench.grid(100, layout: old)
    bench.tick()
    let passing = bench.view.startInteractiveTransition(to: large())
    passing.transitionProgress = 0.4
    bench.tick()
    let kind = UICollectionView.elementKindSectionHeader
    let header = bench.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(abs((header?.alpha ?? 0) - 0.6) < 1e-6)
    let onScreen = header.map { $0.frame.minY - bench.view.contentOffset.y } ?? -1
    #expect(abs(onScreen) < 1e-9)
    bench.view.finishInteractiveTransition()
    run(bench)
    #expect(bench.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) == nil)
    #expect(bench.view.validate().isEmpty)
  }

  @Test("Progress outside 0...1 extrapolates")
  func overshoot() {
    let old = UICollectionViewFlowLayout()
    let bench = CollectionBench.grid(100, layout: old)
    bench.tick()
    let new = large()
    let passing = bench.view.startInteractiveTransition(to: new)
    let first = IndexPath(item: 0, section: 0)
    for progress in [-0.2, 1.3] as [CGFloat] {
      passing.transitionProgress = progress
      bench.tick()
      let start = old.layoutAttributesForItem(at: first)!
      let end = new.layoutAttributesForItem(at: first)!
      let between = passing.layoutAttributesForItem(at: first)!
      #expect(near(between.frame, mixed(start.frame, end.frame, progress), 1e-9))
      #expect(between.alpha == 1 && bench.view.validate().isEmpty)
    }
    // Far beyond the range, sizes are clamped to zero instead of becoming negative.
    passing.transitionProgress = -50
    #expect(passing.layoutAttributesForItem(at: first)?.size == .zero)
    #expect(passing.collectionViewContentSize.height >= 0)
    bench.view.finishInteractiveTransition()
    run(bench)
    #expect(bench.view.collectionViewLayout === new && bench.view.validate().isEmpty)
  }

  @Test("zIndex changes at half time, transforms are decomposed, hidden elements fade, named values are interpolated")
  func mixing() {
    final class OneItem: UICollectionViewLayout {
      let shown: (UICollectionViewLayoutAttributes) -> Void
      init(_ shown: @escaping (UICollectionViewLayoutAttributes) -> Void) {
        self.shown = shown
        super.init()
      }
      required init?(coder: NSCoder) { nil }
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.item == 0 else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        shown(attributes)
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))!]
      }
    }
    let old = OneItem {
      $0.zIndex = 1
      $0.isHidden = true
    }
    let new = OneItem {
      $0.zIndex = 5
      $0.transform = CGAffineTransform(rotationAngle: 1)
    }
    let passing = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    let path = IndexPath(item: 0, section: 0)
    passing.transitionProgress = 0.49
    #expect(passing.layoutAttributesForItem(at: path)?.zIndex == 1)
    passing.transitionProgress = 0.5
    let half = passing.layoutAttributesForItem(at: path)!
    #expect(half.zIndex == 5 && !half.isHidden && half.alpha == 0.5)
    #expect(abs(half.transform.b - 0.479425538604203) < 1e-12)
    #expect(passing.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) == nil)
    #expect(passing.value(forAnimatedKey: "turn") == 0)
    passing.updateValue(3, forAnimatedKey: "turn")
    passing.updateValue(4, forAnimatedKey: "turn")
    #expect(passing.value(forAnimatedKey: "turn") == 4)
  }

  @Test("Another layout change ends the transition at its current state; the completion receives false twice")
  func abandoned() {
    let old = UICollectionViewFlowLayout()
    let bench = CollectionBench.grid(100, layout: old)
    bench.tick()
    let new = large()
    var told: [[Bool]] = []
    let passing = bench.view.startInteractiveTransition(to: new) { told.append([$0, $1]) }
    passing.transitionProgress = 0.6
    bench.tick()
    let third = large()
    third.itemSize = CGSize(width: 90, height: 60)
    bench.view.setCollectionViewLayout(third, animated: true)
    run(bench)
    #expect(told == [[false, false]])
    #expect(bench.view.collectionViewLayout === third)
    #expect(old.collectionView == nil && new.collectionView == nil && passing.collectionView == nil)
    #expect(bench.view.validate().isEmpty)
  }

  @Test("A transition that is finishing ends at once when another one starts")
  func restarted() {
    let bench = CollectionBench.grid(100)
    bench.tick()
    let new = large()
    var told: [[Bool]] = []
    bench.view.startInteractiveTransition(to: new) { told.append([$0, $1]) }.transitionProgress = 0.5
    bench.view.finishInteractiveTransition()
    bench.tick()
    let third = UICollectionViewFlowLayout()
    let passing = bench.view.startInteractiveTransition(to: third)
    #expect(passing.currentLayout === new && passing.nextLayout === third)
    bench.tick()
    #expect(told == [[true, false]])
    bench.view.cancelInteractiveTransition()
    run(bench)
    #expect(bench.view.collectionViewLayout === new && bench.view.validate().isEmpty)
  }

  @Test("The delegate can supply the transition layout, and cells are notified of both directions")
  func delegate() {
    final class Between: UICollectionViewTransitionLayout {}
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout { Between(currentLayout: fromLayout, nextLayout: toLayout) }
    }
    let delegate = Delegate()
    let bench = CollectionBench.grid(100, delegate: delegate)
    bench.tick()
    #expect(bench.view.startInteractiveTransition(to: large()) is Between)
    bench.view.cancelInteractiveTransition()
    #expect(bench.view.collectionViewLayout is Between == false)
  }

  @Test("Without a window or with reduced motion, finishing takes no time")
  func unseen() {
    let bench = CollectionBench.grid(100)
    bench.tick()
    UIAccessibility.isReduceMotionEnabled = true
    let new = large()
    var told: [[Bool]] = []
    bench.view.startInteractiveTransition(to: new) { told.append([$0, $1]) }.transitionProgress = 0.1
    bench.view.finishInteractiveTransition()
    #expect(bench.view.collectionViewLayout === new)
    bench.tick()
    #expect(told == [[true, true]] && bench.view.validate().isEmpty)
  }
}

extension InteractiveTransitionTests {
  @Test func misuseIsRejected() {
    let old = UICollectionViewFlowLayout()
    let bench = CollectionBench.grid(100, layout: old)
    bench.tick()
    var told = 0
    var faults = Diagnostics.recording {
      bench.view.finishInteractiveTransition()
      bench.view.cancelInteractiveTransition()
      bench.view.startInteractiveTransition(to: old) { if !$0, !$1 { told += 1 } }
    }
    #expect(faults.count == 3 && bench.view.collectionViewLayout === old)
    let passing = bench.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    faults = Diagnostics.recording {
      let second = bench.view.startInteractiveTransition(to: UICollectionViewFlowLayout()) { if !$0, !$1 { told += 1 } }
      #expect(second === passing)
      passing.transitionProgress = .nan
      passing.transitionProgress = 1e9
      passing.updateValue(.infinity, forAnimatedKey: "a")
    }
    #expect(faults.count == 4 && passing.transitionProgress == 0 && passing.value(forAnimatedKey: "a") == 0)
    bench.tick()
    #expect(told == 2)
    bench.view.finishInteractiveTransition()
    // A second call while the transition is finishing has no effect.
    bench.view.cancelInteractiveTransition()
    for _ in 0..<30 { bench.tick() }
    #expect(bench.view.collectionViewLayout === passing.nextLayout)
  }
}
