// SPDX-License-Identifier: MIT

/// Suggests the closest valid word for a typo.
enum Suggestion {
  /// Returns the word that requires the fewest edits (insertions, deletions, substitutions and transpositions). Returns
  /// nil if more than a third of the letters differ. If several words require equally many edits, returns the first of
  /// them.
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

  /// Returns a phrase such as "; did you mean 'new'?", or an empty string.
  static func question(for word: String, in words: [String]) -> String {
    nearest(to: word, in: words).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Returns the edit distance, with transpositions of adjacent letters (Damerau distance without overlapping edits).
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
