// SPDX-License-Identifier: MIT

/// A sequence of images that stores only the changed pixels.
public struct Animation {
  /// A rectangle of changed pixels in an image.
  struct Change {
    /// The start time in hundredths of a second.
    let begin: Int
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// Colors as 0xRRGGBB, row by row; nil for unchanged pixels.
    let pixels: [UInt32?]
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  private(set) var changes: [Change] = []
  /// The end time in hundredths of a second.
  private(set) var end = 0
  private var shown: [UInt32] = []

  /// Creates an empty animation with the given size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Adds an image that is displayed between two times, in seconds from the start. If it equals the previous image, the
  /// display time of the previous image is extended instead.
  public mutating func add(_ picture: Bitmap, from begin: Double, to end: Double) {
    precondition(
      picture.width == width && picture.height == height,
      "An animation of \(width) x \(height) pixels cannot contain a picture of \(picture.width) x \(picture.height)")
    let pixels = picture.pixels.map { $0 & 0xFF_FFFF }
    // Each time is rounded separately, so that rounding errors do not accumulate.
    self.end = Int((end * 100).rounded())
    defer { shown = pixels }
    guard !shown.isEmpty else {
      changes.append(
        Change(begin: 0, left: 0, top: 0, width: width, height: height, pixels: pixels.map { $0 }))
      return
    }
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width where pixels[y * width + x] != shown[y * width + x] {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    guard right >= left else { return }
    var changed: [UInt32?] = []
    changed.reserveCapacity((right - left + 1) * (bottom - top + 1))
    for y in top...bottom {
      for x in left...right {
        let place = y * width + x
        changed.append(pixels[place] == shown[place] ? nil : pixels[place])
      }
    }
    changes.append(
      Change(
        begin: Int((begin * 100).rounded()), left: left, top: top, width: right - left + 1, height: bottom - top + 1,
        pixels: changed))
  }

  /// The display time of each image in hundredths of a second.
  var delays: [Int] {
    changes.indices.map { index in
      (index + 1 < changes.count ? changes[index + 1].begin : end) - changes[index].begin
    }
  }
}
