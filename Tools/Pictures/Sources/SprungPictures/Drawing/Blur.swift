// SPDX-License-Identifier: MIT

/// Blurs pixels as browsers do, with three successive box blurs that approximate a Gaussian blur.
enum Blur {
  /// Blurs a bitmap with a standard deviation in pixels. Pixels outside the bitmap equal the nearest edge pixel if
  /// `extendsEdges` is true, and are transparent otherwise.
  static func apply(to bitmap: Bitmap, deviation: Double, extendsEdges: Bool = false) {
    let size = boxSize(deviation)
    guard size > 1 else { return }
    let (width, height) = (bitmap.width, bitmap.height)
    bitmap.withPixels { pixels in
      var line = [UInt32](repeating: 0, count: max(width, height))
      var result = line
      for pass in 0..<3 {
        // If the size is even, the first two boxes are off-center by half a pixel, in opposite directions. The third
        // box is one pixel larger and centered.
        let length = size % 2 == 0 && pass == 2 ? size + 1 : size
        let before = size % 2 == 0 && pass == 1 ? length / 2 - 1 : length / 2
        for y in 0..<height {
          for x in 0..<width { line[x] = pixels[y * width + x] }
          average(line, into: &result, count: width, length: length, before: before, extendsEdges: extendsEdges)
          for x in 0..<width { pixels[y * width + x] = result[x] }
        }
        for x in 0..<width {
          for y in 0..<height { line[y] = pixels[y * width + x] }
          average(line, into: &result, count: height, length: length, before: before, extendsEdges: extendsEdges)
          for y in 0..<height { pixels[y * width + x] = result[y] }
        }
      }
    }
  }

  /// Returns the size in pixels of the box blur for a standard deviation.
  static func boxSize(_ deviation: Double) -> Int {
    deviation > 0 ? Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5) : 0
  }

  /// Returns the distance in pixels by which a blur extends beyond an edge.
  static func reach(_ deviation: Double) -> Int { boxSize(deviation) * 3 / 2 + 2 }

  /// Replaces each pixel of a line by the average of `length` pixels, `before` of which precede it.
  private static func average(
    _ line: [UInt32], into result: inout [UInt32], count: Int, length: Int, before: Int, extendsEdges: Bool
  ) {
    func pixel(_ index: Int) -> UInt32 {
      if index >= 0, index < count { return line[index] }
      return extendsEdges ? line[index < 0 ? 0 : count - 1] : 0
    }
    var (a, r, g, b): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    func add(_ pixel: UInt32) {
      a += pixel >> 24
      r += pixel >> 16 & 255
      g += pixel >> 8 & 255
      b += pixel & 255
    }
    func remove(_ pixel: UInt32) {
      a -= pixel >> 24
      r -= pixel >> 16 & 255
      g -= pixel >> 8 & 255
      b -= pixel & 255
    }
    for index in -before..<(length - before) { add(pixel(index)) }
    let divisor = UInt32(length)
    let half = divisor / 2
    for index in 0..<count {
      // In Swift, shifts have a higher precedence than divisions.
      result[index] =
        ((a + half) / divisor) << 24 | ((r + half) / divisor) << 16 | ((g + half) / divisor) << 8 | (b + half) / divisor
      remove(pixel(index - before))
      add(pixel(index - before + length))
    }
  }
}
