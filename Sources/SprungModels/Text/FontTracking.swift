// SPDX-License-Identifier: MIT

/// The properties of the font that depend on its size: the tracking, and the share of the display optical size.
///
/// Both are interpolated linearly between recorded sizes, using integers. Sizes are in units of 1/1024 point.
enum FontTracking {
  /// The tracking at sizes from 8 to 40 points, in units of 1/2048 em. The values were recorded and are the same for
  /// all weights.
  private static let recorded: [Int8] = [
    52, 38, 24, 12, 0, -12, -22, -32, -40, -52, -50, -48, -46, -35, -24, -9, 6, 11, 17, 22, 28, 27, 27, 26, 26, 24, 23,
    22, 21, 20, 20, 19, 19,
  ]

  /// The tracking at smaller and larger sizes, calculated from tables in Apple's Human Interface Guidelines, with an
  /// error of at most one unit.
  private static let below: [(size: Int64, units: Int64)] = [(6, 82), (7, 68), (8, 52)]
  private static let above: [(size: Int64, units: Int64)] = [
    (40, 19), (41, 18), (43, 18), (44, 17), (45, 16), (47, 16), (48, 15), (49, 14), (51, 14), (52, 13), (53, 12),
    (54, 12),
    (56, 11), (58, 10), (60, 9), (62, 8), (64, 7), (66, 6), (68, 5), (70, 4), (72, 4), (76, 2), (80, 0),
  ]
  private static let recordedSizes: ClosedRange<Int64> = 8...40

  /// Returns the tracking in font units (`FontFace.unitsPerEm` per em). The tracking is constant below 6 and above 80
  /// points.
  static func units(size: Int64) -> Int32 {
    let whole = size >> 10
    if recordedSizes.contains(whole), whole < recordedSizes.upperBound {
      let index = Int(whole - recordedSizes.lowerBound)
      return line((whole, Int64(recorded[index])), (whole + 1, Int64(recorded[index + 1])), size)
    }
    let knots = whole < recordedSizes.lowerBound ? below : above
    guard size > knots[0].size << 10 else { return line(knots[0], knots[1], knots[0].size << 10) }
    for index in 1..<knots.count where size <= knots[index].size << 10 {
      return line(knots[index - 1], knots[index], size)
    }
    return Int32(knots[knots.count - 1].units * FontFace.unitsPerRecordedUnit)
  }

  private static func line(_ start: (size: Int64, units: Int64), _ end: (size: Int64, units: Int64), _ size: Int64)
    -> Int32
  {
    let length = (end.size - start.size) << 10
    let difference = (end.units - start.units) * (size - start.size << 10)
    return Int32(rounded((start.units * length + difference) * FontFace.unitsPerRecordedUnit, length))
  }

  /// Returns the share of the display optical size as a number in 0...65,536. The share is 0 up to 17 points, 1/11 at
  /// 19 points, 9/11 at 24 points, and 1 from 28 points.
  static func displayShare(size: Int64) -> Int64 {
    let knots: [(size: Int64, elevenths: Int64)] = [(17, 0), (19, 1), (24, 9), (28, 11)]
    guard size > knots[0].size << 10 else { return 0 }
    for index in 1..<knots.count where size <= knots[index].size << 10 {
      let (start, end) = (knots[index - 1], knots[index])
      let length = (end.size - start.size) << 10
      let difference = (end.elevenths - start.elevenths) * (size - start.size << 10)
      return rounded((start.elevenths * length + difference) << 16, 11 * length)
    }
    return 1 << 16
  }

  /// Returns a quotient, rounded to the nearest integer.
  private static func rounded(_ numerator: Int64, _ denominator: Int64) -> Int64 {
    (2 * numerator + (numerator < 0 ? -denominator : denominator)) / (2 * denominator)
  }
}
