// SPDX-License-Identifier: MIT

extension ScrollPhysics {
  /// The complete motion of one axis after a release, computed in closed form. The motion consists of at most three
  /// consecutive pieces.
  ///
  /// Typical motions are rest, a deceleration, a deceleration followed by a bounce, a bounce from an overscroll, and a
  /// bounce that is fast enough to continue as a deceleration. A bounce after a deceleration starts at the exact time
  /// at which the deceleration crosses the edge.
  package struct AxisMotion: Equatable {
    /// A piece of a motion.
    package enum Piece: Equatable {
      /// No motion.
      case rest
      /// A deceleration that lasts `duration` seconds.
      case deceleration(Deceleration, duration: Double)
      /// A spring that lasts `duration` seconds.
      case spring(Spring, duration: Double)

      /// The duration of the piece in seconds.
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
    /// The exact position at which the axis comes to rest, in points.
    package private(set) var rest: Double
    /// The duration until rest in seconds.
    package private(set) var duration = 0.0

    /// Creates an axis at rest.
    package init(restingAt position: Double) {
      rest = position
    }

    /// Creates a spring motion to `target` that exceeds `range` by at most `overshoot`.
    package init(
      position: Double, velocity: Double, springingTo target: Double, within range: ClosedRange<Double>? = nil,
      overshoot: Double = .infinity
    ) {
      self.init(restingAt: target)
      var spring = Spring(position: position, velocity: velocity, target: target)
      if let range { spring = spring.kept(within: range, overshoot: overshoot) }
      append(.spring(spring, duration: spring.duration))
    }

    /// Creates a deceleration that ends exactly at `target`, or a spring motion if no natural deceleration ends there.
    /// The spring exceeds `range` by at most `overshoot`.
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

    /// Creates a deceleration that bounces at the ends of `range` by at most `overshoot`, or stops there if `bounces`
    /// is false.
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

    /// Returns the motion of an axis after a touch is released.
    ///
    /// Inside the range, a slow release does not move the content. After an overscroll, the content returns with a
    /// speed that is proportional to the overscroll.
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

    /// Returns the position in points at `time` seconds after release; exactly the rest position after the end.
    package func position(at time: Double) -> Double {
      guard time < duration else { return rest }
      let (piece, since) = piece(at: max(0, time))
      switch piece {
      case .rest: return rest
      case .deceleration(let law, _): return law.position(at: since)
      case .spring(let spring, _): return spring.position(at: since)
      }
    }

    /// Returns the velocity in points per second at `time` seconds after release; 0 after the end.
    package func velocity(at time: Double) -> Double {
      guard time < duration else { return 0 }
      let (piece, since) = piece(at: max(0, time))
      switch piece {
      case .rest: return 0
      case .deceleration(let law, _): return law.velocity(at: since)
      case .spring(let spring, _): return spring.velocity(at: since)
      }
    }

    /// Returns the piece at `time`, and the time since its start in seconds.
    package func piece(at time: Double) -> (Piece, Double) {
      if time < first.duration { return (first, time) }
      let rest = time - first.duration
      if rest < second.duration { return (second, rest) }
      return (third, rest - second.duration)
    }
  }
}
