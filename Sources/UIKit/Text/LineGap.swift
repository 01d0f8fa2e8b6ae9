// SPDX-License-Identifier: MIT

/// The space for a line of text between exclusion rectangles. It is the widest gap at the highest position at which a
/// gap is wide enough.
nonisolated struct LineGap {
  private(set) var start: CGFloat
  private(set) var width: CGFloat
  private(set) var top: CGFloat

  /// Finds a gap for a line of the given height, at or below `top`, in an area that begins at `start`.
  init(from start: CGFloat, width: CGFloat, top: CGFloat, height: CGFloat, exclusions: [CGRect]) {
    (self.start, self.width, self.top) = (start, width, top)
    // Each step moves past at least one rectangle, so the number of steps is at most the number of rectangles plus one.
    for _ in 0...exclusions.count {
      let crossed = exclusions.filter {
        $0.minY < self.top + height && $0.maxY > self.top && $0.maxX > start && $0.minX < start + width
      }
      let gap = Self.widest(from: start, to: start + width, around: crossed)
      (self.start, self.width) = (gap.lowerBound, gap.upperBound - gap.lowerBound)
      if crossed.isEmpty || self.width >= UIKitTuning.smallestLineGap { return }
      self.top = crossed.reduce(CGFloat.infinity) { min($0, $1.maxY) }
    }
  }

  private static func widest(from start: CGFloat, to end: CGFloat, around rectangles: [CGRect]) -> Range<CGFloat> {
    var best = start..<start
    var from = start
    for rectangle in rectangles.sorted(by: { $0.minX < $1.minX }) {
      if rectangle.minX - from > best.upperBound - best.lowerBound { best = from..<rectangle.minX }
      from = max(from, rectangle.maxX)
    }
    return end - from > best.upperBound - best.lowerBound ? from..<end : best
  }
}
