// SPDX-License-Identifier: MIT

import SprungModels

/// The motion of a running property animator. The motion maps time to progress in the current direction, 0...1.
struct AnimatorMotion {
  let timing: AnimationTiming
  /// The elapsed fraction of the timing at which the motion begins.
  let entry: CGFloat
  /// The initial progress of a motion that does not start at either end, otherwise nil.
  let origin: AnimatorProgress?
  /// The time at which the motion begins, in the app's time, in seconds.
  let begin: TimeInterval
  /// The time until the goal in seconds.
  let duration: TimeInterval

  /// Returns the elapsed fraction of the motion, 0...1, at the given time.
  func elapsed(at time: TimeInterval) -> CGFloat {
    guard time > begin else { return 0 }
    return duration > 0 ? min(1, CGFloat((time - begin) / duration)) : 1
  }

  /// Returns whether the motion has ended at the given time, with a tolerance of half a microsecond for rounding
  /// errors.
  func isOver(at time: TimeInterval) -> Bool { time >= begin + duration - 5e-7 }

  /// Returns the elapsed fraction of the timing at the given time.
  func fraction(at time: TimeInterval) -> CGFloat { entry + (1 - entry) * elapsed(at: time) }

  /// Returns the progress at the given time.
  func progress(at time: TimeInterval) -> AnimatorProgress {
    let fraction = fraction(at: time)
    let along = timing.value(at: fraction)
    let upright = timing.uprightValue(at: fraction)
    guard let origin else { return AnimatorProgress(along: along, upright: upright) }
    return AnimatorProgress(
      along: origin.along + (1 - origin.along) * along, upright: origin.upright + (1 - origin.upright) * upright)
  }
}

/// The progress of an animator. The progress of the y coordinates of points is separate.
struct AnimatorProgress {
  var along: CGFloat = 0
  var upright: CGFloat = 0

  /// The same progress, measured in the opposite direction.
  var reversed: AnimatorProgress { AnimatorProgress(along: 1 - along, upright: 1 - upright) }
}
