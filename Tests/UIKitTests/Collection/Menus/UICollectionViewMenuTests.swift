// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UICollectionViewMenuTests {
  private final class List: UICollectionViewController {
    var heard: [String] = []
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool {
      heard.append("should \(indexPath.item)")
      return indexPath.item != 1
    }
    override func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == .copy && indexPath.item != 2 }
    override func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) { heard.append("\(action.name) \(indexPath.item)") }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("select \(indexPath.item)")
    }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let list: List

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumInteritemSpacing = 10
    list = List(collectionViewLayout: layout)
    list.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    stage.window.rootViewController = list
    stage.tick()
  }

  private func press(_ item: Int, _ seconds: Double) {
    guard let cell = list.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) else { return }
    let point = cell.convert(CGPoint(x: 40, y: 40), to: nil)
    stage.down(point.x, point.y)
    stage.wait(seconds)
    stage.up(point.x, point.y)
  }

  @Test func longPressShowsActionsThatDelegateAllows() {
    press(4, 0.6)
    #expect(list.heard == ["should 4"])
    #expect(UIMenuController.shared.isMenuVisible)
    let frame = UIMenuController.shared.menuFrame
    stage.tap(frame.midX, frame.midY)
    #expect(list.heard == ["should 4", "copy: 4"])
    #expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test func shortPressSelects() {
    press(4, 0.4)
    #expect(list.heard == ["select 4"])
  }

  @Test(arguments: [1, 2])
  func rejectedMenuShowsNothing(item: Int) {
    press(item, 0.6)
    #expect(!UIMenuController.shared.isMenuVisible)
    #expect(list.heard.first == "should \(item)")
  }

  @Test func longPressRecognizerOfProgramStillRecognizes() {
    var states = 0
    list.collectionView.addGestureRecognizer(
      UILongPressGestureRecognizer { press in if press.state == .began { states += 1 } })
    press(1, 0.6)
    press(4, 0.6)
    #expect(states == 2)
  }
}
