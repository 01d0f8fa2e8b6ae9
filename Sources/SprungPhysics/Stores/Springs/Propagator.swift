// SPDX-License-Identifier: MIT

import SprungGeometry

/// The exact solution of x'' = -K x - C x' + a over a time span, as the coefficients of a linear map.
///
/// With a spring (K > 0), x is measured from the equilibrium, which already contains a/K: `x' = positionFromPosition x
/// + positionFromVelocity v`, `v' = velocityFromPosition x + velocityFromVelocity v`. Without a spring (K = 0), the
/// acceleration adds `positionFromAcceleration a` and `velocityFromAcceleration a`.
///
/// # The idea
/// A body without contacts obeys a linear equation with constant coefficients, which needs no numerical integrator.
/// Over a fixed time, its solution is a fixed linear map of position and velocity, the exponential of a matrix. The map
/// is computed once for each pair of coefficients (`PropagatorCache`), and a step requires only a few multiplications.
/// A spring therefore has neither the energy drift of explicit methods nor the artificial damping of implicit ones, at
/// any stiffness.
///
/// With w² = K - C²/4, the map of a spring over t seconds is
///
///     e^(-C t / 2) · | cos w t + C/2 · sin w t / w     sin w t / w                 |
///                    | -K · sin w t / w                cos w t - C/2 · sin w t / w |
///
/// and without a spring it contains (1 - e^(-C t)) / C and its integral instead.
///
/// # Three cases
/// Above critical damping, w is imaginary and the sine becomes hyperbolic. The hyperbolic sine is computed as the
/// difference of two exponential decays. For a large C, the slow rate -C/2 + |w| would suffer from cancellation, so it
/// is computed as the quotient -K / (C/2 + |w|). Near critical damping, sin(w t) / w approaches 0/0, so it is computed
/// by a power series in (w t)², which is valid on both sides. A very small resistance has the same problem and uses
/// its own series.
///
/// # Source
/// The closed-form solution of the damped oscillator is in any textbook on mechanics. General methods for the matrix
/// exponential (Moler and Van Loan, "Nineteen Dubious Ways to Compute the Exponential of a Matrix", 1978) are not
/// needed for a two-by-two matrix.
///
/// # Invariants
/// Except for rounding, two steps equal one step of twice the time. With C >= 0, energy never grows. Since all steps
/// have the same duration of 1/240 s, the grouping of steps into frames does not change a single bit.
/// `AnchorSpringTests` compare the map with the closed-form solution at frame rates from 24 to 240 Hz, and the three
/// cases with each other at their boundaries.
struct Propagator {
  /// The coefficient of the initial position in the final position.
  var positionFromPosition: Double
  /// The coefficient of the initial velocity in the final position, in seconds.
  var positionFromVelocity: Double
  /// The coefficient of the initial position in the final velocity, in 1/s.
  var velocityFromPosition: Double
  /// The coefficient of the initial velocity in the final velocity.
  var velocityFromVelocity: Double
  /// The coefficient of the acceleration in the position, in s².
  var positionFromAcceleration: Double
  /// The coefficient of the acceleration in the velocity, in seconds.
  var velocityFromAcceleration: Double

  /// Creates the map for a stiffness in 1/s², a damping rate in 1/s (both 0 or more) and a time span in seconds.
  init(stiffness: Double, dampingRate: Double, time: Double) {
    assert(!(stiffness < 0) && !(dampingRate < 0) && !(time < 0), "a negative stiffness, rate or time has no motion")
    if stiffness > 0 {
      self = Propagator.spring(stiffness: stiffness, dampingRate: dampingRate, time: time)
    } else {
      self = Propagator.drag(dampingRate: dampingRate, time: time)
    }
  }

  private init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    positionFromPosition = a
    positionFromVelocity = b
    velocityFromPosition = c
    velocityFromVelocity = d
    positionFromAcceleration = e
    velocityFromAcceleration = f
  }

  /// Returns the map with a spring. Damping above the critical value is handled by `overdamped`.
  private static func spring(stiffness: Double, dampingRate: Double, time: Double) -> Propagator {
    let half = dampingRate / 2
    let discriminant = stiffness - half * half
    let phase = discriminant * time * time
    if phase < -0.01 { return overdamped(stiffness: stiffness, half: half, discriminant: discriminant, time: time) }

    let cosine: Double
    let sine: Double  // sin(w t) / w
    if phase > 0.01 {
      let omega = discriminant.squareRoot()
      let rotation = DeterministicMath.sincos(omega * time)
      cosine = rotation.cosine
      sine = rotation.sine / omega
    } else {
      // Near critical damping the quotient approaches 0/0. The power series of the quotient is accurate on both sides.
      cosine = 1 - phase / 2 * (1 - phase / 12 * (1 - phase / 30 * (1 - phase / 56)))
      sine = time * (1 - phase / 6 * (1 - phase / 20 * (1 - phase / 42 * (1 - phase / 72))))
    }
    let decay = DeterministicMath.exp(-half * time)
    return Propagator(
      decay * (cosine + half * sine), decay * sine, -stiffness * (decay * sine), decay * (cosine - half * sine), 0, 0)
  }

  /// Returns the map of two decays. The slow decay is computed without cancellation.
  private static func overdamped(stiffness: Double, half: Double, discriminant: Double, time: Double) -> Propagator {
    let root = (-discriminant).squareRoot()
    let fast = -half - root
    let slow = -stiffness / (half + root)  // -half + root without cancellation
    let fastDecay = DeterministicMath.exp(fast * time)
    let slowDecay = DeterministicMath.exp(slow * time)
    let spread = slow - fast
    let reach = (slowDecay - fastDecay) / spread
    return Propagator(
      (slow * fastDecay - fast * slowDecay) / spread, reach, -stiffness * reach,
      (slow * slowDecay - fast * fastDecay) / spread, 0, 0)
  }

  /// Returns the map without a spring, for constant acceleration with resistance.
  private static func drag(dampingRate: Double, time: Double) -> Propagator {
    let depth = dampingRate * time
    if depth == 0 { return Propagator(1, time, 0, 1, time * time / 2, time) }
    let kept = DeterministicMath.exp(-depth)
    var first: Double  // (1 - e^-y) / y
    var second: Double  // (y - 1 + e^-y) / y²
    if depth > 0.5 {
      first = (1 - kept) / depth
      second = (depth - 1 + kept) / (depth * depth)
    } else {
      first = 1
      second = 1
      var index = 16.0
      while index >= 1 {
        first = 1 - first * depth / (index + 1)
        second = 1 - second * depth / (index + 2)
        index -= 1
      }
      second /= 2
    }
    return Propagator(1, time * first, 0, kept, time * time * second, time * first)
  }
}
