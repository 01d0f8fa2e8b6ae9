// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// The data source and delegate of a collection view of numbers, several of which can be dragged together.
private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDragDelegate, UIDropInteractionDelegate, UIDragInteractionDelegate
{
  var dropped: [Int] = []
  var heard: [String] = []
  /// The active session.
  var session: (any UIDragSession)?

  static func item(_ number: Int) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = number
    return item
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { heard.append("select \(path.item)") }
  func collectionView(
    _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] { [Self.item(path.item)] }
  func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    self.session = session
  }
  func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) { self.session = nil }
  func collectionView(
    _ view: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] { path.item == 8 ? [] : [Self.item(path.item)] }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [Self.item(50)]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { [Self.item(Int(point.x))] }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { heard.append("add \(items.count) to \(session.items.count), own \(interaction === addingInteraction)") }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    UIDropProposal(operation: .copy)
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    dropped = session.items.compactMap { $0.localObject as? Int }
  }
}

@Suite(.oneApplication)
@MainActor
struct DragAdditionTests {
  private let stage = FingerStage(size: CGSize(width: 300, height: 600))
  private let grid: UICollectionView
  private let other = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
  private let target = UIView(frame: CGRect(x: 100, y: 400, width: 200, height: 200))
  private let numbers = Numbers()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = numbers
    grid.delegate = numbers
    grid.dragDelegate = numbers
    other.addInteraction(UIDragInteraction(delegate: numbers))
    target.addInteraction(UIDropInteraction(delegate: numbers))
    for view in [grid, other, target] { stage.window.addSubview(view) }
    stage.tick()
  }

  private func lift(_ x: Double, _ y: Double) {
    stage.down(x, y)
    stage.wait(0.6)
    stage.move(x + 20, y + 20, at: stage.time + 0.02)
  }

  private func dropOnTarget() {
    stage.move(150, 500, at: stage.time + 0.05)
    stage.up(150, 500)
    stage.wait(0.8)
  }

  @Test("Taps of another finger add items, which move along, are not selected, and are dropped together")
  func adding() {
    lift(50, 50)
    stage.tap(150, 50, id: 2)
    stage.tap(250, 150, id: 2)
    #expect(numbers.session?.items.count == 3 && grid.hasActiveDrag)
    stage.wait(0.4)
    #expect(stage.window.subviews.count == 6 && numbers.heard == [])
    stage.tap(250, 150, id: 2)
    #expect(numbers.session?.items.count == 3, "an item is added only once")
    dropOnTarget()
    #expect(numbers.dropped == [0, 1, 5] && stage.window.subviews == [grid, other, target] && !grid.hasActiveDrag)
    stage.tap(150, 50)
    #expect(numbers.heard == ["select 5", "select 1"], "a tap that adds nothing selects")
  }

  @Test("Taps that add no item act as usual")
  func nothingToAdd() {
    lift(50, 50)
    stage.tap(250, 250, id: 2)
    #expect(numbers.session?.items.count == 1 && numbers.heard == ["select 8"])
    stage.cancel()
    stage.wait(0.6)
    #expect(stage.window.subviews == [grid, other, target])
  }

  @Test("Items of another view can be added; the source is notified of them, and both views of the end")
  func elsewhere() {
    lift(50, 350)
    stage.tap(30, 330, id: 2)
    stage.tap(150, 50, id: 2)
    #expect(numbers.heard == ["add 1 to 1, own true", "add 1 to 2, own false"] && grid.hasActiveDrag)
    dropOnTarget()
    #expect(numbers.dropped == [50, 30, 1] && !grid.hasActiveDrag)
    #expect(stage.window.subviews == [grid, other, target])
  }

  @Test("On cancellation, everything returns to its origin")
  func cancelling() {
    lift(50, 50)
    stage.tap(250, 150, id: 2)
    stage.key(.escape)
    stage.wait(0.1)
    stage.wait(0.6)
    #expect(stage.window.subviews == [grid, other, target] && numbers.dropped == [])
    stage.up(70, 70)
  }
}
