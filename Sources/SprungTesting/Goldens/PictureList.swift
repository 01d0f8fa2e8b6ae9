// SPDX-License-Identifier: MIT

/// The list of elements in a picture, which can be compared with another list.
nonisolated struct PictureList {
  static let head = "<!-- sprung-picture 1"
  static let foot = "-->"

  private var order: [String] = []
  private var properties: [String: [(name: String, value: String)]] = [:]

  /// Parses the list of a picture. Returns nil if the picture has none.
  init?(of picture: String) {
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    guard let begin = lines.firstIndex(of: Self.head),
      let end = lines[begin...].firstIndex(of: Self.foot)
    else { return nil }
    for line in lines[(begin + 1)..<end] {
      let parts = line.split(separator: "\t").map(String.init)
      guard let name = parts.first else { continue }
      order.append(name)
      properties[name] = parts.dropFirst().map { part in
        let words = part.split(separator: " ", maxSplits: 1).map(String.init)
        return (words.first ?? "", words.count > 1 ? words[1] : "")
      }
    }
  }

  /// Returns a line of the list. Replaces characters that would end the comment (double hyphens), the line or the part.
  static func safe(_ parts: [String]) -> String {
    parts.map { part in
      String(part.map { $0 == "\n" ? "⏎" : $0 == "\t" ? " " : $0 == "-" ? "‐" : $0 })
    }.joined(separator: "\t")
  }

  /// Returns a phrase for each element that differs in `other`; empty if the lists are equal.
  func differences(to other: PictureList) -> [String] {
    var result: [String] = []
    for name in order {
      guard let now = other.properties[name] else {
        result.append("\(name) is gone")
        continue
      }
      let changes = Self.changes(properties[name] ?? [], now)
      if !changes.isEmpty { result.append("\(name): \(changes.joined(separator: ", "))") }
    }
    for name in other.order where properties[name] == nil {
      let place = other.properties[name]?.first { $0.name == "frame" }?.value ?? ""
      result.append("\(name) is new\(place.isEmpty ? "" : " at \(place)")")
    }
    if result.isEmpty, order != other.order, let place = zip(order, other.order).first(where: { $0 != $1 }) {
      result.append("\(place.1) has the position of \(place.0) in the order from back to front")
    }
    return result
  }

  private static func changes(
    _ old: [(name: String, value: String)], _ new: [(name: String, value: String)]
  ) -> [String] {
    var names = old.map { $0.name }
    for entry in new where !names.contains(entry.name) { names.append(entry.name) }
    return names.compactMap { name in
      let before = old.first { $0.name == name }?.value ?? "none"
      let after = new.first { $0.name == name }?.value ?? "none"
      return before == after ? nil : "\(name) from \(before) to \(after)"
    }
  }
}
