// SPDX-License-Identifier: MIT

/// Describes the first difference between two traces.
nonisolated struct TraceDifference {
  /// The changes at one point in time: elements and their frames, in order.
  private struct Tick {
    var time: String
    var places: [(name: String, place: String)] = []
  }

  /// The description of the first difference; nil if the traces are equal.
  let sentence: String?

  init(expected: [String], got: [String]) {
    let old = Self.ticks(expected)
    let new = Self.ticks(got)
    for index in 0..<max(old.count, new.count) {
      guard index < old.count else {
        sentence = "at \(new[index].time) \(Self.first(new[index])); the golden ends earlier"
        return
      }
      guard index < new.count else {
        sentence = "at \(old[index].time) nothing changes any more; expected \(Self.first(old[index]))"
        return
      }
      if let found = Self.compare(old[index], new[index]) {
        sentence = found
        return
      }
    }
    sentence = nil
  }

  private static func compare(_ old: Tick, _ new: Tick) -> String? {
    guard old.time == new.time else {
      return "expected the next change at \(old.time) (\(first(old))), got one at \(new.time) (\(first(new)))"
    }
    for entry in old.places {
      guard let now = new.places.first(where: { $0.name == entry.name }) else {
        return "at \(old.time) \(entry.name) does not change; expected \(words(entry.place))"
      }
      if now.place != entry.place {
        let places = "expected \(words(entry.place)), got \(words(now.place))"
        return "at \(old.time) \(entry.name): \(places)\(way(entry.place, now.place))"
      }
    }
    for entry in new.places where !old.places.contains(where: { $0.name == entry.name }) {
      return "at \(old.time) \(entry.name) changes unexpectedly, to \(words(entry.place))"
    }
    return nil
  }

  private static func words(_ place: String) -> String {
    place == "gone" ? "it gone" : "(\(place.split(separator: " ").joined(separator: ", ")))"
  }

  /// Returns the offset between two frames, provided that only their positions differ.
  private static func way(_ old: String, _ new: String) -> String {
    let a = old.split(separator: " ").compactMap { Double(String($0)) }
    let b = new.split(separator: " ").compactMap { Double(String($0)) }
    guard a.count == 4, b.count == 4, a[2...] == b[2...] else { return "" }
    let (dx, dy) = ((b[0] - a[0]) * 100, (b[1] - a[1]) * 100)
    let (right, down) = (TestDevice.short(dx.rounded() / 100), TestDevice.short(dy.rounded() / 100))
    return ", which is \(right) points to the right and \(down) down"
  }

  private static func first(_ tick: Tick) -> String {
    guard let entry = tick.places.first else { return "nothing" }
    return entry.place == "gone" ? "\(entry.name) goes" : "\(entry.name) to \(words(entry.place))"
  }

  /// Parses the lines of a trace. Lines that start with two spaces belong to the preceding time. The frame follows the
  /// last colon, because labels may contain colons.
  private static func ticks(_ lines: [String]) -> [Tick] {
    var result: [Tick] = []
    for line in lines {
      guard line.hasPrefix("  ") else {
        result.append(Tick(time: line))
        continue
      }
      let name: String
      let place: String
      if let colon = line.lastIndex(of: ":") {
        name = String(line[..<colon].dropFirst(2))
        place = String(line[line.index(after: colon)...].drop { $0 == " " })
      } else {
        (name, place) = (String(line.dropFirst(2)), "")
      }
      if result.isEmpty { result.append(Tick(time: "the start")) }
      result[result.count - 1].places.append((name, place))
    }
    return result
  }
}
