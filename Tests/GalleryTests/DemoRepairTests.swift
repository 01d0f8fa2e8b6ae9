// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Bugs that visitors found in the demos, with one test per bug.
@Suite("Demos: bugs found by visitors", .oneApplication) @MainActor
struct DemoRepairTests {
  private func barred(_ controller: UIViewController) -> UINavigationController {
    let around = UINavigationController(rootViewController: controller)
    around.navigationBar.isTranslucent = false
    return around
  }

  private func finger(
    _ controller: UIViewController, size: CGSize = CGSize(width: 320, height: 568),
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> TestFinger {
    let host = HeadlessHost(size: size, scale: 2) { controller }
    // As on a web page, the direction is sent after the controller is created and before the first frame.
    if direction == .rightToLeft { host.send(InputEvent(.direction, identifier: 1, milliseconds: 0)) }
    let finger = TestFinger(on: host)
    finger.wait(0.2)
    return finger
  }

  private func texts(_ view: UIView) -> [String] {
    if view.isHidden { return [] }
    return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts($0) }
  }

  @Test("cover flow starts with the caption of the center cover", arguments: [320.0, 568, 1000], [true, false])
  func caption(width: Double, isMirrored: Bool) throws {
    let controller = CoverFlowViewController()
    _ = finger(
      barred(controller), size: CGSize(width: width, height: 568), direction: isMirrored ? .rightToLeft : .leftToRight)
    let middle = try #require(
      controller.coverFlow.indexPathOfCover(nearestToMiddleAt: controller.collectionView.contentOffset))
    let words = texts(try #require(controller.collectionView.backgroundView))
    #expect(middle.item == 0 && words.first == controller.pictures[0].name, "\(middle) \(words)")
  }

  @Test("an opened pile keeps its order, and captions keep their positions", arguments: 0..<3)
  func opening(pile: Int) throws {
    let controller = StacksViewController()
    // The screen is high enough for all piles.
    let finger = finger(barred(controller), size: CGSize(width: 320, height: 800))
    let view = try #require(controller.collectionView)
    func front() -> Int? {
      let photos = view.subviews.compactMap { ($0 as? StackCell).flatMap { view.indexPath(for: $0) } }
      return photos.last { $0.section == pile }?.item
    }
    func captions() -> [(UIView, CGPoint)] {
      view.subviews.compactMap { $0 as? CaptionView }.map { caption in
        let bounds = caption.layer.presentation() ?? caption.layer
        let offset = view.layer.presentation()?.bounds.origin ?? view.bounds.origin
        return (caption, CGPoint(x: bounds.position.x - offset.x, y: bounds.position.y - offset.y))
      }
    }
    #expect(front() == 0)
    controller.showGrid(of: pile)
    finger.wait(1.0 / 60)
    #expect(front() == 0, "the first photo stays in front in the first frame")
    let before = captions()
    finger.wait(0.15)
    for (caption, place) in captions() {
      guard let old = before.first(where: { $0.0 === caption })?.1 else { continue }
      #expect(abs(old.x - place.x) < 1 && abs(old.y - place.y) < 1, "\((caption as? CaptionView)?.label.text ?? "")")
    }
  }

  @Test("the backdrop stays behind the squares while they grow")
  func backdrop() throws {
    let controller = PrimaryViewController()
    let finger = finger(barred(controller))
    let view = try #require(controller.collectionView)
    view.contentOffset.y = 1200
    let background = UIView()
    view.backgroundView = background
    finger.wait(0.1)
    finger.tap(CGPoint(x: 90, y: 300))
    #expect(controller.navigationController?.topViewController !== controller)
    for _ in 0..<30 {
      finger.wait(1.0 / 60)
      let shown = try #require(background.layer.presentation())
      let offset = view.layer.presentation()?.bounds.origin ?? view.bounds.origin
      let top = shown.position.y - shown.bounds.height / 2 - offset.y
      #expect(abs(top) < 1, "the top of the backdrop is at \(top)")
    }
  }

