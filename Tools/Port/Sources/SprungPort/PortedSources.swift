// SPDX-License-Identifier: MIT

/// Rewrites the Swift sources of an app for Apple's platforms so that they compile with Sprung, natively and as Embedded
/// Swift, without changing what they mean.
public struct PortedSources: Sendable {
  /// A rewritten source.
  public struct Output: Equatable, Sendable {
    /// Where it is inside the new folder: `Card.ported.swift` for `Card.swift`.
    public let path: String
    /// Its new content.
    public let text: String
    /// Where it was inside the old folder.
    public let origin: String
    /// The number of places that changed.
    public let changes: Int
  }

  /// The rewritten sources, in the order in which they came.
  public let outputs: [Output]
  /// What could not be rewritten, by file and line.
  public let problems: [Problem]

  /// Rewrites sources, which belong together: a path inside their folder and the content of each. `root` is the folder's
  /// own path, for the line numbers in the new sources; `scenes` are those of an Info.plist.
  public init(_ sources: [(path: String, text: String)], root: String, scenes: [SceneManifest.Scene] = []) {
    let origin: @Sendable (String) -> String = { root.hasSuffix("/") ? root + $0 : root + "/" + $0 }
    let context = PortContext(sources.map { SwiftFile(path: $0.path, text: $0.text) }, scenes: scenes)
    OptionalProtocolPass(context).run()
    InheritedDelegatePass(context).run()
    let passes: [Pass.Type] = [
      AttributePass.self, ApplicationMainPass.self, SelectorPass.self, OptionalCallPass.self, TargetCallPass.self,
      WeakPropertyPass.self,
      WeakClosurePass.self, ObservingPass.self, ImportPass.self, AnyPass.self, EmbeddedPass.self,
      EmbeddedValuePass.self, SceneDelegatePass.self,
      ProblemPass.self,
    ]
    for file in context.files {
      for pass in passes { pass.init(file, context).run() }
    }
    // Lines have kept their numbers so far; members move last.
    let again = context.files.map { file in
      let next = SwiftFile(path: file.path, text: file.edited)
      next.hoistedImports = file.hoistedImports
      return next
    }
    let moving = PortContext(again)
    ExtensionMembers(moving, origin: origin).run()
    outputs = zip(context.files, again).map { first, second in
      Output(
        path: Self.path(first.path), text: Self.head(second, origin(second.path)) + second.edited,
        origin: first.path, changes: first.edits.count + second.edits.count)
    }
    problems = (context.problems + moving.problems).sorted {
      ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message)
    }
  }

  /// Where a rewritten source is: beside itself, as the compiler warns where a file says that it comes from another one of
  /// the same name. The file with the program's first line must keep its name.
  static func path(_ path: String) -> String {
    guard path.hasSuffix(".swift"), path.split(separator: "/").last != "main.swift" else { return path }
    return path.dropLast(6) + ".ported.swift"
  }

  /// What stands above a rewritten source: imports that depend on the build, and where the source comes from.
  private static func head(_ file: SwiftFile, _ origin: String) -> String {
    var result = ""
    for name in file.hoistedImports { result += "#if canImport(\(name))\nimport \(name)\n#endif\n" }
    return result + "#sourceLocation(file: \(ExtensionMembers.quoted(origin)), line: 1)\n"
  }
}
