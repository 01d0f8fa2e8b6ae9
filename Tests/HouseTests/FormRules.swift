// SPDX-License-Identifier: MIT

/// The form of a file: its length, its first lines, and words that announce unfinished work. The formatter checks the
/// line length.
enum FormRules {
  static let longestFile = 600

  /// The line limits of class facades. Overridable members must be in the class body, which cannot be divided, but
  /// their implementation belongs elsewhere. These numbers may increase only when a member becomes open.
  static let longestFaces = [
    "Sources/UIKit/Layers/CALayer.swift": 740, "Sources/UIKit/Views/UIView.swift": 1001,
    "Sources/UIKit/Controllers/UIViewController.swift": 660, "Sources/UIKit/Tables/UITableView.swift": 674,
  ]

  /// Returns quickly whether a line contains three consecutive capital letters.
  private static func mayShout(_ line: String) -> Bool {
    var run = 0
    for byte in line.utf8 {
      run = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? run + 1 : 0
      if run == 3 { return true }
    }
    return false
  }

  static func breaches(in file: SourceFile) -> [String] {
    var result: [String] = []
    // If the file ends with a line break, the empty last line does not count.
    let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
    let longest = longestFaces[file.path] ?? longestFile
    if count > longest {
      result.append(file.breach(longest, "\(count) lines; divide a file with more than \(longest)"))
    }
    if file.lines.count < 2 || file.lines[0] != "// SPDX-License-Identifier: MIT" || file.lines[1] != "" {
      result.append(file.breach(0, "the first line is '// SPDX-License-Identifier: MIT', the second is empty"))
    }
    let promise = LanguageRules.regex(#"\b(TODO|FIXME|XXX|HACK)\b"#)
    for (index, line) in file.lines.enumerated() where mayShout(line) {
      if line.contains(promise) { result.append(file.breach(index, "TODO is not allowed; do the work or drop it")) }
    }
    return result
  }
}
