// SPDX-License-Identifier: MIT

/// Tracks `#if`, `#elseif`, `#else` and `#endif` to find the lines that are excluded from the browser build.
enum ConditionScanner {
  static func nativeOnly(_ code: [String]) -> [Bool] {
    /// For each open `#if`: whether the current branch is native only, and whether a previous branch was for the
    /// browser.
    var open: [(isNative: Bool, hadBrowserBranch: Bool)] = []
    return code.map { line in
      let words = line.drop { $0 == " " }
      if words.hasPrefix("#if ") {
        open.append((meansNative(words), meansBrowser(words)))
      } else if words.hasPrefix("#elseif ") || words.hasPrefix("#else"), var branch = open.popLast() {
        branch.isNative = branch.hadBrowserBranch || (words.hasPrefix("#elseif ") && meansNative(words))
        branch.hadBrowserBranch = branch.hadBrowserBranch || meansBrowser(words)
        open.append(branch)
      } else if words.hasPrefix("#endif") {
        _ = open.popLast()
      }
      return open.contains { $0.isNative }
    }
  }

  /// Returns whether a condition is false in the browser build.
  private static func meansNative(_ words: Substring) -> Bool {
    words.contains("!hasFeature(Embedded)") || words.contains("canImport(Foundation)")
      || words.contains("canImport(Glibc)")
  }

  /// Returns whether a condition is true in the browser build, regardless of its other terms.
  private static func meansBrowser(_ words: Substring) -> Bool {
    words.contains("hasFeature(Embedded)") && !words.contains("!hasFeature(Embedded)") && !words.contains("&&")
  }
}
