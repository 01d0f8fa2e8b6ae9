// SPDX-License-Identifier: MIT

import Foundation

/// The sources of a target as the rewriter leaves them, in a folder of its own. Lines keep their numbers and messages name
/// the person's own files.
struct RewrittenSources {
  /// The files for the compiler.
  let files: [URL]

  /// Text that compiles only after the rewriter. Sources without any of these need not pass through it, and the
  /// rewriter, which takes a minute to build, need not exist.
  private static let marks = [
    "@objc", "@IB", "@NS", "UIApplicationMain", "#selector", "#keyPath", "Selector(", "\\.", "?(", "weak", "unowned",
    "override",
    "optional", "addTarget", "addObserver", "Behavior", "layoutAttributesForElements", "Collection", "observe", "Any",
    "associated", "Notification", "SceneDelegate", "ttribut", "odable", "odingKey", "NSString", "as? ", "as! ", " is ",
    "throw", "enum ", "protocol ",
  ]

  /// The compiler of the sources.
  enum Purpose {
    /// The browser's compiler, which supports a dialect.
    case browser
    /// The whole language, which off Apple's platforms lacks what comes from Objective-C.
    case native
  }

  private static let nativeMarks = ["@objc", "@IB", "@NS", "@UIApplicationMain", "#selector", "#keyPath"]

  /// Whether a source may need the rewriter.
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
    // Nothing is said unless something is wrong: what cannot be rewritten, by file and line.
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

  /// The sources hold what cannot be rewritten.
  struct Failure: Error {
    /// The errors, at the person's own lines.
    let messages: [CompilerMessage]
  }

  /// The name that the rewriter gives a source.
  static func ported(_ path: String) -> String {
    guard path.hasSuffix(".swift"), path.split(separator: "/").last != "main.swift" else { return path }
    return path.dropLast(6) + ".ported.swift"
  }
}
