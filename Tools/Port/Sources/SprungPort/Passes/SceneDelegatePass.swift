// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds the delegate class of a scene whose configuration names none, as in Xcode's template, since no class can be found by its name
/// in the browser.
///
/// The class is what the scene manifest of an Info.plist names, or else the class `SceneDelegate` of the folder, or else its only scene
/// delegate. The application's delegate gets a method that makes an object of it, on the line of its opening brace.
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

  /// The scene delegate with a name, with the module or without; nil if the folder has none that other files can name.
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
