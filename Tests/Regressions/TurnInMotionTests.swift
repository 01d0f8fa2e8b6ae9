// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// When the screen rotated, the small picture and the info box changed corners, and all motion restarted. The cradle's
/// balls were jolted, the wall was rebuilt, marbles returned to their initial positions, and an open lock screen locked
/// again.
///
/// Each demo laid out its content as if the new size were its first. Now each item keeps its velocity and its relative
/// position. A view under a touch stays under the touch.
@Suite(.oneApplication) @MainActor struct TurnInMotionTests {
  private final class Stage {
    let host: HeadlessHost
    let finger: TestFinger
    let controller: UIViewController
    private var size: CGSize

    init(_ name: String) throws {
      let demo = try #require(Gallery.demo(named: name))
      let made = demo.makeController()
      controller = made
      size = demo.size
      host = HeadlessHost(size: demo.size, scale: 2) { made }
      finger = TestFinger(on: host)
      finger.wait(0.1)
    }

    /// Rotates the screen and displays a frame.
    func turn() {
      size = CGSize(width: size.height, height: size.width)
      host.send(
        InputEvent(
          .resize, x: Float(size.width), y: Float(size.height), a: 2, milliseconds: host.milliseconds))
      finger.wait(1.0 / 60)
    }
  }

  private func isClose(_ first: CGPoint, _ second: CGPoint, by distance: CGFloat) -> Bool {
    hypot(first.x - second.x, first.y - second.y) <= distance
  }

