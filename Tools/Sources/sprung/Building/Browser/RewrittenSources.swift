// SPDX-License-Identifier: MIT

import Foundation

/// The rewritten sources of a target, in a separate folder. Line numbers do not change, and compiler messages refer to
/// the original files.
struct RewrittenSources {
  /// The files to compile.
  let files: [URL]

  /// Words that occur in code that compiles only after rewriting. If the sources contain none of them, the rewriter is
  /// skipped. Building it would take a minute.
  private static let marks = [
    "@objc", "@IB", "@NS", "UIApplicationMain", "#selector", "#keyPath", "Selector(", "\\.", "?(", "weak", "unowned",
    "override",
    "optional", "addTarget", "addObserver", "Behavior", "layoutAttributesForElements", "Collection", "observe", "Any",
    "associated", "Notification", "SceneDelegate", "ttribut", "odable", "odingKey", "NSString", "as? ", "as! ", " is ",
    "throw", "enum ", "protocol ",
  ]

  /// The compiler for which sources are rewritten.
  enum Purpose {
    /// The browser's compiler, which supports only Embedded Swift.
    case browser
    /// The native compiler, which lacks Objective-C features on platforms other than Apple's.
    case native
  }

  private static let nativeMarks = ["@objc", "@IB", "@NS", "@UIApplicationMain", "#selector", "#keyPath"]

  /// Returns whether a source may need rewriting.
  static func needsRewriting(_ text: String, for purpose: Purpose = .browser) -> Bool {
    switch purpose {
    case .browser: marks.contains { text.contains($0) } || importsMore(text)
    case .native: nativeMarks.contains { text.contains($0) }
    }
  }

  private static func importsMore(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), words.count > place + 1 else { return false }
      return !AppPackage.browserModules.contains(String(words[place + 1]))
    }
  }

  /// Rewrites the sources of a module into `folder`.
  init(_ module: AppPackage.Module, into folder: URL, checkout: Checkout, for purpose: Purpose = .browser) throws {
    let own = module.sources
    let needs = own.contains {
      (try? String(contentsOf: $0, encoding: .utf8)).map { Self.needsRewriting($0, for: purpose) } ?? true
    }
    guard needs else {
      files = own
      return
    }
    // The rewriter's output is shown only if code cannot be rewritten. It contains the file and line of the code.
    let build = PortBuild(checkout: checkout)
    try build.build()
    let said = try Captured.run(build.program, [module.folder.path, "--into", folder.path, "--links"])
    guard said.code == 0 else {
      let lines = String(decoding: said.output, as: UTF8.self).split(separator: "\n").map(String.init)
      let messages = lines.compactMap { CompilerMessage(ofRewriter: $0, below: module.folder) }
      guard messages.isEmpty else { throw Failure(messages: messages) }
      let reason = said.errors.split(separator: "\n").first.map { $0.replacingOccurrences(of: "sprung: ", with: "") }
      throw CommandFailure.work(reason ?? "the sources of \(module.name) cannot be rewritten")
    }
    files = module.paths.map { folder.appendingPathComponent(Self.ported($0)) }
  }

  /// An error that is thrown if sources contain code that cannot be rewritten.
  struct Failure: Error {
    /// The errors, with locations in the user's files.
    let messages: [CompilerMessage]
  }

  /// Returns the file name of a rewritten source.
  static func ported(_ path: String) -> String {
    guard path.hasSuffix(".swift"), path.split(separator: "/").last != "main.swift" else { return path }
    return path.dropLast(6) + ".ported.swift"
  }
}
