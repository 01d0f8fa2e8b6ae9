// SPDX-License-Identifier: MIT

/// The lines of a section whose items are all equal: arithmetic only, nothing is stored per item or per line.
struct FlowUniformLines {
  private let count: Int
  private let size: FlowExtent
  /// Items that fit on one line, at least 1.
  let capacity: Int
  /// Points from the start of a line to the start of the next one.
  private let pitch: Double
  /// Points from the start of an item to the start of the next one in the same line.
  private let stride: Double
  /// Where the first item of every line starts, measured from the section inset.
  private let crossStart: Double

  /// Lays out `count` items of `size` on lines that are `available` points long.
  init(count: Int, size: FlowExtent, available: Double, lineSpacing: Double, interitemSpacing spacing: Double) {
    self.count = count
    self.size = size
    let length = size.cross
    pitch = max(0, size.main + lineSpacing)
    guard length + spacing > 0 else {
      // Items without length and spacing fit any number of times, all at one position; if insets exceed the length, not
      // even two of them do.
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
      // A last line that is not full is spaced as if equal phantom items filled it, so every line has this spacing.
      stride = length + (available - Double(capacity) * length) / Double(capacity - 1)
      crossStart = 0
    }
  }

  /// How many items fit; the number may exceed the items of the section, but it must fit into an `Int` of 32 bits.
  private static func capacity(_ fitting: Double, count: Int) -> Int {
    guard fitting >= 2 else { return 1 }
    return fitting < 1e9 ? Int(fitting) : max(1, count)
  }

  /// Number of lines.
  var lineCount: Int {
    count == 0 ? 0 : (count - 1) / capacity + 1
  }

  /// Length of all lines together with the spacing between them, in points.
  var extent: Double {
    lineCount == 0 ? 0 : Double(lineCount - 1) * pitch + size.main
  }

  /// The items of the line of an item.
  func items(inLineOf item: Int) -> Range<Int> {
    let first = item / capacity * capacity
    return first..<first + min(capacity, count - first)
  }

  /// The frame of an item, measured from the inset corner of the section.
  func frame(ofItem item: Int) -> FlowFrame {
    let line = item / capacity
    return FlowFrame(
      main: Double(line) * pitch, cross: crossStart + Double(item - line * capacity) * stride, extent: size)
  }

  /// The items of the lines that may touch the stretch of the main axis between `lower` and `upper`.
  func items(from lower: Double, to upper: Double) -> Range<Int> {
    guard lineCount > 0, upper >= 0, lower <= extent else { return 0..<0 }
    guard pitch > 0 else { return 0..<count }
    let last = Double(lineCount - 1)
    let first = min(last, max(0, ((lower - size.main) / pitch).rounded(.down)))
    let final = min(last, max(first, (upper / pitch).rounded(.up)))
    return Int(first) * capacity..<min(count, (Int(final) + 1) * capacity)
  }
}
