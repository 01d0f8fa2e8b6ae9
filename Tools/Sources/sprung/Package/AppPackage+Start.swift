// SPDX-License-Identifier: MIT

import Foundation

extension AppPackage {
  /// An error if the app's sources have no entry point, for example because they contain only a root view controller;
  /// otherwise nil.
  ///
  /// This check precedes the linker's, which would report a missing `main` without a location or a remedy.
  var missingStart: CompilerMessage? {
    guard !application.hasMainFile, let first = application.sources.first else { return nil }
    var controllers: [(file: URL, line: Int, name: String)] = []
    for file in application.sources {
      // The compiler reports a source that cannot be read.
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        if code.contains(/@(main|UIApplicationMain|NSApplicationMain)\b/) { return nil }
        if let match = code.firstMatch(of: /\bclass\s+(\w+)\s*:\s*UI\w*Controller\b/) {
          controllers.append((file, number + 1, String(match.1)))
        }
      }
    }
    let root =
      controllers.first { $0.name == "RootViewController" } ?? controllers.first { $0.name == "ViewController" }
    let shown = root ?? (controllers.count == 1 ? controllers.first : nil)
    return CompilerMessage(
      file: (shown?.file ?? first).path, line: shown?.line ?? 1,
      text:
        "\(application.target) has no entry point; add `@main final class AppDelegate: UIResponder, UIApplicationDelegate`, "
        + "which displays \(shown.map { "\($0.name)()" } ?? "its first controller") in a window, as in `sprung new`"
    )
  }
}
