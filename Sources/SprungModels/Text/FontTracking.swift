// SPDX-License-Identifier: MIT

/// The properties that depend on a font's size: the space between letters and the share of the display cut.
///
/// Both are linear between recorded sizes, in integers. Sizes are 1/1024 of a point.
enum FontTracking {
  /// The space after each letter at the sizes 8 to 40 points, in units of 1/2048 em. Recorded; the same in all weights.
  private static let recorded: [Int8] = [
    52, 38, 24, 12, 0, -12, -22, -32, -40, -52, -50, -48, -46, -35, -24, -9, 6, 11, 17, 22, 28, 27, 27, 26, 26, 24, 23,
    22, 21, 20, 20, 19, 19,
  ]

  /// The same at sizes below and above, worked back from Apple's Human Interface Guidelines, to within a unit: size, tracking.
  private static let below: [(size: Int64, units: Int64)] = [(6, 82), (7, 68), (8, 52)]
  private static let above: [(size: Int64, units: Int64)] = [
    (40, 19), (41, 18), (43, 18), (44, 17), (45, 16), (47, 16), (48, 15), (49, 14), (51, 14), (52, 13), (53, 12),
    (54, 12),
    (56, 11), (58, 10), (60, 9), (62, 8), (64, 7), (66, 6), (68, 5), (70, 4), (72, 4), (76, 2), (80, 0),
  ]
  private static let recordedSizes: ClosedRange<Int64> = 8...40

  /// Tracking in units of `FontFace.unitsPerEm`. Beyond 6 and 80 points it is constant.
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

  /// The share of the display cut, 0...65,536: none up to 17 points, 1/11 at 19, 9/11 at 24, all from 28 on.
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

  /// A quotient of integers, rounded to the nearest one.
  private static func rounded(_ numerator: Int64, _ denominator: Int64) -> Int64 {
    (2 * numerator + (numerator < 0 ? -denominator : denominator)) / (2 * denominator)
  }
}
