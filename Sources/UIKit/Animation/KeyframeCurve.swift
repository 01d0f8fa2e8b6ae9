// SPDX-License-Identifier: MIT

import SprungModels

/// A curve that passes through values at given times, with interpolation between them.
nonisolated struct KeyframeCurve {
  /// The interpolation between two values.
  enum Mode {
    case linear, discrete, paced, cubic, cubicPaced
  }

  let values: [CAAnimationValue]
  /// The times of the values, increasing from 0 to 1. Discrete curves have one more time than values.
  let times: [CGFloat]
  /// The timing of each interval. Intervals without an entry have linear timing.
  let timings: [AnimationTiming]
  let mode: Mode
  /// The tension, continuity and bias at each value in cubic modes. Missing entries are treated as 0.
  let shapes: [Shape]

  /// The three parameters of a Kochanek-Bartels spline.
  struct Shape {
    var tension: CGFloat = 0
    var continuity: CGFloat = 0
    var bias: CGFloat = 0
  }

  /// Creates a curve through at least one value. Times that do not match the values, or do not increase within 0...1,
  /// are replaced by evenly spaced times. Paced modes ignore the given times and compute their own.
  init(
    values: [CAAnimationValue], times given: [CGFloat]?, timings: [AnimationTiming] = [], mode: Mode = .linear,
    shapes: [Shape] = []
  ) {
    self.values = values
    self.mode = mode
    self.shapes = shapes
    switch mode {
    case .paced, .cubicPaced:
      times = Self.paced(values)
      self.timings = []
    case .discrete:
      times = Self.checked(given, count: values.count + 1)
      self.timings = []
    case .linear, .cubic:
      times = Self.checked(given, count: values.count)
      self.timings = timings
    }
  }

  /// Returns the value at a fraction of the duration, clamped to 0...1.
  func value(at fraction: CGFloat) -> CAAnimationValue {
    let last = values.count - 1
    guard last > 0, fraction > times[0] else { return values[0] }
    if mode == .discrete {
      var index = last
      while index > 0, times[index] > fraction { index -= 1 }
      return values[index]
    }
    guard fraction < times[last] else { return values[last] }
    var index = 0
    while index < last - 1, times[index + 1] <= fraction { index += 1 }
    let length = times[index + 1] - times[index]
    var share = length > 0 ? (fraction - times[index]) / length : 1
    if index < timings.count { share = timings[index].value(at: share) }
    if mode == .linear || mode == .paced || last == 1 {
      return CAAnimationValue.mixed(values[index], values[index + 1], share)
    }
    return cubic(index, share)
  }

  // MARK: Cubic

  /// Returns a point on the Kochanek-Bartels spline ("Interpolating splines with local tension, continuity, and bias
  /// control", SIGGRAPH 1984). With all parameters at 0, the curve is a Catmull-Rom spline. The first and last value
  /// also serve as the neighbors that are missing at the ends.
  private func cubic(_ index: Int, _ t: CGFloat) -> CAAnimationValue {
    let before = values[max(0, index - 1)]
    let from = values[index]
    let to = values[index + 1]
    let after = values[min(values.count - 1, index + 2)]
    guard case .transform = from else {
      let first = index < shapes.count ? shapes[index] : Shape()
      let second = index + 1 < shapes.count ? shapes[index + 1] : Shape()
      // Both tangents, expressed as weights of the four values.
      let a = (1 - first.tension) / 2
      let out1 = a * (1 + first.bias) * (1 + first.continuity)
      let out2 = a * (1 - first.bias) * (1 - first.continuity)
      let b = (1 - second.tension) / 2
      let in1 = b * (1 + second.bias) * (1 - second.continuity)
      let in2 = b * (1 - second.bias) * (1 + second.continuity)
      let square = t * t
      let cube = square * t
      let h00 = 2 * cube - 3 * square + 1
      let h10 = cube - 2 * square + t
      let h01 = 3 * square - 2 * cube
      let h11 = cube - square
      let weightBefore = -out1 * h10
      let weightFrom = h00 + (out1 - out2) * h10 - in1 * h11
      let weightTo = h01 + out2 * h10 + (in1 - in2) * h11
      let weightAfter = in2 * h11
      return blend(before, weightBefore, from, weightFrom, to, weightTo, after, weightAfter)
    }
    return CAAnimationValue.mixed(from, to, t)
  }

  private func blend(
    _ a: CAAnimationValue, _ wa: CGFloat, _ b: CAAnimationValue, _ wb: CGFloat, _ c: CAAnimationValue, _ wc: CGFloat,
    _ d: CAAnimationValue, _ wd: CGFloat
  ) -> CAAnimationValue {
    func sum(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat { a * wa + b * wb + c * wc + d * wd }
    switch (a, b, c, d) {
    case (.number(let a), .number(let b), .number(let c), .number(let d)): return .number(sum(a, b, c, d))
    case (.point(let a), .point(let b), .point(let c), .point(let d)):
      return .point(CGPoint(x: sum(a.x, b.x, c.x, d.x), y: sum(a.y, b.y, c.y, d.y)))
    case (.size(let a), .size(let b), .size(let c), .size(let d)):
      return .size(
        CGSize(width: sum(a.width, b.width, c.width, d.width), height: sum(a.height, b.height, c.height, d.height)))
    case (.rect(let a), .rect(let b), .rect(let c), .rect(let d)):
      return .rect(
        CGRect(
          x: sum(a.origin.x, b.origin.x, c.origin.x, d.origin.x),
          y: sum(a.origin.y, b.origin.y, c.origin.y, d.origin.y),
          width: sum(a.size.width, b.size.width, c.size.width, d.size.width),
          height: sum(a.size.height, b.size.height, c.size.height, d.size.height)))
    default: return CAAnimationValue.mixed(b, c, wc + wd)
    }
  }

  // MARK: Times

  private static func checked(_ given: [CGFloat]?, count: Int) -> [CGFloat] {
    if let given, given.count == count {
      var isRising = given.allSatisfy { $0 >= 0 && $0 <= 1 }
      for index in given.indices.dropFirst() where given[index] < given[index - 1] { isRising = false }
      if isRising { return given }
    }
    return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
  }

  /// Returns the times at which a motion with constant speed passes the values.
  private static func paced(_ values: [CAAnimationValue]) -> [CGFloat] {
    var sums: [CGFloat] = [0]
    for index in values.indices.dropFirst() {
      sums.append(sums[index - 1] + values[index - 1].distance(to: values[index]))
    }
    guard let total = sums.last, total > 0 else { return checked(nil, count: values.count) }
    return sums.map { $0 / total }
  }
}
