// SPDX-License-Identifier: MIT

/// An animation of one layer property, identified by a key path such as `position.x` or `transform.rotation.z`.
///
/// The supported key paths are all properties that a layer class (such as a shape or gradient layer) declares as
/// animatable, and these components: `.x` and `.y` of points; `.width` and `.height` of sizes; `.origin` and `.size` of
/// `bounds`, with their components; `.rotation` (`.x`, `.y`, `.z`; z by default), `.scale` and `.translation` of
/// transforms. An animation with any other key path is reported when it is added, and has no effect.
nonisolated open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property.
  open var keyPath: String?
  /// Whether the animated value is added to the layer's value instead of replacing it. Default: false.
  open var isAdditive = false
  /// Whether each run starts from the end value of the previous run. Default: false.
  open var isCumulative = false

  final var target: LayerKeyPath?
  /// Whether the key path is defined by the layer's class. If so, the layer applies the animation itself.
  final var isOfLayer = false
  final var clock = MediaTiming()

  /// Creates an animation for a key path.
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
      copy.isOfLayer = isOfLayer
    }
    return copy
  }

  package override func collectProperties(_ list: inout AnimatedProperties) {
    if let target { list.add(target.property) }
  }

  package override func prepare(duration: TimeInterval) {
    clock = mediaTiming(duration: duration)
    target = keyPath.flatMap { LayerKeyPath($0) }
    if target == nil, !isOfLayer {
      Diagnostics.report(
        "animationKeyPath", "The key path \(keyPath ?? "nil") cannot be animated, so the animation has no effect.")
    }
  }

  package override func contribute(to values: inout LayerValues, at time: TimeInterval) {
    guard let target else { return }
    let whole = values.value(of: target.property)
    guard let (value, progress) = shownValue(at: time, base: target.part(of: whole)) else { return }
    values.set(target.property, to: target.replacing(in: whole, with: value))
    contributeMore(to: &values, at: progress)
  }

  package override func collectOwnValues(
    _ list: inout [(keyPath: String, value: CAAnimationValue)], at time: TimeInterval,
    _ base: (String) -> CAAnimationValue?
  ) {
    guard isOfLayer, let keyPath else { return }
    let last = list.last { $0.keyPath.isLiterallyEqual(to: keyPath) }
    guard let base = last?.value ?? base(keyPath), let shown = shownValue(at: time, base: base) else { return }
    list.append((keyPath, shown.value))
  }

  /// Returns the displayed value and the progress for the layer's value `base`; nil if that value itself is displayed.
  private final func shownValue(
    at time: TimeInterval, base: CAAnimationValue
  ) -> (value: CAAnimationValue, progress: CGFloat)? {
    guard case .at(let fraction, let run) = clock.phase(at: time) else { return nil }
    let progress = timingFunction?.curve.value(at: fraction) ?? fraction
    guard var value = value(at: progress, base: base) else { return nil }
    if isCumulative, run > 0, let last = self.value(at: 1, base: base) {
      value = value.adding(last, factor: CGFloat(run))
    }
    if isAdditive { value = base.adding(value) }
    return value.keepsLimit ? (value, progress) : nil
  }

  /// Returns the value at a progress of 0...1 for the layer's value `base`. If the result is nil, the layer's value is
  /// displayed.
  package func value(at progress: CGFloat, base: CAAnimationValue) -> CAAnimationValue? { nil }

  /// Updates values in addition to the animated property, such as the rotation of a layer that follows a path.
  package func contributeMore(to values: inout LayerValues, at progress: CGFloat) {}
}