  @Test(
    "the small picture stays in its corner at rest, and glides to it in flight", arguments: StickyCorner.allCases)
  func corners(corner: StickyCorner) throws {
    let stage = try Stage("sticky-corners")
    let corners = try #require(stage.controller as? StickyCornersViewController)
    let (box, sticky) = (corners.box, try #require(corners.sticky))
    let start = box.center
    let end = sticky.position(of: corner)
    sticky.addLinearVelocity(CGPoint(x: (end.x - start.x) * 5, y: (end.y - start.y) * 5))
    // The picture is in flight toward the corner.
    stage.finger.wait(0.1)
    let shown = try #require(box.layer.presentation()).position
    stage.turn()
    // A visible view does not jump when the size changes: in one frame of flight it moves by up to 40 points.
    #expect(isClose(try #require(box.layer.presentation()).position, shown, by: 100))
    #expect(stage.finger.settle(within: 5))
    #expect(isClose(box.center, sticky.position(of: corner), by: 0.5), "\(box.center)")
    // If the picture is at rest, it moves to its new position immediately and stays there.
    stage.turn()
    #expect(isClose(box.center, sticky.position(of: corner), by: 0.5), "\(box.center)")
    #expect(stage.finger.settle(within: 5))
    #expect(isClose(box.center, sticky.position(of: corner), by: 0.5), "\(box.center)")
  }

  @Test("the info box stays at its edge, also while the photo falls or leaves")
  func photo() throws {
    let stage = try Stage("dynamic-photos")
    let navigation = try #require(stage.controller as? UINavigationController)
    let photos = try #require(navigation.viewControllers[0] as? PhotosCollectionViewController)
    let full = photos.fullPhoto
    photos.showPhoto(at: IndexPath(item: 3, section: 0))
    stage.finger.wait(0.3)
    func share() -> CGFloat { full.photoView.center.y / full.view.bounds.height }
    var before = share()
    #expect(before < 0.4)
    stage.turn()
    #expect(abs(share() - before) < 0.1, "\(before) \(share())")
    stage.finger.wait(2)
    #expect(abs(full.photoView.center.y - full.view.bounds.midY) <= 2)
    #expect(full.infoBox.accessibilityActivate())
    stage.finger.wait(0.1)
    stage.turn()
    #expect(stage.finger.settle(within: 5))
    #expect(isClose(full.infoBox.center, full.sticky.position(of: .top), by: 1), "\(full.infoBox.center)")
    stage.turn()
    #expect(isClose(full.infoBox.center, full.sticky.position(of: .top), by: 1), "\(full.infoBox.center)")
    stage.finger.wait(0.5)
    full.leave()
    stage.finger.wait(0.03)
    before = share()
    stage.turn()
    #expect(full.phase == .leaving && share() < before && share() > before - 0.5, "\(before) \(share())")
    #expect(stage.finger.settle(within: 5))
    #expect(full.phase == .hidden)
  }

  @Test("a swinging card keeps its motion, a departing card leaves, and a held card stays under the touch")
  func cards() throws {
    let stage = try Stage("card-swipe")
    let demo = try #require(stage.controller as? CardSwipeViewController)
    let stack = try #require(demo.stack)
    func middle() -> CGPoint { CGPoint(x: stack.cardFrame.midX, y: stack.cardFrame.midY) }
    let leaving = try #require(stack.topCard)
    stack.decide(isLiked: true)
    stage.finger.wait(0.1)
    #expect(leaving.superview === stack)
    stage.turn()
    #expect(leaving.center.x > middle().x + 100 && leaving.superview === stack)
    #expect(stage.finger.settle(within: 5))
    #expect(leaving.superview == nil && stack.cards.map { $0.center } == [middle(), middle(), middle()])
    stage.turn()
    let held = try #require(stack.topCard)
    stage.finger.down(CGPoint(x: 187, y: 250))
    stage.finger.move(to: CGPoint(x: 257, y: 250), over: 0.2)
    stage.finger.wait(0.2)
    let under = held.center
    stage.turn()
    #expect(isClose(held.center, under, by: 3), "\(under) \(held.center)")
    stage.finger.move(to: CGPoint(x: 287, y: 250), over: 0.2)
    stage.finger.wait(0.1)
    #expect(isClose(held.center, CGPoint(x: under.x + 30, y: under.y), by: 12), "\(held.center)")
    stage.finger.wait(0.2)
    stage.finger.cancel()
    #expect(stage.finger.settle(within: 5))
    #expect(stack.topCard === held && held.center == middle() && held.transform == .identity)
    #expect(held.frame == stack.cardFrame)
  }

  @Test("heads keep their side and height")
  func heads() throws {
    let stage = try Stage("chat-heads")
    let chat = try #require(stage.controller as? ChatHeadsViewController)
    for isLeft in [true, false] {
      #expect(chat.chain.throwToOtherSide())
      #expect(stage.finger.settle(within: 5))
      let before = chat.heads.map { $0.center }
      #expect((before[0].x < chat.view.bounds.midX) == isLeft)
      let height = chat.view.bounds.height
      stage.turn()
      #expect(stage.finger.settle(within: 5))
      let lead = chat.heads[0].center
      #expect(abs(lead.x - (isLeft ? 38 : chat.view.bounds.width - 38)) < 0.5, "\(lead)")
      // The vertical position of the heads, as a fraction of the distance between the walls. The lower wall leaves
      // space for the hanging heads.
      let share = (before[0].y - 38) / (height - 96)
      #expect(abs(lead.y - 38 - share * (chat.view.bounds.height - 96)) < 1, "\(lead)")
      #expect(chat.heads.allSatisfy { chat.view.bounds.contains($0.frame) })
    }
    // Heads that are in flight continue toward the side to which they were thrown.
    #expect(chat.chain.throwToOtherSide())
    stage.finger.wait(0.25)
    let isLeft = chat.heads[0].center.x < chat.view.bounds.midX
    #expect(isLeft)
    stage.turn()
    #expect(stage.finger.settle(within: 5))
    #expect(abs(chat.heads[0].center.x - 38) < 0.5)
  }

  @Test("marbles keep their relative positions and continue to roll")
  func marbles() throws {
    let stage = try Stage("magnetic-marbles")
    let box = try #require(stage.controller as? MagneticMarblesViewController).box
    stage.finger.wait(0.8)
    func shares() -> [CGPoint] {
      box.marbles.map {
        CGPoint(x: ($0.center.x - 17) / (box.bounds.width - 34), y: ($0.center.y - 17) / (box.bounds.height - 34))
      }
    }
    let marbles = box.marbles
    let before = shares()
    stage.turn()
    #expect(zip(marbles, box.marbles).allSatisfy { $0 === $1 })
    for (first, second) in zip(before, shares()) { #expect(isClose(first, second, by: 0.08)) }
    #expect(stage.finger.settle(within: 15))
    #expect(box.marbles.allSatisfy { box.bounds.insetBy(dx: 16, dy: 16).contains($0.center) })
  }

  @Test("ball and chain swing from the new hook, rubble stays, and an intact wall is rebuilt for the new size")
  func ball() throws {
    let stage = try Stage("wrecking-ball")
    let navigation = try #require(stage.controller as? UINavigationController)
    let site = try #require(navigation.viewControllers[0] as? WreckingBallViewController).site
    stage.finger.wait(1)
    let bricks = site.bricks
    stage.turn()
    #expect(zip(bricks, site.bricks).allSatisfy { $0 === $1 })
    let places = site.bricks.map { $0.center }
    #expect(stage.finger.settle(within: 5))
    for (brick, place) in zip(site.bricks, places) { #expect(isClose(brick.center, place, by: 2)) }
    #expect(site.bounds.contains(try #require(site.bricks.last).frame))
    stage.turn()
    let ball = try #require(site.ball)
    site.shove()
    stage.finger.wait(0.5)
    func direction() -> CGPoint {
      let reach = site.ropeLength * 10
      return CGPoint(x: (ball.center.x - site.hook.x) / reach, y: (ball.center.y - site.hook.y) / reach)
    }
    let before = direction()
    #expect(before.x < -0.3)
    stage.turn()
    #expect(site.ball === ball && isClose(direction(), before, by: 0.1), "\(before) \(direction())")
    var longest: CGFloat = 0
    for _ in 0..<240 {
      stage.finger.wait(1.0 / 60)
      longest = max(longest, site.chainLength / (10 * site.ropeLength))
    }
    #expect(longest < 1.05, "\(longest)")
    #expect(stage.finger.settle(within: 10))
    // After the wall is knocked down, the rubble stays in place.
    let moved = zip(site.bricks, places).filter { !isClose($0.center, $1, by: 20) }.count
    let heights = site.bricks.map { site.bounds.height - $0.center.y }
    stage.turn()
    #expect(moved > 0 && zip(site.bricks, heights).allSatisfy { abs(site.bounds.height - $0.center.y - $1) < 3 })
    // Ball and rubble rest after 4.6 to 10.7 s, measured by pushing the wall at ten different times.
    #expect(stage.finger.settle(within: 15))
    #expect(site.bricks.allSatisfy { site.bounds.insetBy(dx: 5, dy: 5).contains($0.center) })
  }

  @Test("the cradle swings without a knock, and a held ball stays with the touch")
  func cradle() throws {
    let stage = try Stage("newtons-cradle")
    let cradle = try #require((stage.controller as? NewtonsCradleViewController)?.cradle)
    func slopes() -> [CGFloat] {
      zip(cradle.balls, cradle.attachments).map { ($0.center.x - $1.anchorPoint.x) / $1.length }
    }
    stage.finger.wait(0.1)
    let before = slopes()
    #expect(before[0] < -0.2)
    stage.turn()
    for (first, second) in zip(before, slopes()) { #expect(abs(first - second) < 0.2, "\(before) \(slopes())") }
    var worst: CGFloat = 0
    for _ in 0..<120 {
      stage.finger.wait(1.0 / 60)
      for (ball, rod) in zip(cradle.balls, cradle.attachments) {
        let way = hypot(ball.center.x - rod.anchorPoint.x, ball.center.y - rod.anchorPoint.y)
        worst = max(worst, abs(way - rod.length))
      }
    }
    #expect(worst < 1, "\(worst)")
    #expect(stage.finger.settle(within: 15))
    stage.turn()
    #expect(stage.finger.settle(within: 5))
    #expect(slopes().allSatisfy { abs($0) < 0.005 }, "\(slopes())")
    #expect(abs(cradle.attachments[0].length - 142) < 0.01)
  }

  @Test("an open lock screen stays open, a held one stays up, and a falling one continues to fall")
  func lockScreen() throws {
    let stage = try Stage("lock-screen")
    let lock = try #require(stage.controller as? LockScreenViewController)
    func share() -> CGFloat { (lock.view.bounds.midY - lock.cover.center.y) / lock.view.bounds.height }
    lock.open()
    #expect(stage.finger.settle(within: 5))
    for _ in 0..<2 {
      stage.turn()
      #expect(stage.finger.settle(within: 5))
      #expect(lock.behavior?.isOpen == true && lock.cover.isHidden && lock.cover.frame.maxY <= 0)
      #expect(lock.cover.bounds.size == lock.view.bounds.size)
    }
    lock.lock()
    stage.finger.wait(0.2)
    let falling = share()
    #expect(falling > 0.3)
    stage.turn()
    #expect(abs(share() - falling) < 0.15, "\(falling) \(share())")
    #expect(stage.finger.settle(within: 5))
    #expect(abs(share()) < 0.002 && !lock.cover.isHidden)
    stage.turn()
    stage.finger.down(CGPoint(x: 195, y: 560))
    stage.finger.move(to: CGPoint(x: 195, y: 360), over: 0.4)
    stage.finger.wait(0.4)
    let held = share()
    stage.turn()
    stage.finger.wait(0.3)
    #expect(abs(share() - held) < 0.02, "\(held) \(share())")
    stage.finger.up()
    #expect(stage.finger.settle(within: 5))
    #expect(abs(share()) < 0.002)
  }

  @Test("a thrown photo leaves, a swinging one keeps its motion, and a held one stays under the touch")
  func flick() throws {
    let stage = try Stage("flick-to-dismiss")
    let page = try #require(stage.controller as? FlickToDismissViewController)
    stage.finger.down(CGPoint(x: 187, y: 333))
    stage.finger.move(to: CGPoint(x: 187, y: 253), over: 0.3)
    stage.finger.wait(0.2)
    let held = page.photoView.center
    stage.turn()
    #expect(isClose(page.photoView.center, held, by: 3))
    stage.finger.move(to: CGPoint(x: 217, y: 253), over: 0.3)
    stage.finger.wait(0.3)
    #expect(isClose(page.photoView.center, CGPoint(x: held.x + 30, y: held.y), by: 12), "\(page.photoView.center)")
    stage.finger.up()
    stage.finger.wait(0.05)
    let way = try #require(page.flick).way
    #expect(way.x < -20)
    stage.turn()
    let after = try #require(page.flick).way
    #expect(after.x < 0 && abs(after.x - way.x * 375 / 667) < abs(way.x) * 0.5, "\(way) \(after)")
    #expect(stage.finger.settle(within: 5))
    #expect(page.photoView.center == CGPoint(x: 187.5, y: 333.5) && page.photoView.transform == .identity)
    #expect(page.close())
    stage.finger.wait(0.05)
    stage.turn()
    #expect(page.flick?.isLeaving == true)
    #expect(stage.finger.settle(within: 5))
    #expect(page.flick == nil)
  }
}
