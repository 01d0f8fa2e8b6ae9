// SPDX-License-Identifier: MIT

/// The nearest valid word for a mistyped one.
enum Suggestion {
  /// The word of a list with the least edits: inserted, removed, replaced and exchanged letters. Nil if even that one differs in more
  /// than a third of its letters. Of several the first is taken.
  static func nearest(to word: String, in words: [String]) -> String? {
    let typed = Array(word.lowercased())
    var best: (word: String, distance: Int)?
    for candidate in words {
      let distance = distance(typed, Array(candidate.lowercased()))
      guard distance <= max(1, (max(typed.count, candidate.count) + 1) / 3) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.word
  }

  /// "; did you mean 'new'?", or nothing.
  static func question(for word: String, in words: [String]) -> String {
    nearest(to: word, in: words).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The number of edits; exchanging two neighbors counts as one (Damerau's distance between strings without overlapping edits).
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var rows = [Array(0...second.count)]
    for i in 0..<first.count {
      var row = [i + 1]
      for j in 0..<second.count {
        var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
