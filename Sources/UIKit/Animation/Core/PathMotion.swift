// SPDX-License-Identifier: MIT

import SprungModels

/// The motion of a point along a path. Each line or curve of the path is a segment of the motion.
nonisolated struct PathMotion {
  /// A segment that is flattened into short lines, with the cumulative lengths of these lines.
  private struct Stretch {
    var points: [CGPoint]
    var lengths: [CGFloat]
    var length: CGFloat { lengths[lengths.count - 1] }
  }

  private var stretches: [Stretch] = []
  private let times: [CGFloat]
  private let timings: [AnimationTiming]
  private let isJumping: Bool

  /// Creates the motion. `times` contains the progress at the end points of the segments. If the number of times does
  /// not match the path, all segments have equal durations or, in paced modes, durations proportional to their lengths.
  init(_ path: CGPath, times given: [CGFloat]?, timings: [AnimationTiming], mode: KeyframeCurve.Mode) {
    var pen = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      var piece = CGPath()
      piece.move(to: pen)
      switch element {
      case .move(let point):
        pen = point
        start = point
        continue
      case .line(let point):
        piece.addLine(to: point)
        pen = point
      case .quadCurve(let end, let control):
        piece.addQuadCurve(to: end, control: control)
        pen = end
      case .curve(let end, let control1, let control2):
        piece.addCurve(to: end, control1: control1, control2: control2)
        pen = end
      case .closeSubpath:
        piece.addLine(to: start)
        pen = start
      }
      stretches.append(Self.stretch(piece.flattened(tolerance: 0.05).first?.points ?? [pen]))
    }
    if stretches.isEmpty { stretches.append(Self.stretch([pen])) }
    let isPaced = mode == .paced || mode == .cubicPaced
    self.timings = isPaced ? [] : timings
    isJumping = mode == .discrete
    var sums: [CGFloat] = [0]
    for stretch in stretches { sums.append(sums[sums.count - 1] + (isPaced ? stretch.length : 1)) }
    let total = sums[sums.count - 1]
    var even = sums.map { total > 0 ? $0 / total : 0 }
    if !isPaced, let given, given.count == even.count {
      var isRising = true
      for index in given.indices.dropFirst() where given[index] < given[index - 1] { isRising = false }
      if isRising, given[0] >= 0, given[given.count - 1] <= 1 { even = given }
    }
    times = even
  }

  private static func stretch(_ points: [CGPoint]) -> Stretch {
    var lengths: [CGFloat] = [0]
    for index in points.indices.dropFirst() {
      let x = points[index].x - points[index - 1].x
      let y = points[index].y - points[index - 1].y
      lengths.append(lengths[index - 1] + (x * x + y * y).squareRoot())
    }
    return Stretch(points: points, lengths: lengths)
  }

  /// Returns the point at the given progress, which is clamped to 0...1.
  func point(at progress: CGFloat) -> CGPoint {
    let (stretch, line, share) = position(at: progress)
    let points = stretches[stretch].points
    guard line + 1 < points.count else { return points[points.count - 1] }
    return CGPoint(
      x: points[line].x + (points[line + 1].x - points[line].x) * share,
      y: points[line].y + (points[line + 1].y - points[line].y) * share)
  }

  /// Returns the direction of the path at a progress, in radians clockwise from the x axis.
  func angle(at progress: CGFloat) -> CGFloat {
    let (stretch, line, _) = position(at: progress)
    let points = stretches[stretch].points
    guard line + 1 < points.count else { return 0 }
    return CGFloat(
      DeterministicMath.atan2(
        Double(points[line + 1].y - points[line].y), Double(points[line + 1].x - points[line].x)))
  }

  /// Returns the indices of the segment and the short line at the given progress, and the position on that line, 0...1.
  private func position(at progress: CGFloat) -> (Int, Int, CGFloat) {
    var index = 0
    while index < stretches.count - 1, times[index + 1] <= progress { index += 1 }
    let length = times[index + 1] - times[index]
    var share = length > 0 ? min(1, max(0, (progress - times[index]) / length)) : 1
    if index < timings.count { share = min(1, max(0, timings[index].value(at: share))) }
    if isJumping { share = progress >= 1 ? 1 : 0 }
    let stretch = stretches[index]
    guard stretch.length > 0 else { return (index, stretch.points.count, 0) }
    let distance = share * stretch.length
    var line = 0
    while line < stretch.points.count - 2, stretch.lengths[line + 1] <= distance { line += 1 }
    let piece = stretch.lengths[line + 1] - stretch.lengths[line]
    return (index, line, piece > 0 ? (distance - stretch.lengths[line]) / piece : 1)
  }
}
