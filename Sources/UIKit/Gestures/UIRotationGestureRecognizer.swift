// SPDX-License-Identifier: MIT

import SprungModels

/// Recognizes two fingers that rotate about each other.
///
/// It begins when they have rotated by 10 degrees; the rotation is 0 at that instant and continues beyond 180 degrees.
/// It ends when both fingers are lifted. With one finger left the rotation stays, and a second one that returns
/// continues from it. Further fingers are ignored.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians since the beginning, clockwise on the screen; may be set to continue from another value.
  ///
  /// A value that is not finite is rejected with a fault. Default: 0.
  open var rotation: CGFloat {
    get { accumulated }
    set {
      guard newValue.keepsLimit else {
        Diagnostics.report("rotation", "The rotation \(newValue) of a gesture is invalid: \(GeometryLimit.rule).")
        return
      }
      accumulated = newValue
    }
  }

  private var accumulated: CGFloat = 0
  private var angle: CGFloat = 0
  private var tracker = VelocityTracker()
  private var total: CGFloat = 0
  private var measuredAt: TimeInterval = 0

  /// Sprung addition: a recognizer that calls a closure whenever the rotation begins, moves or ends.
  public convenience init(handler: @escaping (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { if let rotation = $0 as? UIRotationGestureRecognizer { handler(rotation) } }
  }

  /// Radians per second over the last tenth of a second.
  open var velocity: CGFloat { tracker.velocity(at: measuredAt).x }

  package override var kindName: String { "rotation" }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in liveTouches.dropFirst(2) { ignore(touch, for: event) }
    guard let angle = fingerAngle else { return }
    self.angle = angle
    guard state == .possible else { return }
    accumulated = 0
    total = 0
    tracker.reset()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let now = fingerAngle else { return }
    measuredAt = event.timestamp
    var step = now - angle
    // The shorter direction: the angle itself jumps by 360 degrees at the left.
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    angle = now
    total += step
    tracker.add(CGPoint(x: total, y: 0), at: event.timestamp)
    guard step != 0 else { return }
    accumulated += step
    switch state {
    case .possible:
      guard request == nil, abs(accumulated) >= UIKitTuning.rotationSlop - ModelsTuning.roundingTolerance else {
        return
      }
      accumulated = 0
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    measuredAt = event.timestamp
    if let next = TwoFingers.state(afterLiftingFrom: self) { state = next }
  }

  /// The direction from the first finger to the second, in radians; nil unless there are two.
  private var fingerAngle: CGFloat? {
    TwoFingers.line(of: self).map { CGFloat(DeterministicMath.atan2(Double($0.y), Double($0.x))) }
  }
}
