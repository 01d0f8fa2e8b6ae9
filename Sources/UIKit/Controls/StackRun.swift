// SPDX-License-Identifier: MIT

/// Where things of given lengths lie along the axis of a stack view.
nonisolated struct StackRun {
  /// Start and length of each, in points from the room's beginning.
  private(set) var places: [(start: CGFloat, length: CGFloat)] = []

  init(
    room: CGFloat, lengths: [CGFloat], gaps: [CGFloat], distribution: UIStackView.Distribution, hugging: [Float],
    resistance: [Float]
  ) {
    let count = CGFloat(lengths.count)
    let spacing = gaps.reduce(0, +)
    let free = room - spacing
    let sum = lengths.reduce(0, +)
    var sizes = lengths
    var between = gaps
    switch distribution {
    case .fill:
      if sum < free, let index = Self.last(ofLeast: hugging) { sizes[index] += free - sum }
      if sum > free { sizes = Self.compressed(lengths, to: max(0, free), resistance: resistance) }
    case .fillEqually: sizes = lengths.map { _ in max(0, free) / count }
    case .fillProportionally:
      sizes = lengths.map { sum > 0 ? max(0, free) * $0 / sum : max(0, free) / count }
    case .equalSpacing:
      if sum > free {
        sizes = Self.compressed(lengths, to: max(0, free), resistance: resistance)
      } else if lengths.count > 1 {
        between = Self.spread(room - sum, minima: gaps)
      }
    case .equalCentering:
      if sum > free {
        sizes = Self.compressed(lengths, to: max(0, free), resistance: resistance)
      } else if lengths.count > 1 {
        let step = (room - lengths[0] / 2 - lengths[lengths.count - 1] / 2) / (count - 1)
        let wanted = gaps.indices.map { step - (lengths[$0] + lengths[$0 + 1]) / 2 }
        // Where a gap would be too small its neighbours give way: all are raised to their least and the rest shared.
        between = zip(wanted, gaps).contains { $0 < $1 } ? Self.spread(room - sum, minima: gaps) : wanted
      }
    }
    var start: CGFloat = 0
    for index in sizes.indices {
      places.append((start, sizes[index]))
      start += sizes[index] + (index < between.count ? between[index] : 0)
    }
  }

  /// The last of those with the least priority.
  private static func last(ofLeast priorities: [Float]) -> Int? {
    guard let least = priorities.min() else { return nil }
    return priorities.lastIndex(of: least)
  }

  /// Takes what is too much from the one that resists least, then from the next.
  private static func compressed(_ lengths: [CGFloat], to room: CGFloat, resistance: [Float]) -> [CGFloat] {
    var sizes = lengths
    var rest = resistance
    var excess = lengths.reduce(0, +) - room
    while excess > 0, let index = last(ofLeast: rest), rest[index] != .infinity {
      let cut = min(sizes[index], excess)
      sizes[index] -= cut
      excess -= cut
      rest[index] = .infinity
    }
    return sizes
  }

  /// Shares a room among gaps alike, none below its least.
  private static func spread(_ room: CGFloat, minima: [CGFloat]) -> [CGFloat] {
    var gaps = minima
    var open = minima.indices.map { $0 }
    var left = room
    while !open.isEmpty {
      let even = left / CGFloat(open.count)
      let held = open.filter { minima[$0] > even }
      guard !held.isEmpty else {
        for index in open { gaps[index] = even }
        break
      }
      for index in held { left -= minima[index] }
      open.removeAll { held.contains($0) }
    }
    return gaps
  }
}
