// SPDX-License-Identifier: MIT

import SprungModels

/// Several animations of a layer that share a clock. Their times are relative to the group, and they stop when the
/// group ends.
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
    guard let animations, case .at(let fraction, _) = clock.phase(at: time) else { return }
    let inner = Double(curve?.value(at: fraction) ?? fraction) * clock.duration
    for animation in animations { animation.contribute(to: &values, at: inner) }
  }
}
