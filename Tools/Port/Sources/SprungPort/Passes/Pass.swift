// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The shared state of the passes: the files, their declarations, and the problems.
final class PortContext {
  let files: [SwiftFile]
  let index: DeclarationIndex
  /// The scenes of an Info.plist of the folder.
  let scenes: [SceneManifest.Scene]
  /// The storyboards and nibs of the folder.
  let interfaces: InterfaceNames
  private(set) var problems: [Problem] = []
  /// The protocols for which a function that casts to them is written.
  var castFunctions: Set<String> = []
  /// The members of the folder's protocols that need not be implemented.
  private(set) lazy var optionalMembers = index.protocolsWithOptionalMembers.flatMap { OptionalMember.all(of: $0) }

  /// `known` are the sources of other modules that these files import.
  init(
    _ files: [SwiftFile], known: [SwiftFile] = [], scenes: [SceneManifest.Scene] = [],
    interfaces: InterfaceNames = InterfaceNames([], launch: nil)
  ) {
    self.files = files
    self.scenes = scenes
    self.interfaces = interfaces
    index = DeclarationIndex(files + known)
  }

  /// The types of the folder whose values are written into texts.
  lazy var described: Set<String> = {
    let visitor = DescribedTypes(index)
    for file in files { visitor.walk(file.tree) }
    return visitor.names
  }()

  /// The classes of the folder that forward what a delegate is called.
  private(set) lazy var proxies = DelegateProxies(index)

  /// The error types that functions of the folder throw.
  lazy var thrown = ThrownTypes(files, index)

  /// The error type of the folder's task groups if there is only one.
  private(set) lazy var onlyGroupError: String? = {
    let visitor = GroupErrors(self)
    for file in files { visitor.walk(file.tree) }
    return visitor.types.count == 1 ? visitor.types.first ?? nil : nil
  }()

  /// Writes the other names of the errors of groups: the groups of Swift's own library throw any error.
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

/// One idea of the rewriting, applied to a file: it walks through the source and notes edits.
class Pass: SyntaxVisitor {
  let file: SwiftFile
  let context: PortContext
  var index: DeclarationIndex { context.index }

  /// Words without which a file has nothing for this pass; none if each file may have something.
  class var words: [String] { [] }

  /// Whether a file may have something for this pass. The walk through a file costs far more than a search for words.
  class func isNeeded(for file: SwiftFile, _ context: PortContext) -> Bool {
    words.isEmpty || words.contains { file.mentions($0) }
  }

  required init(_ file: SwiftFile, _ context: PortContext) {
    self.file = file
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  /// Notes the edits of the file.
  func run() { walk(file.tree) }

  func refuse(_ node: some SyntaxProtocol, _ message: String) { context.refuse(node, in: file, message) }

  /// The type of the folder that contains a piece of source.
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
