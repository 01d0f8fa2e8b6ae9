// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests actual touches on a collection view, where scrolling, highlighting and selection compete.
@Suite(.oneApplication)
@MainActor
struct CollectionTouchTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      log.append("highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      log.append("unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
  }

  /// Records the values that a springy layout would read when the bounds change.
  final class Watching: UICollectionViewFlowLayout {
    var deltas: [CGFloat] = []
    var touches: [CGPoint] = []
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      guard let collectionView else { return false }
      deltas.append(newBounds.minY - collectionView.bounds.minY)
      touches.append(collectionView.panGestureRecognizer.location(in: collectionView))
      return false
    }
  }

  private func stage(_ layout: UICollectionViewFlowLayout) -> (ScrollStage, UICollectionView, Source) {
    layout.itemSize = CGSize(width: 393, height: 50)
    layout.minimumLineSpacing = 10
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    let s = ScrollStage(scale: 1, view: view)
    view.delegate = source
    view.reloadData()
    s.stage.tick()
    return (s, view, source)
  }

  @Test("E7: a tap highlights and selects; a drag of 12 points unhighlights and selects nothing")
  func dragBeatsTap() {
    let (s, _, source) = stage(UICollectionViewFlowLayout())
    s.stage.tap(100, 70)
    #expect(
      source.log == ["highlight 1", "unhighlight 1", "select 1"]
        || source.log == ["highlight 1", "select 1", "unhighlight 1"])
    source.log = []
    s.stage.wait(1)
    s.stage.down(100, 130)
    s.stage.wait(0.2)
    s.stage.move(100, 118)
    s.stage.up(100, 118)
    #expect(source.log == ["highlight 2", "unhighlight 2"])
    source.log = []
    s.stage.wait(1)
    s.stage.down(100, 130)
    s.stage.move(100, 118)
    s.stage.up(100, 118)
    #expect(source.log.isEmpty)
  }

  @Test("A tap that catches a flick selects nothing")
  func catching() {
    let (s, view, source) = stage(UICollectionViewFlowLayout())
    s.flick(speed: 2000, endingAt: 3000)
    s.stage.wait(0.2)
    #expect(view.isDecelerating)
    s.stage.tap(100, 300)
    s.stage.wait(0.5)
    #expect(source.log.isEmpty)
  }

  @Test("A springy layout is queried once per change, with old and new bounds and a continuous touch location")
  func springs() {
    let layout = Watching()
    let (s, view, _) = stage(layout)
    view.contentOffset.y = 5000
    layout.deltas = []
    layout.touches = []
    let start = view.contentOffset.y
    s.flick(speed: 2000, endingAt: 6000)
    _ = s.settle()
    #expect(abs(layout.deltas.reduce(0, +) - (view.contentOffset.y - start)) < 0.001)
    #expect(layout.deltas.allSatisfy { $0 != 0 })
    // After the release, the touch location is fixed on screen. It moves in the content by the previous query's delta.
    for (index, delta) in layout.deltas.enumerated().dropFirst(20).dropLast() {
      let step = layout.touches[index + 1].y - layout.touches[index].y
      #expect(abs(step - delta) < 1e-6)
    }
  }
}
