// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: circle", .oneApplication) @MainActor
struct CircleTests {
  let controller = CircleViewController()
  let host: HeadlessHost
  let finger: TestFinger
  private var view: UICollectionView { controller.collectionView }
  private var circle: CircleLayout { controller.circle }

  init() {
    let around = UINavigationController(rootViewController: controller)
    around.navigationBar.isTranslucent = false
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { around }
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  private func tile(_ item: Int) -> TileCell {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as! TileCell
  }

  private func expect(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) {
    #expect(abs(point.x - x) < 0.01 && abs(point.y - y) < 0.01, "\(point), not \(x), \(y)")
  }

  private func angle(_ view: UIView) -> CGFloat {
    CGFloat(DeterministicMath.atan2(Double(view.transform.b), Double(view.transform.a)))
  }

  /// Pinches with two touches that begin around a point of the collection view and move to the given scale and center.
  private func pinch(around start: CGPoint, by scale: CGFloat, to end: CGPoint, lifts: Bool = true) {
    // A pinch begins when the distance between the touches has changed by eight points.
    finger.down(CGPoint(x: start.x - 50, y: start.y + 64), identifier: 1)
    finger.down(CGPoint(x: start.x + 50, y: start.y + 64), identifier: 2)
    let sign: CGFloat = scale < 1 ? -1 : 1
    finger.move(to: CGPoint(x: start.x - 50, y: start.y + 64), over: 0.02, identifier: 1)
    finger.move(to: CGPoint(x: start.x + 50 + 8 * sign, y: start.y + 64), over: 0.02, identifier: 2)
    let middle = CGPoint(x: start.x + 4 * sign, y: start.y)
    let half = (100 + 8 * sign) * scale / 2
    let goal = CGPoint(x: end.x + middle.x - start.x, y: end.y)
    finger.move(to: CGPoint(x: goal.x - half, y: goal.y + 64), over: 0.2, identifier: 1)
    finger.move(to: CGPoint(x: goal.x + half, y: goal.y + 64), over: 0.2, identifier: 2)
    guard lifts else { return }
    finger.up(identifier: 1)
    finger.up(identifier: 2)
  }

  @Test("checks 1 and 2: twelve tiles surround the center, rotated with the circle")
  func places() throws {
    #expect(view.bounds.size == CGSize(width: 320, height: 504) && circle.radius == 128)
    expect(tile(0).center, 160, 124)
    expect(tile(1).center, 224, 141.15)
    expect(tile(3).center, 288, 252)
    #expect(abs(angle(tile(3)) - .pi / 2) < 1e-9)
    #expect(tile(0).bounds.size == CGSize(width: 70, height: 70))
    #expect(view.contentSize == view.bounds.size)
  }

  @Test("check 3: two touches resize and move the circle")
  func pinch() throws {
    pinch(around: CGPoint(x: 160, y: 252), by: 1.25, to: CGPoint(x: 180, y: 262))
    expect(circle.center, 180, 262)
    #expect(abs(circle.radius - 160) < 0.01)
    finger.wait(0.05)
    expect(tile(0).center, 180, 102)
  }

  @Test("checks 4 and 5: the result of a pinch is kept, and the next one continues from it")
  func pinchAgain() {
    let middle = CGPoint(x: 160, y: 252)
    pinch(around: middle, by: 0.5, to: middle)
    #expect(finger.settle(within: 2) && abs(circle.radius - 64) < 0.01)
    pinch(around: middle, by: 1.5, to: CGPoint(x: 170, y: 240))
    #expect(finger.settle(within: 2) && abs(circle.radius - 96) < 0.01)
    expect(circle.center, 170, 240)
  }

  @Test("a single touch or the mouse moves the circle")
  func pan() {
    finger.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 140, y: 210), over: 0.3)
    // The pan begins with the fourth of eighteen moves, after ten points of movement.
    expect(circle.center, 160 + 40 * 14 / 18, 252 + 30 * 14 / 18)
    #expect(circle.radius == 128)
    finger.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 900, y: 180), over: 0.3)
    #expect(circle.center.x == 320)
  }

  @Test("check 6: a new tile appears from the center, and the others move apart")
  func insert() throws {
    controller.addTile()
    let new = tile(12)
    finger.wait(1.0 / 60)
    let start = try #require(new.layer.presentation())
    #expect(start.opacity < 0.1)
    #expect(abs(start.position.x - 160) < 5 && abs(start.position.y - 252) < 12, "\(start.position)")
    #expect(finger.settle(within: 2))
    #expect(new.alpha == 1)
    expect(tile(1).center, 219.48, 138.66)
    expect(tile(3).center, 287.07, 236.57)
    #expect(view.visibleCells.count == 13)
  }

  @Test("check 7: a deleted tile shrinks into the center")
  func delete() throws {
    let last = tile(11)
    controller.deleteTile()
    finger.wait(0.1)
    #expect(last.superview != nil)
    // The final state: in the center, scaled to a tenth, invisible, and rotated like the last of twelve tiles.
    expect(last.center, 160, 252)
    #expect(last.alpha == 0)
    let scale = (last.transform.a * last.transform.a + last.transform.b * last.transform.b).squareRoot()
    #expect(abs(scale - 0.1) < 1e-9 && abs(angle(last) - (2 * .pi * 11 / 12 - 2 * .pi)) < 1e-9)
    #expect(finger.settle(within: 2))
    #expect(last.superview == nil && view.visibleCells.count == 11)
    #expect(circle.layoutAttributesForItem(at: IndexPath(item: 11, section: 0)) == nil)
  }

  @Test("check 8: the last tile cannot be deleted")
  func last() {
    for _ in 0..<14 {
      controller.deleteTile()
      finger.wait(0.05)
    }
    #expect(finger.settle(within: 2))
    #expect(controller.count == 1 && view.visibleCells.count == 1 && !controller.trashButton.isEnabled)
  }

  @Test("check 9: the hand is a decoration view that points to a minute or to the tapped tile")
  func hand() throws {
    let hand = try #require(view.subviews.first { $0 is HandDecorationView })
    expect(hand.center, 160, 252)
    #expect(view.subviews.first === hand && hand.bounds.size == CGSize(width: 20, height: 200))
    controller.turnHand(toMinute: 15)
    #expect(finger.settle(within: 2))
    #expect(abs(angle(hand) - .pi / 2) < 1e-9 && abs(circle.handAngle - .pi / 2) < 1e-9)
    // Tile 9 is on the left.
    finger.tap(CGPoint(x: 32, y: 316))
    #expect(finger.settle(within: 2))
    #expect(abs(angle(hand) + .pi / 2) < 1e-9)
  }

  @Test("check 10: switching to the grid and back neither loses nor duplicates tiles")
  func toggle() throws {
    let before = (0..<12).map { tile($0).center }
    controller.chooser.selectedSegmentIndex = 1
    controller.changeLayout()
    finger.wait(0.15)
    let middle = try #require(tile(0).layer.presentation())
    #expect(middle.bounds.width > 71 && middle.bounds.width < 199, "\(middle.bounds)")
    #expect(finger.settle(within: 2))
    #expect(tile(0).frame == CGRect(x: 60, y: 13, width: 200, height: 200))
    #expect(!view.subviews.contains { $0 is HandDecorationView })
    controller.chooser.selectedSegmentIndex = 0
    controller.changeLayout()
    #expect(finger.settle(within: 2))
    for (item, center) in before.enumerated() { expect(tile(item).center, center.x, center.y) }
    #expect(view.visibleCells.count == 12 && view.subviews.filter { $0 is TileCell }.count == 12)
    #expect(view.subviews.filter { $0 is HandDecorationView }.count == 1 && view.contentOffset == .zero)
  }

  @Test("in the grid, a new tile grows and rotates, and touches scroll")
  func grid() throws {
    for _ in 0..<11 { controller.deleteTile() }
    controller.chooser.selectedSegmentIndex = 1
    controller.changeLayout()
    #expect(finger.settle(within: 2))
    controller.addTile()
    finger.wait(1.0 / 60)
    let new = try #require(tile(1).layer.presentation())
    #expect(new.opacity < 0.1 && new.transform.m11 < 0.2 && new.transform.m12 < 0)
    #expect(finger.settle(within: 2))
    #expect(tile(1).transform == .identity)
    controller.deleteTile()
    finger.wait(0.2)
    let center = circle.center
    finger.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200), over: 0.2)
    #expect(circle.center == center)
    #expect(finger.settle(within: 2) && view.visibleCells.count == 1)
  }

  @Test("the circle keeps its relative size on other screens", arguments: [568.0, 768, 1000])
  func widths(width: Double) throws {
    host.send(InputEvent(.resize, x: Float(width), y: 700, a: 2, milliseconds: host.milliseconds))
    #expect(finger.settle(within: 2))
    let side = min(CGFloat(width), 636)
    expect(circle.center, CGFloat(width) / 2, 318)
    #expect(abs(circle.radius - side / 2.5) < 0.01)
    for cell in view.visibleCells { #expect(view.bounds.contains(cell.frame)) }
  }
}
