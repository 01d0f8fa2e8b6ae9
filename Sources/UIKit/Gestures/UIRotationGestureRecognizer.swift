// SPDX-License-Identifier: MIT

import SprungModels

/// Recognizes two touches that rotate around each other.
///
/// The gesture begins when the touches have rotated by 10 degrees. The rotation is 0 at that moment and can exceed 180
/// degrees. The gesture ends when both touches have been lifted. If one touch is lifted, the rotation is retained, and
/// a new second touch continues from that rotation. Further touches are ignored.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the gesture began, in radians. Positive values are clockwise on the screen. If this property is
  /// set, the gesture continues from the new value.
  ///
  /// A value that is not finite is rejected with a fault. Default: 0.
  open var rotation: CGFloat {
    get { accumulated }
    set {
      guard newValue.keepsLimit else {
        Diagnostics.report("rotation", "The rotation \(newValue) of a gesture is invalid: \(GeometryLimit.valueRule).")
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

  /// Sprung addition: creates a recognizer that calls a closure whenever the rotation begins, moves or ends.
  public convenience init(handler: @escaping (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { if let rotation = $0 as? UIRotationGestureRecognizer { handler(rotation) } }
  }

  /// The angular velocity over the last 0.1 s, in radians per second.
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
    // Use the shorter direction, because `atan2` jumps by 360 degrees on the negative x axis.
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

  /// The direction from the first touch to the second one in radians, or nil unless there are two touches.
  private var fingerAngle: CGFloat? {
    TwoFingers.line(of: self).map { CGFloat(DeterministicMath.atan2(Double($0.y), Double($0.x))) }
  }
}
