// SPDX-License-Identifier: MIT

import SprungGeometry

/// Blurs the alpha channel of a canvas as browsers do, with three successive box blurs that approximate a Gaussian.
enum AlphaBlur {
  /// Returns the width of each box in pixels for a standard deviation in pixels.
  private static func boxSize(_ deviation: Double) -> Int {
    deviation > 0 ? Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5) : 0
  }

  /// Returns the number of pixels by which a blur extends beyond an edge.
  static func reach(_ deviation: Double) -> Int { boxSize(deviation) * 3 / 2 + 2 }

  /// Replaces the content of a canvas with its blurred alpha channel in black.
  static func apply(to canvas: Canvas, deviation: Double) {
    let (width, height, size) = (canvas.width, canvas.height, boxSize(deviation))
    var alpha = [UInt8](repeating: 0, count: width * height)
    canvas.withRows { row, y in for x in 0..<width { alpha[y * width + x] = UInt8(row[x] >> 24) } }
    if size > 1 {
      for pass in 0..<3 {
        // Boxes of even width are offset by half a pixel, once to the left and once to the right.
        let length = size % 2 == 0 && pass == 2 ? size + 1 : size
        let before = size % 2 == 0 && pass == 1 ? length / 2 - 1 : length / 2
        for y in 0..<height { average(&alpha, from: y * width, by: 1, count: width, length: length, before: before) }
        for x in 0..<width { average(&alpha, from: x, by: width, count: height, length: length, before: before) }
      }
    }
    canvas.withRows { row, y in for x in 0..<width { row[x] = UInt32(alpha[y * width + x]) << 24 } }
  }

  /// Replaces each byte of a row or column with the average of `length` bytes, including the `before` bytes that
  /// precede it. Bytes outside the row or column count as 0.
  private static func average(
    _ bytes: inout [UInt8], from start: Int, by step: Int, count: Int, length: Int, before: Int
  ) {
    var line = [Int](repeating: 0, count: count)
    for index in 0..<count { line[index] = Int(bytes[start + index * step]) }
    var sum = 0
    for index in 0..<max(0, min(count, length - before)) { sum += line[index] }
    for index in 0..<count {
      bytes[start + index * step] = UInt8((sum + length / 2) / length)
      if index - before >= 0 { sum -= line[index - before] }
      if index - before + length < count { sum += line[index - before + length] }
    }
  }
}
