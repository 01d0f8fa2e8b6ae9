// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: flick to dismiss", .oneApplication) @MainActor
struct FlickToDismissTests {
  let host: HeadlessHost
  let finger: TestFinger
  let controller: FlickToDismissViewController
  private let rest = CGPoint(x: 187.5, y: 333.5)

  init() {
    let made = FlickToDismissViewController()
    controller = made
    host = HeadlessHost(size: CGSize(width: 375, height: 667), scale: 2) { made }
    finger = TestFinger(on: host)
  }

  private var photo: UIView { controller.photoView }

  /// The angle of the photo in radians.
  private var angle: CGFloat { CGFloat(DeterministicMath.atan2(Double(photo.transform.b), Double(photo.transform.a))) }

  /// Touches the photo, moves at a constant speed in points per second, and lifts.
  private func flick(from start: CGPoint, along direction: CGPoint, speed: CGFloat) {
    // The flick takes twelve frames of a sixtieth of a second.
    let way = speed * 0.2
    finger.flick(from: start, to: CGPoint(x: start.x + direction.x * way, y: start.y + direction.y * way), over: 0.2)
  }

  @Test(
    "a flick above 1000 points per second throws the photo away, a slower one does not",
    arguments: [(900.0, false), (980, false), (1020, true), (1500, true)])
  func threshold(speed: Double, leaves: Bool) {
    flick(from: CGPoint(x: 187.5, y: 500), along: CGPoint(x: 0, y: -1), speed: CGFloat(speed))
    #expect(controller.flick?.isLeaving == leaves)
    #expect(finger.settle(within: 10))
    #expect((controller.flick == nil) == leaves)
    if !leaves { #expect(photo.center == rest) }
  }

  @Test("a photo held at its side rotates, and swings back upright", arguments: [-1.0, 1])
  func swingsBack(side: Double) {
    let edge = CGPoint(x: rest.x + CGFloat(side) * 110, y: rest.y + 40)
    finger.down(edge)
    finger.move(to: CGPoint(x: edge.x, y: edge.y - 120), over: 0.4)
    #expect(abs(angle) > 0.1, "\(angle)")
    // If pulled up at its right side, the photo rotates counterclockwise.
    #expect((angle < 0) == (side > 0))
    #expect(controller.backdrop.alpha < 0.95)
    finger.wait(0.25)
    finger.up()
    #expect(finger.settle(within: 10))
    #expect(angle == 0 && photo.transform == .identity && photo.center == rest)
    #expect(controller.backdrop.alpha == 1)
  }

  @Test("the touched point of the photo stays under the touch")
  func followsFinger() {
    let corner = CGPoint(x: rest.x - 100, y: rest.y - 150)
    finger.down(corner)
    finger.move(to: CGPoint(x: corner.x + 30, y: corner.y), over: 0.2)
    let held = photo.convert(CGPoint(x: corner.x + 30, y: corner.y), from: nil)
    for target in [CGPoint(x: 300, y: 400), CGPoint(x: 60, y: 200)] {
      finger.move(to: target, over: 0.3)
      finger.wait(0.05)
      let now = photo.convert(target, from: nil)
      // The pan begins ten points after the touch, and the photo is held at that point.
      #expect(abs(now.x - held.x) < 25 && abs(now.y - held.y) < 25, "\(now), not \(held)")
    }
    finger.up()
  }

  @Test("a thrown photo keeps its spin and leaves the screen, and the page stays usable")
  func leaves() throws {
    let flick = try #require(controller.flick)
    finger.down(CGPoint(x: rest.x + 110, y: rest.y + 160))
    finger.move(to: CGPoint(x: rest.x + 110, y: rest.y - 60), over: 0.15)
    let spin = flick.itemBehavior.angularVelocity(for: photo)
    finger.up()
    #expect(flick.isLeaving && abs(spin) > 1)
    let kept = flick.itemBehavior.angularVelocity(for: photo)
    // One frame has passed, with an angular resistance of 3.
    #expect(kept / spin > 0.85 && kept / spin < 1.01, "\(spin), \(kept)")
    let speed = flick.itemBehavior.linearVelocity(for: photo)
    #expect(abs(speed.y + 220 / 0.15) < 100 && abs(speed.x) < 1, "\(speed)")
    #expect(finger.settle(within: 5))
    #expect(controller.flick == nil && controller.animator.behaviors.isEmpty && !controller.animator.isRunning)
    #expect(photo.superview?.isHidden == true)
    #expect(!photo.frame.intersects(controller.view.bounds))
    finger.tap(controller.buttons[4].center)
    // The photo grows from its thumbnail.
    let width = photo.layer.presentation()?.frame.width ?? photo.frame.width
    #expect(width < 0.7 * photo.bounds.width, "\(width)")
    finger.wait(0.6)
    #expect(photo.accessibilityLabel == controller.buttons[4].accessibilityLabel)
    #expect(photo.center == rest && photo.transform == .identity && photo.superview?.isHidden == false)
  }

  @Test("Close throws the photo away and does nothing until it has left")
  func close() {
    #expect(controller.close() && !controller.close())
    #expect(finger.settle(within: 5))
    #expect(controller.flick == nil && !controller.close())
  }

  @Test("the photo stays centered on a screen of a different size")
  func resized() {
    host.send(InputEvent(.resize, x: 667, y: 375, a: 2, milliseconds: host.milliseconds))
    #expect(finger.settle(within: 5))
    #expect(photo.center == CGPoint(x: 333.5, y: 187.5))
    #expect(controller.view.bounds.contains(photo.frame))
  }
}
