// SPDX-License-Identifier: MIT

import SprungModels

/// How a keyframe animation gets from one value to the next.
nonisolated public enum CAAnimationCalculationMode: UInt8, Sendable {
  /// Straight.
  case linear = 0
  /// By jumping.
  case discrete = 1
  /// Straight, at one speed through all values; `keyTimes` and `timingFunctions` do not count.
  case paced = 2
  /// Along a smooth curve through the values.
  case cubic = 3
  /// Along a smooth curve, about evenly fast.
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

/// Whether a layer that follows a path turns with it.
nonisolated public enum CAAnimationRotationMode: UInt8, Sendable {
  /// The x axis of the layer points along the path.
  case rotateAuto = 0
  /// Its x axis points where the path comes from.
  case rotateAutoReverse = 1
}

/// An animation through several values, or along a path.
nonisolated open class CAKeyframeAnimation: CAPropertyAnimation {
  final var frames: [CAAnimationValue] = []
  private var curve: KeyframeCurve?
  private var pathMotion: PathMotion?

  #if hasFeature(Embedded)
    /// The values from first to last.
    open var values: [CAAnimationValue]? {
      get { frames.isEmpty ? nil : frames }
      set { frames = newValue ?? [] }
    }
    /// When each value is reached, rising from 0 to 1.
    open var keyTimes: [Double]?
  #else
    /// The values from first to last, of the types that `CABasicAnimation.fromValue` accepts; an array with another
    /// type is reported and rejected.
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
    /// When each value is reached, rising from 0 to 1; one more than values when discrete. Others count as none, which
    /// spreads the values evenly.
    open var keyTimes: [NSNumber]?
  #endif

  /// The path that a point, such as `position`, follows instead of `values`. Default: nil.
  open var path: CGPath?
  /// The curves between the values. Default: nil, all at one speed.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the values are connected. Default: linear.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns with the path. Default: nil, it does not.
  open var rotationMode: CAAnimationRotationMode?

  #if hasFeature(Embedded)
    /// Tightness of a cubic curve at each value, -1...1. Default: nil, all 0.
    open var tensionValues: [Double]?
    /// Sharpness of the corner of a cubic curve at each value, -1...1. Default: nil, all 0.
    open var continuityValues: [Double]?
    /// Whether a cubic curve swings out before or after each value, -1...1. Default: nil, all 0.
    open var biasValues: [Double]?
  #else
    /// Tightness of a cubic curve at each value, -1...1. Default: nil, all 0.
    open var tensionValues: [NSNumber]?
    /// Sharpness of the corner of a cubic curve at each value, -1...1. Default: nil, all 0.
    open var continuityValues: [NSNumber]?
    /// Whether a cubic curve swings out before or after each value, -1...1. Default: nil, all 0.
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
