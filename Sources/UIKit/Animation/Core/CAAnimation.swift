// SPDX-License-Identifier: MIT

/// Is notified when an animation begins and ends. Both methods are optional.
nonisolated public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended: completely (true), or because it was replaced or removed (false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

nonisolated extension CAAnimationDelegate {
  /// Nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer, as an object that `CALayer.add(_:forKey:)` takes a copy of.
///
/// The layer's own values are not changed by it. Times are seconds; one that is not finite, or a negative duration or
/// count, is reported when the animation is added and counts as 0.
nonisolated open class CAAnimation: NSObject, CAMediaTiming {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<CAAnimation: 0x7f8a3c405c20>`. Native builds only.
    open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// When it begins, in the layer's time; 0, the default, means when it is added.
  open var beginTime: CFTimeInterval = 0
  /// Seconds of one run; 0, the default, means the transaction's duration.
  open var duration: CFTimeInterval = 0
  /// How fast it runs. Default: 1.
  open var speed: Float = 1
  /// Seconds added to its time. Default: 0.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs. Default: 0, which counts as once.
  open var repeatCount: Float = 0
  /// Seconds for which it is repeated. Default: 0, `repeatCount` counts.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run is followed by one back. Default: false.
  open var autoreverses = false
  /// The value outside its active time. Default: removed.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How progress follows from time. Default: nil, at one speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it is taken off the layer when it is over. Default: true.
  open var isRemovedOnCompletion = true
  /// The object that is notified of beginning and end; retained, as on Apple's platforms. Default: nil.
  open var delegate: (any CAAnimationDelegate)?
  /// Stored only: the host decides how often it draws.
  open var preferredFrameRateRange = CAFrameRateRange.default

  #if !hasFeature(Embedded)
    private var tags: [String: Any] = [:]

    /// Stores a custom value under a key, by which a delegate can identify animations.
    open func setValue(_ value: Any?, forKey key: String) { tags[key] = value }

    /// The value that was stored under a key.
    open func value(forKey key: String) -> Any? { tags[key] }
  #endif

  /// Makes an animation with the defaults.
  public override init() {
    super.init()
  }

  /// Makes an animation that does nothing; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A copy with the same settings.
  package func duplicate() -> CAAnimation {
    let copy = _AnimationFactory.make(type(of: self))
    copyTiming(to: copy)
    return copy
  }

  final func copyTiming(to copy: CAAnimation) {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.delegate = delegate
    copy.preferredFrameRateRange = preferredFrameRateRange
    #if !hasFeature(Embedded)
      copy.tags = tags
    #endif
  }

  /// The properties that it changes.
  package func collectProperties(_ list: inout AnimatedProperties) {}

  /// Gets ready to run on a layer with these values: what it needs every frame is worked out once.
  package func prepare(duration: TimeInterval) {}

  /// Changes values to those at a time of its container.
  package func contribute(to values: inout LayerValues, at time: TimeInterval) {}

  /// Adds the values at a time of its container that only one class of layers has. The closure returns the layer's own value.
  package func collectOwnValues(
    _ list: inout [(keyPath: String, value: CAAnimationValue)], at time: TimeInterval,
    _ base: (String) -> CAAnimationValue?
  ) {}

  /// Its clock, with bad settings replaced; a duration of 0 becomes `duration`.
  final func mediaTiming(duration other: TimeInterval) -> MediaTiming {
    MediaTiming(
      beginTime: beginTime.isFinite ? beginTime : 0, duration: duration.isFinite && duration > 0 ? duration : other,
      speed: speed.isFinite ? Double(speed) : 1, timeOffset: timeOffset.isFinite ? timeOffset : 0,
      repeatCount: repeatCount > 0 ? Double(repeatCount) : 0, repeatDuration: repeatDuration > 0 ? repeatDuration : 0,
      autoreverses: autoreverses, fillMode: fillMode)
  }

  /// Whether every setting of its clock is usable.
  final var isTimingUsable: Bool {
    beginTime.isFinite && duration.isFinite && duration >= 0 && speed.isFinite && timeOffset.isFinite
      && repeatCount >= 0 && repeatDuration >= 0
  }
}

/// A list of properties without repetition.
nonisolated package struct AnimatedProperties {
  private(set) var all: [LayerProperty] = []

  mutating func add(_ property: LayerProperty) {
    if !all.contains(property) { all.append(property) }
  }
}

/// All values of a layer that animations can change.
nonisolated package struct LayerValues {
  var state: LayerState
  var drawing: LayerDrawing?

  func value(of property: LayerProperty) -> CAAnimationValue {
    property.isDrawing ? LayerDrawing.value(of: property, in: drawing) : state.value(of: property)
  }

  mutating func set(_ property: LayerProperty, to value: CAAnimationValue) {
    if property.isDrawing { drawing?.set(property, to: value) } else { state.set(property, to: value) }
  }
}
