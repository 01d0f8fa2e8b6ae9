// SPDX-License-Identifier: MIT

import SprungModels

/// Recognizes a drag by one or more touches.
///
/// The gesture begins when the touches have moved 10 points from their initial locations. The translation excludes this
/// initial movement. It does not jump when touches are added or lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches. Default: 1. Smaller values are treated as 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches. If this number is exceeded before the pan begins, the pan fails. After the pan has
  /// begun, further touches are ignored. Default: no limit.
  open var maximumNumberOfTouches = Int.max

  /// The movement of the touches since the first one began, in window coordinates.
  final var travel = CGPoint.zero
  /// The part of the movement that started the gesture and is excluded from the translation.
  final var slop = CGPoint.zero
  /// The recorded movement, from which the velocity is computed.
  final var tracker = VelocityTracker()
  /// The time at which the velocity is evaluated, in seconds.
  final var measuredAt: TimeInterval = 0
  private var base = CGPoint.zero
  private var anchor = CGPoint.zero
  private var origin = CGPoint.zero

  /// Sprung addition: creates a recognizer that calls a closure whenever the pan begins, moves or ends.
  public convenience init(handler: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { if let pan = $0 as? UIPanGestureRecognizer { handler(pan) } }
  }

  /// Returns the movement of the touches since the pan began, in a view's coordinates, in points.
  open func translation(in view: UIView?) -> CGPoint {
    let movement = CGPoint(x: travel.x - slop.x - origin.x, y: travel.y - slop.y - origin.y)
    return view?.convertVector(fromWindow: movement) ?? movement
  }

  /// Sets the translation, usually to zero. A value that is not finite or exceeds the limit is rejected with a fault.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.keepsLimit else {
      Diagnostics.report(
        "nonFiniteGeometry",
        "The translation (\(translation.x), \(translation.y)) of a pan is invalid: \(GeometryLimit.rule).")
      return
    }
    let shift = view?.convertVectorToWindow(translation) ?? translation
    origin = CGPoint(x: travel.x - slop.x - shift.x, y: travel.y - slop.y - shift.y)
  }

  /// Returns the velocity of the touches over the last 0.1 s, in points per second in a view's coordinates.
  ///
  /// The velocity never exceeds the speed between two touch locations. If the touches do not move, the velocity
  /// decreases to zero within 0.1 s.
  open func velocity(in view: UIView?) -> CGPoint {
    let speed = tracker.velocity(at: measuredAt)
    return view?.convertVector(fromWindow: speed) ?? speed
  }

  package override var kindName: String { "pan" }

  package override var followsDrag: Bool { true }

  /// Returns the part of the movement that counts toward the beginning of the pan. A scroll view's pan excludes axes
  /// that cannot scroll.
  func effectiveTravel(_ travel: CGPoint) -> CGPoint { travel }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if liveTouches.count > maximumNumberOfTouches {
      if state == .possible {
        state = .failed
        return
      }
      for touch in liveTouches.dropFirst(maximumNumberOfTouches) { ignore(touch, for: event) }
    }
    if state == .possible {
      travel = .zero
      slop = .zero
      origin = .zero
      tracker.reset()
    }
    rebase()
    measuredAt = event.timestamp
    tracker.add(travel, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let middle = UITouch.centroid(liveTouches) else { return }
    let moved = CGPoint(x: base.x + middle.x - anchor.x, y: base.y + middle.y - anchor.y)
    measuredAt = event.timestamp
    // A move to the same location indicates that the touch is not moving.
    tracker.add(moved, at: event.timestamp)
    guard moved != travel else { return }
    travel = moved
    switch state {
    case .possible:
      guard request == nil, liveTouches.count >= max(1, minimumNumberOfTouches) else { return }
      let effective = effectiveTravel(travel)
      let length = effective.length
      guard length >= UIKitTuning.dragSlop - ModelsTuning.roundingTolerance else { return }
      let share = UIKitTuning.dragSlop / length
      slop = CGPoint(x: effective.x * share, y: effective.y * share)
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    measuredAt = event.timestamp
    let count = liveTouches.count
    if count > 0 { rebase() }
    switch state {
    case .possible:
      if count == 0 { state = request == nil ? .failed : .ended }
    case .began, .changed:
      if count < max(1, minimumNumberOfTouches) { state = .ended }
    default: break
    }
  }

  /// Continues measuring the movement from the locations of the remaining touches.
  private func rebase() {
    base = travel
    anchor = UITouch.centroid(liveTouches) ?? anchor
  }
}