  @Test(
    "a card thrown vertically swings back, a card thrown sideways leaves",
    arguments: [(0.0, -150.0, false), (10, 150, false), (30, -150, false), (-150, -20, true), (130, -100, true)])
  func thrown(x: Double, y: Double, leaves: Bool) {
    let controller = CardSwipeViewController()
    let finger = finger(controller, size: CGSize(width: 375, height: 667))
    finger.flick(from: CGPoint(x: 187, y: 350), to: CGPoint(x: 187 + x, y: 350 + y), over: 0.1)
    #expect(finger.settle(within: 10))
    #expect(controller.stack.decisions.isEmpty == !leaves)
    if leaves { #expect(controller.stack.decisions.first?.isLiked == (x > 0)) }
  }

  @Test("with the vortex on, no marble stays in a corner")
  func vortex() throws {
    let controller = MagneticMarblesViewController()
    let finger = finger(controller, size: CGSize(width: 390, height: 780))
    let box = controller.box
    #expect(finger.settle(within: 30))
    box.isVortex = true
    finger.wait(8)
    let room = box.bounds
    for (number, marble) in box.marbles.enumerated() {
      let x = min(marble.center.x, room.width - marble.center.x)
      let y = min(marble.center.y, room.height - marble.center.y)
      #expect(max(x, y) > 60, "marble \(number) is in a corner: \(marble.center)")
    }
  }

  @Test("a circle fits the screen in landscape", arguments: [(568.0, 320.0), (844, 390), (667, 375)])
  func circle(width: Double, height: Double) throws {
    let controller = CircleViewController()
    _ = finger(barred(controller), size: CGSize(width: width, height: height))
    let view = try #require(controller.collectionView)
    for cell in view.visibleCells {
      #expect(view.bounds.contains(cell.frame), "\(cell.frame) in \(view.bounds)")
    }
    #expect(view.visibleCells.count == 12)
    let middles = (0..<12).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.center }
    let (x, y) = (middles[1].x - middles[0].x, middles[1].y - middles[0].y)
    #expect((x * x + y * y).squareRoot() >= 0.94 * controller.circle.side, "tiles hardly overlap")
  }

