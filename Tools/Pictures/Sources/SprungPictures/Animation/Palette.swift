// SPDX-License-Identifier: MIT

/// A palette of at most 255 colors for a GIF. It is found by median cut: the box with the widest spread of colors is
/// repeatedly split at the median of its pixels, until there are enough boxes.
struct Palette {
  /// The colors as 0xRRGGBB.
  let colors: [UInt32]
  private var known: [UInt32: UInt8] = [:]

  /// Finds the colors for an image. `counts` contains the number of pixels for each 0xRRGGBB color.
  init(counts: [UInt32: Int], limit: Int = 255) {
    guard counts.count > limit else {
      colors = counts.keys.sorted()
      for (index, color) in colors.enumerated() { known[color] = UInt8(index) }
      return
    }
    var boxes = [Box(counts.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 })]
    while boxes.count < limit {
      guard let widest = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }), boxes[widest].weight > 0 else {
        break
      }
      let (low, high) = boxes[widest].halves()
      boxes[widest] = low
      boxes.append(high)
    }
    colors = Array(Set(boxes.map(\.color))).sorted()
  }

  /// Returns the index of the nearest color.
  mutating func index(of color: UInt32) -> UInt8 {
    if let index = known[color] { return index }
    var best = (distance: Int.max, index: 0)
    for (index, other) in colors.enumerated() {
      let distance = Self.distance(color, other)
      if distance < best.distance { best = (distance, index) }
    }
    known[color] = UInt8(best.index)
    return UInt8(best.index)
  }

  /// Returns the sum of squared differences of red, green and blue.
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var sum = 0
    for shift in [16, 8, 0] as [UInt32] {
      let difference = Int(a >> shift & 255) - Int(b >> shift & 255)
      sum += difference * difference
    }
    return sum
  }

  /// A set of colors that are represented by a single palette color.
  private struct Box {
    let colors: [(color: UInt32, count: Int)]
    /// The shift of the component with the widest range: 16 for red, 8 for green or 0 for blue.
    let shift: UInt32
    /// The benefit of splitting the box: its spread weighted by its number of pixels, or 0 for a single color.
    let weight: Double

    init(_ colors: [(UInt32, Int)]) {
      self.colors = colors.map { (color: $0.0, count: $0.1) }
      var widest: (shift: UInt32, spread: UInt32) = (16, 0)
      for shift in [16, 8, 0] as [UInt32] {
        let components = colors.lazy.map { $0.0 >> shift & 255 }
        let spread = (components.max() ?? 0) - (components.min() ?? 0)
        if spread > widest.spread { widest = (shift, spread) }
      }
      shift = widest.shift
      let count = colors.reduce(0) { $0 + $1.1 }
      weight = Double(widest.spread) * Double(widest.spread) * Double(count).squareRoot().squareRoot()
    }

    func halves() -> (Box, Box) {
      let sorted = colors.sorted { ($0.color >> shift & 255, $0.color) < ($1.color >> shift & 255, $1.color) }
      let half = sorted.reduce(0) { $0 + $1.count } / 2
      var (sum, cut) = (0, 0)
      while cut < sorted.count - 1, sum + sorted[cut].count <= half || cut == 0 {
        sum += sorted[cut].count
        cut += 1
      }
      return (Box(sorted[..<cut].map { ($0.color, $0.count) }), Box(sorted[cut...].map { ($0.color, $0.count) }))
    }

    /// The average color of the box's pixels.
    var color: UInt32 {
      let count = colors.reduce(0) { $0 + $1.count }
      var result: UInt32 = 0
      for shift in [16, 8, 0] as [UInt32] {
        let sum = colors.reduce(0) { $0 + Int($1.color >> shift & 255) * $1.count }
        result |= UInt32((sum + count / 2) / count) << shift
      }
      return result
    }
  }
}
