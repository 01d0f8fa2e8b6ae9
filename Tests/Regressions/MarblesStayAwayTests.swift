// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// The demo promises that all marbles move to a touch. Three of the marbles did not move, and a second touch had no
/// effect.
///
/// In the far corners, the outward push of the electric field was stronger than the pull of the touch, which decreases
/// with distance. All touches were handled by one long press recognizer, which has only one location.
@Suite(.oneApplication) @MainActor struct MarblesStayAwayTests {
  let controller = MagneticMarblesViewController()
  let finger: TestFinger
  private var box: MagneticMarblesView { controller.box }

  init() {
    let shown = controller
    finger = TestFinger(on: HeadlessHost(size: CGSize(width: 390, height: 780), scale: 2) { shown })
    finger.wait(3)
  }

  private func ways(to point: CGPoint) -> [CGFloat] {
    let place = box.convert(point, from: nil)
    return box.marbles.map { hypot($0.center.x - place.x, $0.center.y - place.y) }
  }

  @Test(
    "every marble comes to a touch at any position", arguments: [(120.0, 250.0), (30, 60), (360, 660), (195, 390)])
  func comes(x: Double, y: Double) {
    let point = CGPoint(x: x, y: y)
    finger.down(point)
    finger.wait(5)
    // Twenty 34-point marbles fit into a circle with a radius of 100, a semicircle with a radius of 140 at a wall, or a
    // quarter circle with a radius of 190 in a corner.
    let farthest = ways(to: point).max() ?? 0
    #expect(farthest < 190, "\(ways(to: point))")
    finger.up()
  }

  @Test("two touches each gather marbles, and the marbles of a lifted touch move to the other")
  func secondFinger() {
    let (first, second) = (CGPoint(x: 195, y: 140), CGPoint(x: 195, y: 600))
    finger.down(first, identifier: 1)
    finger.down(second, identifier: 2)
    #expect(box.subviews.filter { !($0 is MarbleView) }.count == 2)
    finger.wait(5)
    let near = [first, second].map { point in ways(to: point).filter { $0 < 150 }.count }
    // Halfway between the touches, their pulls cancel out, so some marbles stay there.
    #expect(near[0] >= 5 && near[1] >= 5 && near[0] + near[1] >= 14, "\(near)")
    finger.move(to: CGPoint(x: 100, y: 560), over: 0.4, identifier: 2)
    finger.wait(2)
    #expect(ways(to: CGPoint(x: 100, y: 560)).filter { $0 < 150 }.count >= near[1])
    finger.up(identifier: 1)
    finger.wait(5)
    #expect(ways(to: CGPoint(x: 100, y: 560)).allSatisfy { $0 < 190 })
    finger.cancel(identifier: 2)
    #expect(box.subviews.allSatisfy { $0 is MarbleView })
  }
}
