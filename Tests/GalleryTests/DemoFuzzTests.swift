// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Sends two random touches, key presses and screen rotations to every demo. No fault may be reported, and finite
/// motion must come to rest.
@Suite(.oneApplication) @MainActor struct DemoFuzzTests {
  /// Demos whose motion may continue: one has an activity indicator that can be left running, and the playground has
  /// arbitrary settings.
  private static let restless = ["controls", "dynamics-playground"]

  /// Plays random input: overlapping touches that are flung, canceled or held, with key presses between them.
  private func play(_ demo: Demo, seed: UInt64) -> Bool {
    var random = SeededRandom(seed: seed)
    let host = HeadlessHost(size: demo.size, scale: 2) { demo.makeController() }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: -20...demo.size.width + 20, using: &random),
        y: CGFloat.random(in: -20...demo.size.height + 20, using: &random))
    }
    var isDown: [Int32: Bool] = [:]
    for _ in 0..<80 {
      let identifier = Int32.random(in: 1...2, using: &random)
      let seconds = Double.random(in: 0.02...0.4, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: finger.tap(point())
      case 2: finger.flick(from: point(), to: point(), over: 0.1)
      case 3, 4, 5:
        if isDown[identifier] ?? false {
          finger.move(to: point(), over: seconds, identifier: identifier)
        } else {
          finger.down(point(), identifier: identifier)
          isDown[identifier] = true
        }
      case 6, 7:
        if isDown[identifier] ?? false { finger.up(identifier: identifier) }
        isDown[identifier] = false
      case 8:
        if isDown[identifier] ?? false { finger.cancel(identifier: identifier) }
        isDown[identifier] = false
      case 9: finger.key([KeyCode.tab, .enter, .space, .arrowDown, .escape].randomElement(using: &random)!)
      case 10:
        let size = Bool.random(using: &random) ? demo.size : CGSize(width: demo.size.height, height: demo.size.width)
        host.send(
          InputEvent(
            .resize, x: Float(size.width), y: Float(size.height), a: 2, milliseconds: host.milliseconds))
      default: finger.wait(seconds)
      }
    }
    for identifier: Int32 in [1, 2] where isDown[identifier] ?? false { finger.up(identifier: identifier) }
    return finger.settle(within: 60)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func randomInputReportsNoFaults(seed: UInt64) {
    for demo in Gallery.demos {
      var rests = false
      let faults = Diagnostics.recording { rests = play(demo, seed: seed) }
      #expect(faults.map { $0.kind + ": " + $0.message } == [], "\(demo.name)")
      Figures.count(1, "sessions with demos", of: "touches")
      if !Self.restless.contains(demo.name) { #expect(rests, "\(demo.name) still moves after a minute") }
    }
  }
}
