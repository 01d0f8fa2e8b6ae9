// SPDX-License-Identifier: MIT

/// Pictures after one another, of which only what changes is kept.
public struct Animation {
  /// A rectangle of a picture that is not as before.
  struct Change {
    /// When it is seen, in hundredths of a second from the beginning.
    let begin: Int
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// 0xRRGGBB each, row by row; nil where nothing changed.
    let pixels: [UInt32?]
  }

  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  private(set) var changes: [Change] = []
  /// When it ends, in hundredths of a second.
  private(set) var end = 0
  private var shown: [UInt32] = []

  /// An animation of a size in pixels, without pictures.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Adds a picture that is seen from one time to another, in seconds from the beginning. One that is like the last only
  /// makes that one last longer.
  public mutating func add(_ picture: Bitmap, from begin: Double, to end: Double) {
    precondition(
      picture.width == width && picture.height == height,
      "An animation of \(width) x \(height) pixels cannot contain a picture of \(picture.width) x \(picture.height)")
    let pixels = picture.pixels.map { $0 & 0xFF_FFFF }
    // Each time is rounded by itself, so that what was rounded never adds up.
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

  /// Hundredths of a second that each picture is seen.
  var delays: [Int] {
    changes.indices.map { index in
      (index + 1 < changes.count ? changes[index + 1].begin : end) - changes[index].begin
    }
  }
}
