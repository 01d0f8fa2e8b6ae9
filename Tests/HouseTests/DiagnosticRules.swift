// SPDX-License-Identifier: MIT

/// Each kind of fault must have exactly one entry in the table of `DiagnosticKind`, and each entry must be reported
/// somewhere in the sources.
enum DiagnosticRules {
  static let table = "Sources/SprungGeometry/Support/DiagnosticKind.swift"

  /// Files that report a kind passed by the caller, and the kinds that their callers pass.
  static let forwarding = [
    "Sources/UIKit/Items/Layout/AttributesCheck.swift": "attributesCopy, attributesEquality"
  ]

  static func breaches(in files: [SourceFile]) -> [String] {
    guard let home = files.first(where: { $0.path == table }) else { return ["\(table) is missing"] }
    let entries = home.lines.joined(separator: "\n").matches(of: #/DiagnosticKind\(\s*"(\w+)",\s*\.\w+,\s*"([^"]*)/#)
    var known: Set<String> = []
    var result: [String] = []
    for entry in entries {
      let name = String(entry.1)
      if !known.insert(name).inserted { result.append("\(table): \(name) has two entries") }
      if entry.2.isEmpty { result.append("\(table): \(name) has no reason") }
    }
    var used: Set<String> = []
    for file in files where file.path != table {
      let text = file.lines.joined(separator: "\n")
      guard text.contains("Diagnostics.report(") || forwarding[file.path] != nil else { continue }
      for call in text.matches(of: #/Diagnostics\.report\(\s*(?:"(\w+)"|(\w+))/#) {
        if let name = call.1.map(String.init) {
          used.insert(name)
          if !known.contains(name) { result.append("\(file.path): add an entry for \(name) to \(table)") }
        } else if forwarding[file.path] == nil, !file.path.hasSuffix("/Diagnostics.swift") {
          result.append("\(file.path): report a kind by a literal, so that this rule can check it")
        }
      }
      if let names = forwarding[file.path] { used.formUnion(names.split(separator: ", ").map(String.init)) }
    }
    for name in known.subtracting(used).sorted() {
      result.append("\(table): nothing reports \(name); remove its entry")
    }
    return result
  }
}
