// SPDX-License-Identifier: MIT

import SprungModels

/// Recognizes fingers that drag.
///
/// It begins when the fingers have traveled 10 points in a straight line. The translation leaves these 10 points out, along
/// the direction of the beginning. Fingers that come or go do not make it jump.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that drag. Default: 1; values below count as 1.
  open var minimumNumberOfTouches = 1
  /// The most fingers that drag. With more of them before it begins, the pan fails; after that, further ones are ignored.
  /// Default: no limit.
  open var maximumNumberOfTouches = Int.max

  /// The distance that the fingers have moved since they touched the screen, in window coordinates.
  final var travel = CGPoint.zero
  /// The part of the travel that started the gesture and does not count.
  final var slop = CGPoint.zero
  /// The travel over time.
  final var tracker = VelocityTracker()
  /// The time of the queried velocity, in seconds.
  final var measuredAt: TimeInterval = 0
  private var base = CGPoint.zero
  private var anchor = CGPoint.zero
  private var origin = CGPoint.zero

  /// Sprung addition: a recognizer that calls a closure whenever the pan begins, moves or ends.
  public convenience init(handler: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { if let pan = $0 as? UIPanGestureRecognizer { handler(pan) } }
  }

  /// How far the fingers have gone since the pan began, in a view's coordinates, in points.
  open func translation(in view: UIView?) -> CGPoint {
    let movement = CGPoint(x: travel.x - slop.x - origin.x, y: travel.y - slop.y - origin.y)
    return view?.convertVector(fromWindow: movement) ?? movement
  }

  /// Restarts the translation at a value, usually zero. A value that is not finite or beyond the limit is rejected with
  /// a fault.
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

  /// The velocity of the fingers over the last tenth of a second, in points per second in a view's coordinates.
  ///
  /// It never exceeds the speed between two of their positions, decreases while they rest, and is zero after a tenth of
  /// a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let speed = tracker.velocity(at: measuredAt)
    return view?.convertVector(fromWindow: speed) ?? speed
  }

  package override var kindName: String { "pan" }

  package override var followsDrag: Bool { true }

  /// The part of the travel that counts for the beginning; a scroll view's pan leaves out axes that cannot move.
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
    // A move to the same position means that the finger rests there.
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

  /// Measures on from where the remaining fingers are.
  private func rebase() {
    base = travel
    anchor = UITouch.centroid(liveTouches) ?? anchor
  }
}
