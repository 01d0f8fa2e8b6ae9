// SPDX-License-Identifier: MIT

import Foundation

/// A Swift file: its lines, the lines without comments and strings, and the effect of compilation conditions.
struct SourceFile {
  /// The path relative to the root of the project, with slashes.
  let path: String
  /// The lines as written.
  let lines: [String]
  /// The lines without comments and string contents, so that only code remains.
  let code: [String]
  /// For each line, whether `#if` excludes it from the browser build.
  let isNativeOnly: [Bool]

  init(path: String, text: String) {
    self.path = path
    let lineBreak = UInt8(ascii: "\n")
    lines = text.utf8.split(separator: lineBreak, omittingEmptySubsequences: false).map { String(Substring($0)) }
    code = CodeScanner.code(of: lines)
    isNativeOnly = ConditionScanner.nativeOnly(code)
  }

  /// Describes a breach of a rule, with the file and the line number, which starts at 1.
  func breach(_ index: Int, _ rule: String) -> String { "\(path):\(index + 1): \(rule)" }

  /// The name of the module, which is the first folder under Sources.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[1]) : ""
  }
}

/// The project that these tests belong to.
enum House {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All Swift files under Sources, in alphabetical order.
  static let sources: [SourceFile] = files(under: "Sources")

  /// All Swift files under Tests, in alphabetical order.
  static let tests: [SourceFile] = files(under: "Tests")

  static func files(under folder: String) -> [SourceFile] {
    let start = root.appendingPathComponent(folder)
    var paths: [String] = []
    if let walk = FileManager.default.enumerator(atPath: start.path) {
      for case let name as String in walk where name.hasSuffix(".swift") { paths.append(name) }
    }
    return paths.sorted().map { name in
      let text = (try? String(contentsOf: start.appendingPathComponent(name), encoding: .utf8)) ?? ""
      return SourceFile(path: "\(folder)/\(name)", text: text)
    }
  }
}
