// SPDX-License-Identifier: MIT

import Foundation

/// Rewrites Swift sources that were written for Apple's platforms, so that they compile with Sprung, both natively and
/// as Embedded Swift. Their behavior does not change.
public struct PortedSources: Sendable {
  /// A rewritten source.
  public struct Output: Equatable, Sendable {
    /// The path relative to the new folder, for example `Card.ported.swift` for `Card.swift`.
    public let path: String
    /// The new content.
    public let text: String
    /// The path relative to the original folder.
    public let origin: String
    /// The number of changes.
    public let changes: Int
  }

  /// The rewritten sources, in input order.
  public let outputs: [Output]
  /// The problems, with their files and lines.
  public let problems: [Problem]

  /// Rewrites the sources of a folder, given as relative paths with their content. `root` is the folder's path, for
  /// `#sourceLocation` directives. `scenes` are the scenes in an Info.plist file. `known` are the sources of imported
  /// modules; calls to optional members of their protocols are also rewritten. `interfaces` are the folder's
  /// storyboards and nibs, which become sources. `launch` is the storyboard named in an Info.plist file.
  public init(
    _ sources: [(path: String, text: String)], root: String, scenes: [SceneManifest.Scene] = [],
    known: [(path: String, text: String)] = [], interfaces: [(path: String, data: Data)] = [], launch: String? = nil
  ) {
    let origin: @Sendable (String) -> String = { root.hasSuffix("/") ? root + $0 : root + "/" + $0 }
    var files = SwiftFile.all(of: sources)
    let foreign = SwiftFile.all(of: known, areForeign: true)
    // A folder that has already been rewritten contains the sources of its interface files, so they are not generated
    // again.
    let isRewritten = sources.contains { $0.path.hasSuffix("InterfaceFiles.ported.swift") }
    let interfaces = isRewritten ? [] : interfaces
    let documents = interfaces.compactMap { InterfaceDocument(path: $0.path, data: $0.data) }
    var unread: [Problem] = interfaces.filter { one in !documents.contains { $0.path == one.path } }.map {
      Problem(path: $0.path, line: 1, message: "this is not an XML file of Interface Builder; create the views in code")
    }
    if !documents.isEmpty {
      let writer = InterfaceWriter(documents, DeclarationIndex(files + foreign))
      files += writer.sources.map { SwiftFile(path: $0.path, text: $0.text, isWritten: true) }
      unread += writer.problems
    }
    let context = PortContext(
      files, known: foreign, scenes: scenes, interfaces: InterfaceNames(documents, launch: launch))
    OptionalProtocolPass(context).run()
    InheritedDelegatePass(context).run()
    let passes: [Pass.Type] = [
      AttributePass.self, ApplicationMainPass.self, SelectorPass.self, OptionalCallPass.self, TargetCallPass.self,
      DelegateProxyPass.self,
      WeakPropertyPass.self, MetatypePass.self,
      WeakClosurePass.self, ObservingPass.self, ImportPass.self, AttributedTextPass.self, AnyPass.self,
      EmbeddedPass.self,
      EmbeddedValuePass.self, FoundationPass.self, CodablePass.self, TaskPass.self, ChildTaskPass.self,
      TypedThrowsPass.self, TriedDefaultPass.self,
      ProtocolCastPass.self, DescriptionPass.self, SceneDelegatePass.self, InterfacePass.self,
      ProblemPass.self,
    ]
    for file in context.files {
      for pass in passes where pass.isNeeded(for: file, context) { pass.init(file, context).run() }
    }
    for file in context.files { WrittenNames.importUIKit(for: file) }
    context.nameGroupErrors()
    // Members are moved last, because moving them changes line numbers.
    ExtensionMembers(context, origin: origin).run()
    outputs = context.files.map { file in
      Output(
        path: Self.path(file.path), text: Self.head(file, origin(file.path)) + file.edited,
        origin: file.path, changes: file.isWritten ? 0 : file.edits.count + file.movedEdits)
    }
    problems = (context.problems + unread).sorted {
      ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message)
    }
  }

  /// Returns the path of a rewritten source. The file gets another name, because the compiler warns if a
  /// `#sourceLocation` directive names a file with the same name. `main.swift` must keep its name.
  static func path(_ path: String) -> String {
    guard path.hasSuffix(".swift"), path.split(separator: "/").last != "main.swift" else { return path }
    return path.dropLast(6) + ".ported.swift"
  }

  /// Returns the header of a rewritten source: conditional imports and a `#sourceLocation` directive.
  private static func head(_ file: SwiftFile, _ origin: String) -> String {
    var result = ""
    for name in file.hoistedImports {
      let isReplaced =
        name == "Foundation" && file.importsUIKitWithoutFoundation && !file.hoistedImports.contains("UIKit")
      let otherwise = isReplaced ? "#else\nimport UIKit\n" : ""
      result += "#if canImport(\(name))\nimport \(name)\n\(otherwise)#endif\n"
    }
    return file.isWritten ? result : result + "#sourceLocation(file: \(ExtensionMembers.quoted(origin)), line: 1)\n"
  }
}
