// SPDX-License-Identifier: MIT

/// An animation of one value of a layer, named by a key path such as `position.x` or `transform.rotation.z`.
///
/// Known are all properties that a layer or its kind (shape, gradient) declares as animatable, `.x` and `.y` of points,
/// `.width` and `.height` of sizes, `.origin` and `.size` of `bounds` with their parts, and of transforms `.rotation`
/// (`.x`, `.y`, `.z`; alone it means z), `.scale` and `.translation`. Another key path is reported when the animation is
/// added, and the animation shows nothing.
nonisolated open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property.
  open var keyPath: String?
  /// Whether the animation's values are added to the layer's. Default: false.
  open var isAdditive = false
  /// Whether each run begins where the last one ended. Default: false.
  open var isCumulative = false

  final var target: LayerKeyPath?
  final var clock = MediaTiming()

  /// An animation of a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CAPropertyAnimation {
      copy.keyPath = keyPath
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
    }
    return copy
  }

  package override func collectProperties(_ list: inout AnimatedProperties) {
    if let target { list.add(target.property) }
  }

  package override func prepare(duration: TimeInterval) {
    clock = mediaTiming(duration: duration)
    target = keyPath.flatMap { LayerKeyPath($0) }
    if target == nil {
      Diagnostics.report(
        "animationKeyPath", "The key path \(keyPath ?? "nil") cannot be animated, so the animation has no effect.")
    }
  }

  package override func contribute(to values: inout LayerValues, at time: TimeInterval) {
    guard let target, case .at(let fraction, let run) = clock.phase(at: time) else { return }
    let progress = timingFunction?.curve.value(at: fraction) ?? fraction
    let whole = values.value(of: target.property)
    let base = target.part(of: whole)
    guard var value = value(at: progress, base: base) else { return }
    if isCumulative, run > 0, let last = self.value(at: 1, base: base) {
      value = value.adding(last, factor: CGFloat(run))
    }
    if isAdditive { value = base.adding(value) }
    guard value.keepsLimit else { return }
    values.set(target.property, to: target.replacing(in: whole, with: value))
    contributeMore(to: &values, at: progress)
  }

  /// The value at a progress of 0...1, when the layer has `base`; nil shows the layer's.
  package func value(at progress: CGFloat, base: CAAnimationValue) -> CAAnimationValue? { nil }

  /// Changes further values.
  package func contributeMore(to values: inout LayerValues, at progress: CGFloat) {}
}
