// SPDX-License-Identifier: MIT

extension ScrollPhysics {
  /// The whole motion of one axis after a release, planned in closed form: at most three pieces, one after another.
  ///
  /// Typical plans: rest; a deceleration; a deceleration and a bounce from the exact moment at which it crosses the
  /// edge; a bounce back from an overscroll; a bounce back so fast that it continues as a deceleration.
  package struct AxisMotion: Equatable {
    /// One piece of a plan.
    package enum Piece: Equatable {
      /// No motion.
      case rest
      /// A deceleration that lasts `duration` seconds.
      case deceleration(Deceleration, duration: Double)
      /// A spring that lasts `duration` seconds.
      case spring(Spring, duration: Double)

      /// Seconds the piece lasts.
      package var duration: Double {
        switch self {
        case .rest: return 0
        case .deceleration(_, let duration), .spring(_, let duration): return duration
        }
      }
    }

    private var first = Piece.rest
    private var second = Piece.rest
    private var third = Piece.rest
    /// Points at which the axis comes to rest, exactly.
    package private(set) var rest: Double
    /// Seconds until rest.
    package private(set) var duration = 0.0

    /// An axis that does not move.
    package init(restingAt position: Double) {
      rest = position
    }

    /// An axis that moves to `target` on a spring, and past the ends of `range` by at most `overshoot`.
    package init(
      position: Double, velocity: Double, springingTo target: Double, within range: ClosedRange<Double>? = nil,
      overshoot: Double = .infinity
    ) {
      self.init(restingAt: target)
      var spring = Spring(position: position, velocity: velocity, target: target)
      if let range { spring = spring.kept(within: range, overshoot: overshoot) }
      append(.spring(spring, duration: spring.duration))
    }

    /// An axis that decelerates to exactly `target`, or moves there on a spring if no natural deceleration does; the
    /// spring passes the ends of `range` by at most `overshoot`.
    package init(
      decelerating: Deceleration, to target: Double, within range: ClosedRange<Double>? = nil,
      overshoot: Double = .infinity
    ) {
      if let law = decelerating.retargeted(to: target) {
        self.init(restingAt: target)
        append(.deceleration(law, duration: law.duration))
      } else {
        self.init(
          position: decelerating.origin, velocity: decelerating.velocity, springingTo: target, within: range,
          overshoot: overshoot)
      }
    }

    /// An axis that decelerates, bouncing at the ends of `range` by at most `overshoot`, or stopping there if `bounces` is
    /// false.
    package init(
      decelerating law: Deceleration, in range: ClosedRange<Double>, bounces: Bool, overshoot: Double = .infinity
    ) {
      self.init(restingAt: law.rest)
      if law.origin < range.lowerBound || law.origin > range.upperBound {
        returnToRange(law, in: range, bounces: bounces, overshoot: overshoot)
      } else {
        glide(law, in: range, bounces: bounces, overshoot: overshoot)
      }
    }

    /// The motion of an axis that a finger lets go.
    ///
    /// A release that is not fast stays where it is inside the range, and returns from an overscroll with a speed in
    /// proportion to it.
    package static func released(
      _ law: Deceleration, isFast: Bool, in range: ClosedRange<Double>, bounces: Bool, overshoot: Double = .infinity
    ) -> AxisMotion {
      if isFast { return AxisMotion(decelerating: law, in: range, bounces: bounces, overshoot: overshoot) }
      let edge = clamp(law.origin, to: range)
      guard law.origin != edge, bounces else { return AxisMotion(restingAt: edge) }
      return AxisMotion(
        position: law.origin,
        velocity: ModelsTuning.bounceReleaseSpeed * (edge - law.origin), springingTo: edge)
    }

    private mutating func returnToRange(
      _ law: Deceleration, in range: ClosedRange<Double>, bounces: Bool, overshoot: Double
    ) {
      let edge = clamp(law.origin, to: range)
      rest = edge
      guard bounces else { return }
      let spring = Spring(position: law.origin, velocity: law.velocity, target: edge)
        .kept(within: range, overshoot: overshoot)
      guard let time = spring.crossingTime, range.lowerBound < range.upperBound,
        spring.velocity(at: time).magnitude > ModelsTuning.decelerationFloor
      else {
        append(.spring(spring, duration: spring.duration))
        return
      }
      append(.spring(spring, duration: time))
      let onward = Deceleration(
        origin: edge, velocity: spring.velocity(at: time), retention: law.retention,
        endSpeed: law.endSpeed)
      glide(onward, in: range, bounces: bounces, overshoot: overshoot)
    }

    private mutating func glide(
      _ law: Deceleration, in range: ClosedRange<Double>, bounces: Bool, overshoot: Double
    ) {
      let edge = law.velocity < 0 ? range.lowerBound : range.upperBound
      guard law.duration > 0, let time = law.crossingTime(of: edge) else {
        rest = law.rest
        append(.deceleration(law, duration: law.duration))
        return
      }
      rest = edge
      append(.deceleration(law, duration: time))
      guard bounces else { return }
      let spring = Spring(position: edge, velocity: law.velocity(at: time), target: edge)
        .kept(within: range, overshoot: overshoot)
      append(.spring(spring, duration: spring.duration))
    }

    private mutating func append(_ piece: Piece) {
      guard piece.duration > 0 else { return }
      duration += piece.duration
      switch (first, second) {
      case (.rest, _): first = piece
      case (_, .rest): second = piece
      default: third = piece
      }
    }

    /// Points at `time` seconds after release; exactly the rest position from the end on.
    package func position(at time: Double) -> Double {
      guard time < duration else { return rest }
      let (piece, since) = piece(at: max(0, time))
      switch piece {
      case .rest: return rest
      case .deceleration(let law, _): return law.position(at: since)
      case .spring(let spring, _): return spring.position(at: since)
      }
    }

    /// Points per second at `time` seconds after release; 0 from the end on.
    package func velocity(at time: Double) -> Double {
      guard time < duration else { return 0 }
      let (piece, since) = piece(at: max(0, time))
      switch piece {
      case .rest: return 0
      case .deceleration(let law, _): return law.velocity(at: since)
      case .spring(let spring, _): return spring.velocity(at: since)
      }
    }

    /// The piece that runs at `time`, and the seconds since it began.
    package func piece(at time: Double) -> (Piece, Double) {
      if time < first.duration { return (first, time) }
      let rest = time - first.duration
      if rest < second.duration { return (second, rest) }
      return (third, rest - second.duration)
    }
  }
}
