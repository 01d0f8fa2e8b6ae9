// SPDX-License-Identifier: MIT

import SprungModels

/// Recognizes two touches that move apart or together.
///
/// The gesture begins, with a scale of 1, when the distance between the touches has changed by 8 points. The gesture
/// ends when both touches have been lifted. If one touch is lifted, the scale is retained, and a new second touch
/// continues from that scale. Further touches are ignored.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the touches relative to the initial distance. If this property is set, the gesture continues
  /// from the new value.
  ///
  /// A value that is not finite and positive is rejected with a fault. Default: 1.
  open var scale: CGFloat {
    get { factor }
    set {
      guard newValue.keepsLimit, newValue > 0 else {
        Diagnostics.report(
          "pinchScale",
          "The scale \(newValue) of a pinch is invalid: it must be above 0 and at most 1e15."
        )
        return
      }
      factor = newValue
      reference = separation / newValue
    }
  }

  private var factor: CGFloat = 1
  private var reference: CGFloat = 1
  private var separation: CGFloat = 1
  private var middle: CGPoint?
  private var tracker = VelocityTracker()
  private var measuredAt: TimeInterval = 0

  /// Sprung addition: creates a recognizer that calls a closure whenever the pinch begins, moves or ends.
  public convenience init(handler: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { if let pinch = $0 as? UIPinchGestureRecognizer { handler(pinch) } }
  }

  /// The rate of change of the scale over the last 0.1 s, per second.
  open var velocity: CGFloat { tracker.velocity(at: measuredAt).x }

  package override var kindName: String { "pinch" }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in liveTouches.dropFirst(2) { ignore(touch, for: event) }
    guard let distance = fingerDistance else { return }
    separation = distance
    if state == .began || state == .changed {
      if factor > 0 { reference = max(distance, 1) / factor }
      middle = UITouch.centroid(liveTouches)
    }
    guard state == .possible else { return }
    reference = distance
    factor = 1
    tracker.reset()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance = fingerDistance else { return }
    measuredAt = event.timestamp
    let old = (distance: separation, middle: middle)
    separation = distance
    middle = UITouch.centroid(liveTouches)
    switch state {
    case .possible:
      guard request == nil, abs(distance - reference) >= UIKitTuning.pinchSlop - ModelsTuning.roundingTolerance else {
        return
      }
      reference = max(distance, 1)
      factor = 1
      tracker.add(CGPoint(x: 1, y: 0), at: event.timestamp)
      state = .began
    case .began, .changed:
      if distance != old.distance { factor = distance / reference }
      tracker.add(CGPoint(x: factor, y: 0), at: event.timestamp)
      guard distance != old.distance || middle != old.middle else { return }
      state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    measuredAt = event.timestamp
    if let next = TwoFingers.state(afterLiftingFrom: self, needsBoth: endsWithOneFinger) { state = next }
  }

  /// Whether the gesture ends as soon as one of the two touches is lifted. Default: false.
  var endsWithOneFinger: Bool { false }

  /// The distance between the two touches in points, or nil unless there are two touches.
  private var fingerDistance: CGFloat? {
    TwoFingers.line(of: self)?.length
  }
}