  @Test("falling tiles fit the screen in landscape", arguments: [(568.0, 320.0), (844, 390), (667, 375)])
  func tiles(width: Double, height: Double) throws {
    let controller = FallingTilesViewController()
    let finger = finger(barred(controller), size: CGSize(width: width, height: height))
    let view = try #require(controller.collectionView)
    #expect(view.contentSize.height <= view.bounds.height && view.visibleCells.count == 20)
    // A sixth row also fits.
    for _ in 0..<4 { controller.addTile() }
    #expect(finger.settle(within: 10))
    for cell in view.visibleCells { #expect(view.bounds.contains(cell.frame), "\(cell.frame)") }
  }

  @Test("each message of a conversation has one speaker, and sent messages belong to the user")
  func speakers() {
    let controller = BubblesViewController()
    _ = finger(barred(controller))
    for _ in 0..<12 { controller.send() }
    var speakers: [String: Bool] = [:]
    for message in controller.messages {
      #expect(speakers[message.words] ?? message.isMine == message.isMine, "\(message.words)")
      speakers[message.words] = message.isMine
    }
    #expect(controller.messages.suffix(12).allSatisfy { $0.isMine })
  }

  @Test("a conversation opens at its end at any text size", arguments: [0, 5, 8])
  func conversationEnd(category: Int32) throws {
    let controller = BubblesViewController()
    let around = barred(controller)
    let host = HeadlessHost(size: CGSize(width: 390, height: 700), scale: 2) { around }
    host.send(InputEvent(.contentSize, identifier: category, milliseconds: 0))
    let finger = TestFinger(on: host)
    finger.wait(0.3)
    #expect(finger.settle(within: 5))
    let view = try #require(controller.collectionView)
    #expect(abs(view.contentOffset.y - (view.contentSize.height - view.bounds.height)) < 1)
    for cell in view.visibleCells {
      let label = try #require((cell as? BubbleCell)?.contentView.subviews.first?.subviews.first as? UILabel)
      #expect(label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height <= label.bounds.height + 0.5)
    }
  }

  @Test("tiles and cells have descriptive names")
  func names() throws {
    for controller in [SpringyViewController(count: 120, isTiled: false)] {
      _ = finger(barred(controller))
      #expect(controller.collectionView.visibleCells.allSatisfy { $0.accessibilityLabel?.hasPrefix("Cell ") == true })
    }
    let carousel = CarouselViewController()
    _ = finger(carousel)
    #expect(carousel.collectionView.visibleCells.allSatisfy { $0.accessibilityLabel?.hasPrefix("Tile ") == true })
  }

  @Test(
    "cradle balls that passed through each other return to their order",
    arguments: [(1, 3), (0, 4), (2, 3)])
  func untangled(one: Int, other: Int) throws {
    let controller = NewtonsCradleViewController()
    let finger = finger(controller, size: CGSize(width: 320, height: 568))
    let cradle = try #require(controller.cradle)
    let animator = try #require(cradle.animator)
    #expect(finger.settle(within: 60))
    // Each ball hangs at the position of the other ball, at the end of its own rod.
    for (index, place) in [(one, other), (other, one)] {
      let anchor = cradle.attachments[index].anchorPoint
      let reach = cradle.attachments[index].length
      let x = cradle.attachments[place].anchorPoint.x - anchor.x
      cradle.balls[index].center = CGPoint(x: anchor.x + x, y: anchor.y + (reach * reach - x * x).squareRoot())
      animator.updateItem(usingCurrentState: cradle.balls[index])
    }
    #expect(finger.settle(within: 60))
    let places = cradle.balls.map { $0.center.x }
    #expect(places == places.sorted(), "\(places)")
    for (ball, rod) in zip(cradle.balls, cradle.attachments) { #expect(abs(ball.center.x - rod.anchorPoint.x) < 2) }
  }

  @Test("a single button returns all cards after they are thrown")
  func allThrown() throws {
    let controller = CardSwipeViewController()
    let finger = finger(controller, size: CGSize(width: 375, height: 667))
    #expect(controller.restartButton.isHidden)
    for index in 0..<CardSwipeViewController.count {
      controller.stack.decide(isLiked: index % 2 == 0)
      finger.wait(0.1)
    }
    #expect(finger.settle(within: 10))
    #expect(controller.stack.topCard == nil && !controller.restartButton.isHidden)
    finger.tap(controller.restartButton.center)
    #expect(finger.settle(within: 10))
    #expect(controller.stack.topCard?.number == 0 && controller.stack.decisions.isEmpty)
    #expect(controller.restartButton.isHidden && controller.stack.cards.map { $0.number } == [0, 1, 2])
    #expect(controller.stack.topCard?.center.x == 187.5)
  }

  @Test("an empty grid of tiles shows a hint")
  func noTiles() throws {
    let shuffle = ShuffleViewController()
    shuffle.tileCount = 3
    let first = finger(barred(shuffle))
    for _ in 0..<3 {
      shuffle.collectionView(shuffle.collectionView, didSelectItemAt: IndexPath(item: 0, section: 0))
      #expect(first.settle(within: 5))
    }
    #expect(texts(try #require(shuffle.collectionView.backgroundView)) == ["Press Sort to bring all tiles back"])
    shuffle.sort()
    #expect(first.settle(within: 5))
    #expect(shuffle.collectionView.backgroundView == nil)
    let falling = FallingTilesViewController()
    let second = finger(barred(falling))
    for section in 0..<4 {
      while !falling.columns[section].isEmpty { falling.deleteTile(at: IndexPath(item: 0, section: section)) }
    }
    #expect(second.settle(within: 10))
    #expect(texts(try #require(falling.collectionView.backgroundView)) == ["Press + to drop a tile"])
    falling.addTile()
    #expect(falling.collectionView.backgroundView == nil)
  }
}
