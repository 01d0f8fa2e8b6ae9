// SPDX-License-Identifier: MIT

import Foundation

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

  /// The rewritten sources, in the order of the inputs.
  public let outputs: [Output]
  /// The problems, by file and line.
  public let problems: [Problem]

  /// Rewrites sources, which belong together: a path inside their folder and the content of each. `root` is the folder's
  /// own path, for the line numbers in the new sources; `scenes` are those of an Info.plist. `known` are sources of other
  /// modules that these import: their optional members are called as those of the folder are. `interfaces` are the storyboards and
  /// nibs of the folder, each of which becomes a source; `launch` is the name of the storyboard that an Info.plist names.
  public init(
    _ sources: [(path: String, text: String)], root: String, scenes: [SceneManifest.Scene] = [],
    known: [(path: String, text: String)] = [], interfaces: [(path: String, data: Data)] = [], launch: String? = nil
  ) {
    let origin: @Sendable (String) -> String = { root.hasSuffix("/") ? root + $0 : root + "/" + $0 }
    var files = SwiftFile.all(of: sources)
    let foreign = SwiftFile.all(of: known, areForeign: true)
    // Folders that were rewritten before already contain the sources of their interface files.
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
    // Lines have kept their numbers so far; members move last.
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

  /// Where a rewritten source is: beside itself, as the compiler warns where a file says that it comes from another one of
  /// the same name. The file with the program's first line must keep its name.
  static func path(_ path: String) -> String {
    guard path.hasSuffix(".swift"), path.split(separator: "/").last != "main.swift" else { return path }
    return path.dropLast(6) + ".ported.swift"
  }

  /// The text above a rewritten source: imports that depend on the build, and the origin of the source.
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
