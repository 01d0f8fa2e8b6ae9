// SPDX-License-Identifier: MIT

import SprungModels

/// The interpolation between keyframe values.
nonisolated public enum CAAnimationCalculationMode: UInt8, Sendable {
  /// Linear interpolation.
  case linear = 0
  /// No interpolation: the value jumps.
  case discrete = 1
  /// Linear interpolation at constant speed through all values. `keyTimes` and `timingFunctions` are ignored.
  case paced = 2
  /// Interpolation along a smooth curve through the values.
  case cubic = 3
  /// Interpolation along a smooth curve at approximately constant speed.
  case cubicPaced = 4

  var mode: KeyframeCurve.Mode {
    switch self {
    case .linear: .linear
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    }
  }
}

/// The rotation of a layer that follows a path.
nonisolated public enum CAAnimationRotationMode: UInt8, Sendable {
  /// The x axis of the layer points along the path.
  case rotateAuto = 0
  /// The x axis of the layer points against the direction of the path.
  case rotateAutoReverse = 1
}

/// An animation through several values or along a path.
nonisolated open class CAKeyframeAnimation: CAPropertyAnimation {
  final var frames: [CAAnimationValue] = []
  private var curve: KeyframeCurve?
  private var pathMotion: PathMotion?

  #if hasFeature(Embedded)
    /// The values in order.
    open var values: [CAAnimationValue]? {
      get { frames.isEmpty ? nil : frames }
      set { frames = newValue ?? [] }
    }
    /// The times at which the values are reached, increasing from 0 to 1.
    open var keyTimes: [Double]?
  #else
    /// The values in order, which must have types that `CABasicAnimation.fromValue` accepts. An array that contains a
    /// value of another type is reported and rejected.
    open var values: [Any]? {
      get { frames.isEmpty ? nil : frames.map { $0.unwrapped } }
      set {
        let known = (newValue ?? []).compactMap { CAAnimationValue(any: $0) }
        guard known.count == newValue?.count ?? 0, known.allSatisfy({ $0.keepsLimit }) else {
          Diagnostics.report(
            "animationValue",
            "The values of a keyframe animation are invalid. Pass finite values of types that can be animated."
          )
          return
        }
        frames = known
      }
    }
    /// The times at which the values are reached, increasing from 0 to 1. In discrete mode, the number of times must be
    /// the number of values plus one. Invalid times are ignored, and the values are spaced evenly.
    open var keyTimes: [NSNumber]?
  #endif

  /// The path that a point property, such as `position`, follows instead of `values`. Default: nil.
  open var path: CGPath?
  /// The timing functions between the values. Default: nil, for linear timing.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values. Default: linear.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation of the layer along the path. Default: nil, for no rotation.
  open var rotationMode: CAAnimationRotationMode?

  #if hasFeature(Embedded)
    /// The tension of a cubic curve at each value, -1...1. Default: nil, all 0.
    open var tensionValues: [Double]?
    /// The continuity of a cubic curve at each value, -1...1. Nonzero values form a corner. Default: nil, all 0.
    open var continuityValues: [Double]?
    /// The bias of a cubic curve at each value, -1...1: whether the curve overshoots before or after the value.
    /// Default: nil, all 0.
    open var biasValues: [Double]?
  #else
    /// The tension of a cubic curve at each value, -1...1. Default: nil, all 0.
    open var tensionValues: [NSNumber]?
    /// The continuity of a cubic curve at each value, -1...1. Nonzero values form a corner. Default: nil, all 0.
    open var continuityValues: [NSNumber]?
    /// The bias of a cubic curve at each value, -1...1: whether the curve overshoots before or after the value.
    /// Default: nil, all 0.
    open var biasValues: [NSNumber]?
  #endif

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CAKeyframeAnimation {
      copy.frames = frames
      copy.keyTimes = keyTimes
      copy.path = path
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
      copy.rotationMode = rotationMode
      copy.tensionValues = tensionValues
      copy.continuityValues = continuityValues
      copy.biasValues = biasValues
    }
    return copy
  }

  package override func prepare(duration: TimeInterval) {
    super.prepare(duration: duration)
    let timings = (timingFunctions ?? []).map { AnimationTiming.curve($0.curve) }
    let times = Self.numbers(keyTimes)
    if let path, !path.isEmpty {
      pathMotion = PathMotion(path, times: times.isEmpty ? nil : times, timings: timings, mode: calculationMode.mode)
    } else if !frames.isEmpty {
      let tensions = Self.numbers(tensionValues)
      let continuities = Self.numbers(continuityValues)
      let biases = Self.numbers(biasValues)
      let count = max(tensions.count, max(continuities.count, biases.count))
      let shapes = (0..<count).map { index in
        KeyframeCurve.Shape(
          tension: index < tensions.count ? tensions[index] : 0,
          continuity: index < continuities.count ? continuities[index] : 0,
          bias: index < biases.count ? biases[index] : 0)
      }
      curve = KeyframeCurve(
        values: frames, times: times.isEmpty ? nil : times, timings: timings, mode: calculationMode.mode,
        shapes: shapes)
    }
  }

  package override func collectProperties(_ list: inout AnimatedProperties) {
    super.collectProperties(&list)
    if path != nil, rotationMode != nil { list.add(.transform) }
  }

  package override func value(at progress: CGFloat, base: CAAnimationValue) -> CAAnimationValue? {
    if let pathMotion { return .point(pathMotion.point(at: progress)) }
    return curve?.value(at: progress)
  }

  package override func contributeMore(to values: inout LayerValues, at progress: CGFloat) {
    guard let pathMotion, let rotationMode else { return }
    var angle = pathMotion.angle(at: progress)
    if rotationMode == .rotateAutoReverse { angle += .pi }
    values.state.transform = CATransform3DConcat(
      CATransform3DMakeRotation(angle, 0, 0, 1), values.state.transform)
  }

  #if hasFeature(Embedded)
    private static func numbers(_ list: [Double]?) -> [CGFloat] { list ?? [] }
  #else
    private static func numbers(_ list: [NSNumber]?) -> [CGFloat] { (list ?? []).map { CGFloat($0.doubleValue) } }
  #endif
}
