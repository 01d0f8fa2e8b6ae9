// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Sets the delegate class of scene configurations that do not specify one, as in Xcode's template, because the browser
/// build cannot look up classes by name.
///
/// The class is the one in the scene manifest of the Info.plist file, the folder's `SceneDelegate`, or its only scene
/// delegate, in this order. The app delegate gets a method that creates an instance. The method is inserted on the line
/// of the opening brace.
final class SceneDelegatePass: Pass {
  override class func isNeeded(for file: SwiftFile, _ context: PortContext) -> Bool {
    context.index.ordered.contains { $0.file === file && isApplicationDelegate($0) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = enclosingType(of: node.memberBlock), type.body.id == node.memberBlock.id,
      Self.isApplicationDelegate(type),
      !index.chain(of: type).dropFirst().contains(where: Self.isApplicationDelegate),
      !node.memberBlock.description.contains("_sceneDelegate(")
    else { return .visitChildren }
    var entries = context.scenes.compactMap { scene in sceneDelegate(scene.delegateClass).map { (scene.name, $0) } }
    let usual = entries.first?.1 ?? sceneDelegate("SceneDelegate") ?? only
    guard let usual else { return .visitChildren }
    entries.removeAll { $0.1.name == usual.name }
    let others = entries.map { "if name == \"\($0.0)\" { return \($0.1.name)() }; " }.joined()
    file.insert(
      " \(type.isPublic ? "public " : "")func _sceneDelegate(configurationName name: String?) -> (any UISceneDelegate)? "
        + "{ \(others)return \(usual.name)() };",
      after: node.memberBlock.leftBrace)
    return .visitChildren
  }

  private static func isApplicationDelegate(_ type: DeclaredType) -> Bool {
    type.inherited.contains { ["UIApplicationDelegate", "UIKit.UIApplicationDelegate"].contains($0) }
  }

  /// Returns the scene delegate class with the given name, with or without its module. Returns nil if there is no such
  /// class or other files cannot access it.
  private func sceneDelegate(_ name: String) -> DeclaredType? {
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    return index.type(named: bare).flatMap { isSceneDelegate($0) ? $0 : nil }
  }

  private var only: DeclaredType? {
    let all = index.ordered.filter(isSceneDelegate)
    return all.count == 1 ? all[0] : nil
  }

  private func isSceneDelegate(_ type: DeclaredType) -> Bool {
    guard type.kind == .class, !type.isLocal, !type.file.isForeign, let node = type.node.as(ClassDeclSyntax.self),
      !node.modifiers.has("private"), !node.modifiers.has("fileprivate")
    else { return false }
    return index.chain(of: type).contains { declared in
      declared.inherited.contains {
        ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0.split(separator: ".").last.map(String.init) ?? $0)
      }
    }
  }
}
