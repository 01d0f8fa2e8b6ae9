// SPDX-License-Identifier: MIT

/// The methods that are called when an animation starts and ends. Both are optional.
nonisolated public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended. `flag` is false if the animation was replaced or removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

nonisolated extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of layer animations. `CALayer.add(_:forKey:)` copies the animation.
///
/// An animation does not change the layer's model values. All times are in seconds. When the animation is added, a
/// non-finite time, or a negative duration or count, is reported and treated as 0.
nonisolated open class CAAnimation: NSObject, CAMediaTiming {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<CAAnimation: 0x7f8a3c405c20>`. Native builds only.
    open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The start time in the layer's time. Default: 0, which means the time at which the animation is added.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one run in seconds. Default: 0, which means the transaction's duration.
  open var duration: CFTimeInterval = 0
  /// The speed relative to the layer's time. Default: 1.
  open var speed: Float = 1
  /// An offset in seconds that is added to the local time. Default: 0.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs. Default: 0, which is treated as 1.
  open var repeatCount: Float = 0
  /// The total duration of repeated runs in seconds. Default: 0, which uses `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the animation runs backwards after each run. Default: false.
  open var autoreverses = false
  /// The displayed value before the start and after the end. Default: removed.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing function. Default: nil, for linear timing.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer removes the animation after it has ended. Default: true.
  open var isRemovedOnCompletion = true
  /// The delegate. The animation retains its delegate, as on Apple's platforms. Default: nil.
  open var delegate: (any CAAnimationDelegate)?
  /// Stored only: the host determines the frame rate.
  open var preferredFrameRateRange = CAFrameRateRange.default

  #if !hasFeature(Embedded)
    private var tags: [String: Any] = [:]

    /// Stores a custom value for the given key. Delegates can use it to identify animations.
    open func setValue(_ value: Any?, forKey key: String) { tags[key] = value }

    /// Returns the custom value for the given key.
    open func value(forKey key: String) -> Any? { tags[key] }
  #endif

  /// Creates an animation with default settings.
  public override init() {
    super.init()
  }

  /// Creates an animation that has no effect. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns a copy with the same settings.
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

  /// Adds the properties that this animation changes to a list.
  package func collectProperties(_ list: inout AnimatedProperties) {}

  /// Prepares the animation to run on a layer, and caches values that are needed in each frame.
  package func prepare(duration: TimeInterval) {}

  /// Updates the values for a point in time, which is in the local time of the layer or group that contains the
  /// animation.
  package func contribute(to values: inout LayerValues, at time: TimeInterval) {}

  /// Adds the animated values of class-specific properties, at a time in the clock of the layer or group. The closure
  /// returns the layer's own value for a key path.
  package func collectOwnValues(
    _ list: inout [(keyPath: String, value: CAAnimationValue)], at time: TimeInterval,
    _ base: (String) -> CAAnimationValue?
  ) {}

  /// Returns the animation's clock, with invalid settings replaced. A duration of 0 is replaced by `duration`.
  final func mediaTiming(duration other: TimeInterval) -> MediaTiming {
    MediaTiming(
      beginTime: beginTime.isFinite ? beginTime : 0, duration: duration.isFinite && duration > 0 ? duration : other,
      speed: speed.isFinite ? Double(speed) : 1, timeOffset: timeOffset.isFinite ? timeOffset : 0,
      repeatCount: repeatCount > 0 ? Double(repeatCount) : 0, repeatDuration: repeatDuration > 0 ? repeatDuration : 0,
      autoreverses: autoreverses, fillMode: fillMode)
  }

  /// Whether all timing settings are valid.
  final var isTimingUsable: Bool {
    beginTime.isFinite && duration.isFinite && duration >= 0 && speed.isFinite && timeOffset.isFinite
      && repeatCount >= 0 && repeatDuration >= 0
  }
}

/// An ordered set of properties.
nonisolated package struct AnimatedProperties {
  private(set) var all: [LayerProperty] = []

  mutating func add(_ property: LayerProperty) {
    if !all.contains(property) { all.append(property) }
  }
}

/// The values of all animatable properties of a layer.
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
