// SPDX-License-Identifier: MIT

/// How a file looks: its size (the width of lines is the formatter's matter), its first lines, and words that promise work instead of doing it.
enum FormRules {
  static let longestFile = 600

  /// Faces of classes: what Apple lets people override must stand in the class's body, and a body cannot be divided. What the
  /// members do belongs elsewhere. The numbers only go up when a member becomes open.
  static let longestFaces = [
    "Sources/UIKit/Layers/CALayer.swift": 740, "Sources/UIKit/Views/UIView.swift": 1001,
    "Sources/UIKit/Controllers/UIViewController.swift": 660, "Sources/UIKit/Tables/UITableView.swift": 674,
  ]

  /// Whether a line has three capitals in a row, which is soon seen.
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
    // A text that ends with a line break has one empty line after it.
    let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
    let longest = longestFaces[file.path] ?? longestFile
    if count > longest {
      result.append(file.breach(longest, "\(count) lines; over \(longest) a file holds two ideas"))
    }
    if file.lines.count < 2 || file.lines[0] != "// SPDX-License-Identifier: MIT" || file.lines[1] != "" {
      result.append(file.breach(0, "the first line is '// SPDX-License-Identifier: MIT', the second is empty"))
    }
    let promise = LanguageRules.regex(#"\b(TODO|FIXME|XXX|HACK)\b"#)
    for (index, line) in file.lines.enumerated() where mayShout(line) {
      if line.contains(promise) { result.append(file.breach(index, "do it or drop it; no TODO in the sources")) }
    }
    return result
  }
}
