// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The shared state of the passes: files, declarations and problems.
final class PortContext {
  let files: [SwiftFile]
  let index: DeclarationIndex
  /// The scenes in the folder's Info.plist.
  let scenes: [SceneManifest.Scene]
  /// The storyboards and nibs of the folder.
  let interfaces: InterfaceNames
  private(set) var problems: [Problem] = []
  /// The names of the protocols for which a cast function has been generated.
  var castFunctions: Set<String> = []
  /// The optional members of the folder's protocols.
  private(set) lazy var optionalMembers = index.protocolsWithOptionalMembers.flatMap { OptionalMember.all(of: $0) }

  /// Creates the context. `known` are the sources of imported modules.
  init(
    _ files: [SwiftFile], known: [SwiftFile] = [], scenes: [SceneManifest.Scene] = [],
    interfaces: InterfaceNames = InterfaceNames([], launch: nil)
  ) {
    self.files = files
    self.scenes = scenes
    self.interfaces = interfaces
    index = DeclarationIndex(files + known)
  }

  /// The folder's types whose values are converted to text.
  lazy var described: Set<String> = {
    let visitor = DescribedTypes(index)
    for file in files { visitor.walk(file.tree) }
    return visitor.names
  }()

  /// The folder's classes that forward delegate calls.
  private(set) lazy var proxies = DelegateProxies(index)

  /// The error types that the folder's functions throw.
  lazy var thrown = ThrownTypes(files, index)

  /// The error type of the folder's task groups, if they all have the same type.
  private(set) lazy var onlyGroupError: String? = {
    let visitor = GroupErrors(self)
    for file in files { visitor.walk(file.tree) }
    return visitor.types.count == 1 ? visitor.types.first ?? nil : nil
  }()

  /// Generates type aliases for the errors of task groups. In native builds, they stand for `any Error`, which Swift's
  /// task groups throw.
  func nameGroupErrors() {
    for (name, type) in thrown.ofGroups.sorted(by: { $0.key < $1.key }) where !type.file.isForeign {
      let modifiers = type.node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      let isPrivate = modifiers?.has("private") == true || modifiers?.has("fileprivate") == true
      let access = type.isPublic ? "public " : isPrivate ? "fileprivate " : ""
      type.file.append(
        "#if hasFeature(Embedded)\n\(access)typealias \(name) = \(type.name)\n"
          + "#else\n\(access)typealias \(name) = any Error\n#endif\n")
    }
  }

  func refuse(_ node: some SyntaxProtocol, in file: SwiftFile, _ message: String) {
    guard !file.isForeign else { return }
    let problem = Problem(path: file.path, line: file.line(of: node), message: message)
    if !problems.contains(problem) { problems.append(problem) }
  }
}

/// A rewriting step. It visits the syntax tree of one file and records edits.
class Pass: SyntaxVisitor {
  let file: SwiftFile
  let context: PortContext
  var index: DeclarationIndex { context.index }

  /// Words of which a file must contain at least one to be relevant for the pass. If the array is empty, every file may
  /// be relevant.
  class var words: [String] { [] }

  /// Returns whether the pass may be relevant for a file. Searching for words is much cheaper than visiting the tree.
  class func isNeeded(for file: SwiftFile, _ context: PortContext) -> Bool {
    words.isEmpty || words.contains { file.mentions($0) }
  }

  required init(_ file: SwiftFile, _ context: PortContext) {
    self.file = file
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  /// Visits the file and records its edits.
  func run() { walk(file.tree) }

  func refuse(_ node: some SyntaxProtocol, _ message: String) { context.refuse(node, in: file, message) }

  /// Returns the type that contains a node, or nil if the folder does not declare the type.
  func enclosingType(of node: some SyntaxProtocol) -> DeclaredType? {
    Scope.enclosingType(of: Syntax(node)).flatMap { Scope.name(of: $0) }.flatMap { index.type(named: $0) }
  }
}

private final class GroupErrors: SyntaxVisitor {
  private let context: PortContext
  private(set) var types: Set<String?> = []

  init(_ context: PortContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let group = TaskGroupCall(node), group.isThrowing { types.insert(context.thrown.type(of: group)) }
    return .visitChildren
  }
}
