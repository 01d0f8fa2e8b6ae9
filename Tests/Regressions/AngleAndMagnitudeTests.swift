// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// `push.angle = 1; push.magnitude = 2` pushed to the right, and gravity lost its angle when its magnitude was set to
/// 0.
///
/// Only the vector was stored, and a zero vector has no angle. Angle and magnitude are now stored separately.
@Suite(.oneApplication) struct AngleAndMagnitudeTests {
  private func expect(
    _ vector: CGVector, _ x: Double, _ y: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(Double(vector.dx) - x) < 1e-12 && abs(Double(vector.dy) - y) < 1e-12, "\(vector)",
      sourceLocation: sourceLocation)
  }

  @Test("The angle of a push can be set before its magnitude")
  func push() {
    let push = UIPushBehavior(items: [], mode: .continuous)
    #expect(push.angle == 0 && push.magnitude == 0)
    push.angle = 1
    #expect(push.angle == 1 && push.pushDirection == CGVector(dx: 0, dy: 0))
    push.magnitude = 2
    #expect(push.angle == 1 && push.magnitude == 2)
    expect(push.pushDirection, 2 * 0.5403023058681398, 2 * 0.8414709848078965)
  }

  @Test("Gravity that is disabled and reenabled has its previous direction", arguments: [0.5, -2.5, 4.0])
  func gravity(angle: Double) {
    let gravity = UIGravityBehavior(items: [])
    gravity.setAngle(CGFloat(angle), magnitude: 0.3)
    let before = gravity.gravityDirection
    gravity.magnitude = 0
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 0) && gravity.angle == CGFloat(angle))
    gravity.magnitude = 0.3
    #expect(gravity.gravityDirection == before && gravity.magnitude == 0.3)
    // Setting the direction to a zero vector also preserves the angle.
    gravity.gravityDirection = CGVector(dx: 0, dy: 0)
    #expect(gravity.angle == CGFloat(angle) && gravity.magnitude == 0)
    gravity.gravityDirection = CGVector(dx: 0, dy: 3)
    #expect(gravity.magnitude == 3 && gravity.angle == .pi / 2)
  }

  @Test("An angle set while the magnitude is zero applies to a later magnitude")
  func acts() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    reference.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: reference)
    let gravity = UIGravityBehavior(items: [view])
    gravity.magnitude = 0
    gravity.angle = 0
    animator.addBehavior(gravity)
    animator.step(by: 0.5)
    #expect(view.center == CGPoint(x: 50, y: 50))
    gravity.magnitude = 1
    animator.step(by: 0.5)
    #expect(abs(view.center.x - 175) < 1e-6 && view.center.y == 50)
  }
}
