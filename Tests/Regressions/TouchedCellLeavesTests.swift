// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A collection view became unresponsive if the app removed, reused or scrolled away the touched cell. The touch was
/// sent only to the cell, which no longer had a next responder, so the collection view was not notified when the touch
/// ended. The collection view then treated each later touch as a second touch. Touches are now canceled if their view
/// leaves the window. All responders that received the beginning of a touch also receive its end, even after they have
/// moved.
@Suite(.oneApplication)
@MainActor
struct TouchedCellLeavesTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 100
    var log: [String] = []
    var highlighted: ((UICollectionView) -> Void)?
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      log.append("highlight \(indexPath.item)")
      highlighted?(collectionView)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      log.append("unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
  }

  private let fingers = RegressionFingers()
  private let source = Source()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 60)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: fingers.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    fingers.window.addSubview(view)
    fingers.wait(0.01)
  }

  /// Removes the touched cell of item 1 in the given way.
  private func takeAway(_ way: String) {
    let path = IndexPath(item: 1, section: 0)
    switch way {
    case "removed": view.cellForItem(at: path)?.removeFromSuperview()
    case "reloaded":
      view.reloadData()
      view.layoutIfNeeded()
    case "scrolled away":
      view.contentOffset.y = 3000
      view.layoutIfNeeded()
    case "deleted":
      source.count -= 1
      view.deleteItems(at: [path])
    case "moved into another view": view.cellForItem(at: path).map { fingers.window.addSubview($0) }
    default: view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    }
  }

  nonisolated static let ways = [
    "removed", "reloaded", "scrolled away", "deleted", "moved into another view", "laid out anew",
  ]

  @Test("The collection view receives the next touch", arguments: ways, [true, false])
  func notDeaf(way: String, isInCallback: Bool) {
    if isInCallback { source.highlighted = { _ in self.takeAway(way) } }
    fingers.down(200, 90)
    fingers.wait(0.2)
    #expect(source.log.first == "highlight 1")
    source.highlighted = nil
    if !isInCallback { takeAway(way) }
    fingers.wait(0.02)
    fingers.up(200, 90, after: 0.1)
    fingers.wait(1)
    // A deleted item has no index path, so its unhighlighting is not reported.
    if way != "deleted" { #expect(source.log.contains("unhighlight 1")) }
    view.reloadData()
    view.contentOffset = .zero
    fingers.wait(0.1)
    source.log = []
    let place = view.cellForItem(at: IndexPath(item: 3, section: 0)).map { $0.center } ?? .zero
    fingers.down(Double(place.x), Double(place.y))
    fingers.wait(0.2)
    fingers.up(Double(place.x), Double(place.y))
    #expect(source.log == ["highlight 3", "select 3", "unhighlight 3"], "\(way): \(source.log)")
    #expect(TouchDispatcher.current.liveTouches.isEmpty && TouchDispatcher.current.delivery.undelivered.isEmpty)
  }

  @Test("A drag continues although the touched cell is scrolled away and reused")
  func dragGoesOn() {
    fingers.down(200, 600)
    for step in 1...100 { fingers.move(200, 600 - 5 * Double(step), after: 0.008) }
    let first = view.contentOffset.y
    #expect(first == 490 && view.isDragging)
    view.contentOffset.y = 3000
    fingers.wait(0.02)
    fingers.move(200, 80, after: 0.008)
    #expect(view.isDragging && view.contentOffset.y == 3020)
    fingers.up(200, 80, after: 0.2)
    fingers.wait(1)
    #expect(!view.isDragging && !view.isTracking)
  }

  /// A view that records its touch callbacks and forwards them.
  private final class Link: UIView {
    var log: [String] = []
    var began: (() -> Void)?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
      began?()
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
      super.touchesCancelled(touches, with: event)
    }
  }

  private func chain() -> [Link] {
    view.removeFromSuperview()
    let links = (0..<3).map { _ in Link(frame: fingers.window.bounds) }
    fingers.window.addSubview(links[0])
    links[0].addSubview(links[1])
    links[1].addSubview(links[2])
    return links
  }

  @Test("Each receiver of a beginning receives the end", arguments: 0..<3)
  func wholeChain(removed: Int) {
    let links = chain()
    fingers.down(100, 100)
    links[removed].removeFromSuperview()
    #expect(links.map { $0.log } == Array(repeating: ["began", "cancelled"], count: 3))
    fingers.move(120, 100)
    fingers.up(120, 100)
    #expect(links.map { $0.log } == Array(repeating: ["began", "cancelled"], count: 3))
  }

  @Test("A view that receives no beginning receives no end", arguments: 0..<3)
  func removedWhileTold(teller: Int) {
    let links = chain()
    links[teller].began = { links[2].removeFromSuperview() }
    fingers.down(100, 100)
    fingers.up(100, 100)
    for link in links { #expect(link.log.isEmpty || link.log == ["began", "cancelled"]) }
    #expect(links[2].log == ["began", "cancelled"] && TouchDispatcher.current.delivery.undelivered.isEmpty)
  }

  @Test("A view that moves within its window keeps its touch, and its former ancestors receive the end")
  func movedWithinWindow() {
    let links = chain()
    fingers.down(100, 100)
    fingers.window.addSubview(links[2])
    fingers.move(120, 100)
    fingers.up(120, 100)
    #expect(links.map { $0.log } == Array(repeating: ["began", "moved", "ended"], count: 3))
  }

  @Test("A touch with a deferred end is also cancelled when its view leaves the window")
  func withheldLift() {
    let links = chain()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    links[0].addGestureRecognizer(double)
    fingers.down(100, 100)
    fingers.up(100, 100, after: 0.05)
    #expect(links[2].log == ["began"])
    links[2].removeFromSuperview()
    #expect(links[2].log == ["began", "cancelled"])
    fingers.wait(1)
    #expect(links.map { $0.log } == Array(repeating: ["began", "cancelled"], count: 3))
  }
}
