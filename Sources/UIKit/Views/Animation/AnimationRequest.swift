// SPDX-License-Identifier: MIT

import SprungModels

/// The parameters of `UIView.animate` and similar methods.
nonisolated struct AnimationRequest {
  /// A spring as specified by the caller.
  enum Spring {
    case damping(CGFloat, velocity: CGFloat)
    case bounce(CGFloat, velocity: CGFloat)
  }

  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var completion: ((Bool) -> Void)?
  var spring: Spring?
  var keyframes: KeyframeScope?

  /// Returns the group for the block's changes, or nil if the duration is not positive and finite.
  func group(inside outer: AnimationGroup?) -> AnimationGroup? {
    var length = duration
    if let outer, !options.contains(.overrideInheritedDuration) { length = outer.duration }
    guard length.isFinite, length > 0 else { return nil }
    var timing = AnimationTiming.curve(options.curve)
    switch spring {
    case .damping(let ratio, let velocity):
      timing = .spring(
        SpringCurve(dampingRatio: Double(ratio), duration: length, velocity: Double(velocity)), nil)
    case .bounce(let bounce, let velocity):
      let curve = SpringCurve(perceptualDuration: length, bounce: Double(bounce), velocity: Double(velocity))
      timing = .spring(curve, nil)
      length = curve.duration
    case nil:
      if let outer, !options.contains(.overrideInheritedCurve) { timing = outer.timing }
    }
    let group = AnimationGroup(
      delay: delay.isFinite ? max(0, delay) : 0, duration: length, timing: timing, options: options,
      completion: completion)
    group.keyframes = keyframes
    return group
  }
}
