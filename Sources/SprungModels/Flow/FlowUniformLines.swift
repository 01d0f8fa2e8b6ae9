// SPDX-License-Identifier: MIT

/// The lines of a section with equal items. Lines are computed, so nothing is stored per item or line.
struct FlowUniformLines {
  private let count: Int
  private let size: FlowExtent
  /// The number of items that fit in a line, at least 1.
  let capacity: Int
  /// The distance in points from the start of a line to the start of the next line.
  private let pitch: Double
  /// The distance in points from the start of an item to the start of the next item in the same line.
  private let stride: Double
  /// The start of the first item of each line relative to the section inset.
  private let crossStart: Double

  /// Lays out `count` items of `size` on lines with a length of `available` points.
  init(count: Int, size: FlowExtent, available: Double, lineSpacing: Double, interitemSpacing spacing: Double) {
    self.count = count
    self.size = size
    let length = size.cross
    pitch = max(0, size.main + lineSpacing)
    guard length + spacing > 0 else {
      // If items have neither length nor spacing, any number of them fits, all at the same position. If the insets
      // exceed the length of the line, not even two items fit.
      let fits = available >= -FlowLayoutModel.fittingTolerance
      capacity = fits ? max(1, count) : 1
      stride = 0
      crossStart = fits ? 0 : available / 2
      return
    }
    capacity = FlowUniformLines.capacity(
      (available + spacing + FlowLayoutModel.fittingTolerance) / (length + spacing), count: count)
    if capacity == 1 {
      stride = 0
      crossStart = (available - length) / 2
    } else {
      // A last line that is not full has the spacing of a full line, so this spacing applies to all lines.
      stride = length + (available - Double(capacity) * length) / Double(capacity - 1)
      crossStart = 0
    }
  }

  /// Returns the number of items that fit. The result may exceed the number of items in the section, but fits into a
  /// 32-bit `Int`.
  private static func capacity(_ fitting: Double, count: Int) -> Int {
    guard fitting >= 2 else { return 1 }
    return fitting < 1e9 ? Int(fitting) : max(1, count)
  }

  /// The number of lines.
  var lineCount: Int {
    count == 0 ? 0 : (count - 1) / capacity + 1
  }

  /// The length of all lines including line spacing, in points.
  var extent: Double {
    lineCount == 0 ? 0 : Double(lineCount - 1) * pitch + size.main
  }

  /// Returns the items in the line of the given item.
  func items(inLineOf item: Int) -> Range<Int> {
    let first = item / capacity * capacity
    return first..<first + min(capacity, count - first)
  }

  /// Returns the frame of the given item relative to the inset corner of the section.
  func frame(ofItem item: Int) -> FlowFrame {
    let line = item / capacity
    return FlowFrame(
      main: Double(line) * pitch, cross: crossStart + Double(item - line * capacity) * stride, extent: size)
  }

  /// Returns the items whose lines may intersect the range from `lower` to `upper` on the main axis.
  func items(from lower: Double, to upper: Double) -> Range<Int> {
    guard lineCount > 0, upper >= 0, lower <= extent else { return 0..<0 }
    guard pitch > 0 else { return 0..<count }
    let last = Double(lineCount - 1)
    let first = min(last, max(0, ((lower - size.main) / pitch).rounded(.down)))
    let final = min(last, max(first, (upper / pitch).rounded(.up)))
    return Int(first) * capacity..<min(count, (Int(final) + 1) * capacity)
  }
}
