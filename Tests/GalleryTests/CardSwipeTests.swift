// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: card swipe", .oneApplication) @MainActor
struct CardSwipeTests {
  let host: HeadlessHost
  let finger: TestFinger
  let controller: CardSwipeViewController

  init() {
    let made = CardSwipeViewController()
    controller = made
    host = HeadlessHost(size: CGSize(width: 375, height: 667), scale: 2) { made }
    finger = TestFinger(on: host)
  }

  private var stack: CardStackView { controller.stack }
  private var numbers: [Int] { stack.cards.map { $0.number } }
  private let middle = CGPoint(x: 187, y: 300)

  private func settle() { #expect(finger.settle(within: 10)) }

  @Test("three cards are visible, each slightly smaller and lower than the previous one")
  func order() {
    #expect(numbers == [0, 1, 2])
    #expect(stack.cards.map { (Double($0.transform.a) * 100).rounded() } == [100, 95, 90])
    let edges = stack.cards.map { Double($0.frame.maxY) }
    #expect(abs(edges[1] - edges[0] - 16) < 0.01 && abs(edges[2] - edges[1] - 16) < 0.01, "\(edges)")
    // The cards are ordered front to back. Only the first card is touchable and accessible.
    let places = stack.cards.map { card in stack.subviews.firstIndex { $0 === card } ?? -1 }
    #expect(places == places.sorted().reversed())
    #expect(stack.cards.map { $0.isUserInteractionEnabled } == [true, false, false])
    #expect(stack.cards.map { $0.isAccessibilityElement } == [true, false, false])
  }

  @Test(
    "a card dragged aside by less than 30 % swings back, a card dragged farther leaves",
    arguments: [100.0, 130, -100, -130])
  func pulled(way: Double) throws {
    let card = try #require(stack.topCard)
    // The pan begins after ten points of movement, and the card keeps this offset from the touch.
    finger.drag(from: middle, to: CGPoint(x: middle.x + CGFloat(way + (way > 0 ? 10 : -10)), y: middle.y), over: 0.6)
    settle()
    let leaves = abs(way) > 0.3 * 375
    #expect(numbers == (leaves ? [1, 2, 3] : [0, 1, 2]))
    #expect((card.superview == nil) == leaves)
    #expect(stack.decisions.map { $0.isLiked } == (leaves ? [way > 0] : []))
    if !leaves { #expect(card.center == CGPoint(x: 187.5, y: 300.5) && card.transform == .identity) }
    #expect(stack.topCard?.transform == .identity)
  }

  @Test(
    "a flick above 750 points per second throws a card, regardless of its length",
    arguments: [(650.0, false), (850, true)])
  func flicked(speed: Double, leaves: Bool) {
    finger.flick(from: middle, to: CGPoint(x: middle.x - CGFloat(speed * 0.1), y: middle.y), over: 0.1)
    settle()
    #expect(stack.decisions.map { $0.isLiked } == (leaves ? [false] : []))
  }

  @Test("a card that has left is in no behavior")
  func leavesAnimator() throws {
    let card = try #require(stack.topCard)
    #expect(stack.animator.behaviors.count == 1)
    controller.likeButton.sendActions(for: .primaryActionTriggered)
    #expect(card.superview === stack && stack.animator.behaviors.count == 2)
    settle()
    #expect(card.superview == nil && stack.animator.behaviors.count == 1 && !stack.animator.isRunning)
    let flick = try #require(stack.animator.behaviors[0] as? FlickBehavior)
    #expect(flick.view === stack.topCard)
    #expect(controller.status.text == "Liked: First light")
  }

  @Test("the stamps fade in with the horizontal distance")
  func words() throws {
    let card = try #require(stack.topCard)
    finger.down(middle)
    finger.move(to: CGPoint(x: middle.x + 60, y: middle.y), over: 0.3)
    finger.wait(0.1)
    let expected = (card.center.x - 187.5) / 100
    #expect(expected > 0.4 && expected < 0.6)
    #expect(abs(card.likeLabel.alpha - expected) < 0.02 && card.nopeLabel.alpha == CGFloat(0))
    finger.move(to: CGPoint(x: middle.x - 80, y: middle.y), over: 0.3)
    finger.wait(0.1)
    #expect(card.nopeLabel.alpha > 0.5 && card.likeLabel.alpha == CGFloat(0))
    finger.cancel()
    settle()
    #expect(card.nopeLabel.alpha == CGFloat(0) && numbers == [0, 1, 2])
  }

  @Test("Undo snaps the last card back from offscreen, even while it is still moving", arguments: [0.1, 3.0])
  func undo(seconds: Double) throws {
    let card = try #require(stack.topCard)
    stack.decide(isLiked: false)
    finger.wait(seconds)
    #expect((card.superview == nil) == (seconds > 1))
    let start = card.center.x
    #expect(start < 100)
    #expect(stack.undo())
    finger.wait(1.0 / 60)
    #expect(abs(card.center.x - start) < 80, "the card must not jump")
    settle()
    #expect(card.center == CGPoint(x: 187.5, y: 300.5) && card.transform == .identity)
    #expect(numbers == [0, 1, 2] && stack.decisions.isEmpty && stack.animator.behaviors.count == 1)
    #expect(card.nopeLabel.alpha == CGFloat(0) && card.isUserInteractionEnabled)
    #expect(!stack.undo())
    // The card can be thrown again.
    finger.flick(from: middle, to: CGPoint(x: 300, y: 280), over: 0.1)
    settle()
    #expect(numbers == [1, 2, 3])
  }

  @Test("cards thrown one after another leave in order, and all of them can be restored")
  func all() {
    for index in 0..<CardSwipeViewController.count {
      #expect(stack.decide(isLiked: index % 2 == 0))
      finger.wait(0.05)
    }
    #expect(!stack.decide(isLiked: true) && stack.topCard == nil)
    #expect(!controller.likeButton.isEnabled && !controller.nopeButton.isEnabled)
    settle()
    #expect(stack.animator.behaviors.isEmpty)
    #expect(stack.decisions.map { $0.number } == Array(0..<CardSwipeViewController.count))
    while stack.undo() { finger.wait(0.05) }
    settle()
    #expect(numbers == [0, 1, 2] && !controller.undoButton.isEnabled)
    #expect(stack.cards.map { (Double($0.transform.a) * 100).rounded() } == [100, 95, 90])
    #expect(stack.subviews.count == 3)
  }

  @Test("cards thrown in quick succession all leave without delay")
  func quickly() {
    for _ in 0..<5 {
      finger.flick(from: middle, to: CGPoint(x: middle.x + 120, y: middle.y - 20), over: 0.08)
      finger.wait(0.05)
    }
    #expect(stack.decisions.map { $0.number } == [0, 1, 2, 3, 4])
    settle()
    #expect(numbers == [5, 6, 7] && stack.topCard?.center == CGPoint(x: 187.5, y: 300.5))
  }

  @Test("the cards are centered on a screen of a different size")
  func resized() {
    host.send(InputEvent(.resize, x: 600, y: 700, a: 2, milliseconds: host.milliseconds))
    settle()
    #expect(stack.cards.map { $0.center.x } == [300, 300, 300])
    #expect(stack.topCard?.frame == stack.cardFrame)
  }
}
