// SPDX-License-Identifier: MIT

import SprungModels

/// How a running property animator's progress follows from time, in its current direction: 0 there, 1 at its goal.
struct AnimatorMotion {
  let timing: AnimationTiming
  /// The elapsed fraction of the timing at which this motion begins.
  let entry: CGFloat
  /// For a motion that restarts in the middle: its progress there.
  let origin: AnimatorProgress?
  /// Seconds of the application's time.
  let begin: TimeInterval
  /// Seconds until the goal.
  let duration: TimeInterval

  /// The part of the motion that is over at a time, 0...1.
  func elapsed(at time: TimeInterval) -> CGFloat {
    guard time > begin else { return 0 }
    return duration > 0 ? min(1, CGFloat((time - begin) / duration)) : 1
  }

  /// Whether the goal is reached at a time, with half a microsecond of slack for rounding.
  func isOver(at time: TimeInterval) -> Bool { time >= begin + duration - 5e-7 }

  /// The elapsed fraction of the timing at a time.
  func fraction(at time: TimeInterval) -> CGFloat { entry + (1 - entry) * elapsed(at: time) }

  /// The progress at a time.
  func progress(at time: TimeInterval) -> AnimatorProgress {
    let fraction = fraction(at: time)
    let along = timing.value(at: fraction)
    let upright = timing.uprightValue(at: fraction)
    guard let origin else { return AnimatorProgress(along: along, upright: upright) }
    return AnimatorProgress(
      along: origin.along + (1 - origin.along) * along, upright: origin.upright + (1 - origin.upright) * upright)
  }
}

/// How far an animator has come: in general, and for the upright part of points.
struct AnimatorProgress {
  var along: CGFloat = 0
  var upright: CGFloat = 0

  /// The same progress seen from the other end.
  var reversed: AnimatorProgress { AnimatorProgress(along: 1 - along, upright: 1 - upright) }
}
