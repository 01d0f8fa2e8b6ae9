// SPDX-License-Identifier: MIT

import SprungModels

/// Several animations of a layer that share a clock. The times of the animations are relative to the group, and the
/// animations stop when the group ends.
nonisolated open class CAAnimationGroup: CAAnimation {
  /// The animations. Their delegates and `isRemovedOnCompletion` are ignored. Default: nil.
  open var animations: [CAAnimation]?

  private var clock = MediaTiming()
  private var curve: TimingCurve?

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CAAnimationGroup { copy.animations = animations.map { $0.map { $0.duplicate() } } }
    return copy
  }

  package override func collectProperties(_ list: inout AnimatedProperties) {
    for animation in animations ?? [] { animation.collectProperties(&list) }
  }

  package override func prepare(duration: TimeInterval) {
    clock = mediaTiming(duration: duration)
    curve = timingFunction?.curve
    for animation in animations ?? [] { animation.prepare(duration: clock.duration) }
  }

  package override func contribute(to values: inout LayerValues, at time: TimeInterval) {
    guard let animations, let inner = innerTime(at: time) else { return }
    for animation in animations { animation.contribute(to: &values, at: inner) }
  }

  package override func collectOwnValues(
    _ list: inout [(keyPath: String, value: CAAnimationValue)], at time: TimeInterval,
    _ base: (String) -> CAAnimationValue?
  ) {
    guard let animations, let inner = innerTime(at: time) else { return }
    for animation in animations { animation.collectOwnValues(&list, at: inner, base) }
  }

  private final func innerTime(at time: TimeInterval) -> TimeInterval? {
    guard case .at(let fraction, _) = clock.phase(at: time) else { return nil }
    return Double(curve?.value(at: fraction) ?? fraction) * clock.duration
  }
}
