// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: rope and wrecking ball", .oneApplication) @MainActor
struct WreckingBallTests {
  let controller = WreckingBallViewController()
  let host: HeadlessHost
  let finger: TestFinger
  private var site: WreckingBallView { controller.site }
  private var limit: CGFloat { 10 * site.ropeLength * 1.05 }

  init() {
    let around = UINavigationController(rootViewController: controller)
    host = HeadlessHost(size: CGSize(width: 390, height: 780), scale: 2) { around }
    finger = TestFinger(on: host)
  }

  private func frames(_ seconds: Double, _ visit: () -> Void) {
    for _ in 0..<Int(seconds * 60) {
      finger.wait(1.0 / 60)
      visit()
    }
  }

  @Test("ten ropes hold a ball of fifty times the density, and everything is initially at rest")
  func rests() throws {
    #expect(site.ropes.count == 10 && site.links.count == 10 && site.bricks.count == 25)
    let places = site.bricks.map { $0.center }
    let start = try #require(site.ball).center
    frames(1) {
      if let ball = site.ball { #expect(abs(ball.center.y - start.y) < 1) }
    }
    #expect(finger.settle(within: 5))
    for (brick, place) in zip(site.bricks, places) {
      #expect(abs(brick.center.x - place.x) < 1 && abs(brick.center.y - place.y) < 3)
    }
    let ball = try #require(site.ball)
    #expect(abs(ball.center.x - site.hook.x) < 1)
    #expect(abs(site.chainLength - 10 * site.ropeLength) < 5)
  }

  @Test("the chain never exceeds its rope length by more than five percent during drags")
  func chain() throws {
    let ball = try #require(site.ball)
    var longest: CGFloat = 0
    func watch(_ seconds: Double) { frames(seconds) { longest = max(longest, site.chainLength) } }
    finger.down(ball.convert(CGPoint(x: 34, y: 34), to: nil))
    // The touch moves up beside the hook, down on the other side, and far beyond the ball's reach.
    for point in [CGPoint(x: 60, y: 300), CGPoint(x: 60, y: 700), CGPoint(x: 5, y: 775), CGPoint(x: 150, y: 380)] {
      finger.move(to: point, over: 0.3)
      watch(0.7)
    }
    finger.up()
    watch(6)
    #expect(longest <= limit, "\(longest) of \(10 * site.ropeLength)")
    #expect(longest > 9.5 * site.ropeLength)
  }

  @Test("the ball demolishes the wall, and a new wall is built", arguments: ["drag", "press"])
  func knocks(means: String) throws {
    finger.wait(0.5)
    let ball = try #require(site.ball)
    let places = site.bricks.map { $0.center }
    if means == "drag" {
      finger.down(ball.convert(CGPoint(x: 34, y: 34), to: nil))
      finger.move(to: CGPoint(x: 20, y: 540), over: 0.5)
      finger.wait(0.8)
      #expect(ball.center.x < 60)
      finger.up()
    } else {
      #expect(ball.accessibilityActivate())
    }
    var longest: CGFloat = 0
    frames(5) { longest = max(longest, site.chainLength) }
    #expect(longest <= limit)
    let moved = zip(site.bricks, places).filter { abs($0.center.x - $1.x) + abs($0.center.y - $1.y) > 20 }.count
    #expect(moved >= 8, "\(moved)")
    for brick in site.bricks { #expect(site.bounds.insetBy(dx: 5, dy: 5).contains(brick.center)) }
    finger.tap(CGPoint(x: 340, y: 42))
    for (brick, place) in zip(site.bricks, places) { #expect(abs(brick.center.x - place.x) < 1) }
    #expect(finger.settle(within: 10))
  }
}
