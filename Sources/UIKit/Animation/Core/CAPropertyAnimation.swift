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
  /// Whether only layers of the class it was added to have the value, which such a layer animates itself.
  final var isOfLayer = false
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
        "animationKeyPath", "the key path \(keyPath ?? "nil") of an animation is not known, so nothing is animated")
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

  /// The value at a time when the layer has `base`, and the progress; nil while it shows the layer's.
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

  /// The value at a progress of 0...1, when the layer has `base`; nil shows the layer's.
  package func value(at progress: CGFloat, base: CAAnimationValue) -> CAAnimationValue? { nil }

  /// Changes further values.
  package func contributeMore(to values: inout LayerValues, at progress: CGFloat) {}
}
