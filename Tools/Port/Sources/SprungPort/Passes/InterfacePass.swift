// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Adds code that registers storyboards and nibs where their names are used, and code that shows the main storyboard.
///
/// `UIStoryboard(name: "Main", bundle: nil)` becomes `UIStoryboard(name: InterfaceFiles.named("Main"), bundle: nil)`. A
/// controller that has a nib of the same name returns the name in `_nibNameOfClass`. The scene delegate or the app
/// delegate gets code that creates the window for the main storyboard.
final class InterfacePass: Pass {
  override func run() {
    if !context.interfaces.isEmpty { walk(file.tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let argument: LabeledExprSyntax?
    switch name {
    case "UIStoryboard" where labels.first == "name": argument = node.arguments.first
    case "loadNibNamed": argument = node.arguments.first
    default: argument = node.arguments.first { $0.label?.text == "nibName" }
    }
    // `.init(name: "Main", bundle: nil)` is recognized by its labels.
    let isShort = name == "init" && labels == ["name", "bundle"]
    guard let value = (isShort ? node.arguments.first : argument)?.expression, !value.is(NilLiteralExprSyntax.self),
      !isPassedOn(value)
    else { return .visitChildren }
    file.insert("InterfaceFiles.named(", before: value)
    file.insert(")", after: value)
    return .visitChildren
  }

  /// Returns whether a value is the parameter of an enclosing initializer. The initializer's caller has already
  /// registered its name.
  private func isPassedOn(_ value: ExprSyntax) -> Bool {
    value.trimmedDescription == "nibNameOrNil"
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = enclosingType(of: node.memberBlock), type.body.id == node.memberBlock.id else {
      return .visitChildren
    }
    if let nib = context.interfaces.nib(ofController: type.name), isController(type) {
      file.insertMember(
        "\(type.isPublic ? "public " : "")override var _nibNameOfClass: String? { InterfaceFiles.named(\(InterfaceValue.text(nib))) }",
        into: node.memberBlock)
    }
    if let name = context.interfaces.launch, isStarter(type) { writeWindow(name, into: type, node) }
    return .visitChildren
  }

  private func isController(_ type: DeclaredType) -> Bool {
    index.chain(of: type).last?.inherited.contains { $0.hasPrefix("UI") && $0.hasSuffix("Controller") } ?? false
  }

  // MARK: The main storyboard

  /// Returns whether a class creates the window: the scene delegate or, if there is none, the app delegate.
  private func isStarter(_ type: DeclaredType) -> Bool {
    let scenes = index.ordered.filter { !$0.file.isForeign && conforms($0, "UIWindowSceneDelegate") }
    if let scene = scenes.first(where: { $0.name == "SceneDelegate" }) ?? scenes.first { return scene === type }
    return index.ordered.first { !$0.file.isForeign && conforms($0, "UIApplicationDelegate") } === type
  }

  private func conforms(_ type: DeclaredType, _ name: String) -> Bool {
    type.kind == .class && type.inherited.contains { $0.split(separator: ".").last.map(String.init) == name }
  }

  private func writeWindow(_ name: String, into type: DeclaredType, _ node: ClassDeclSyntax) {
    guard type.properties["window"] != nil else {
      return refuse(node.name, "\(type.name) needs a property window for the window of \(name).storyboard")
    }
    let storyboard = "UIStoryboard(name: InterfaceFiles.named(\(InterfaceValue.text(name))), bundle: nil)"
    let isScene = conforms(type, "UIWindowSceneDelegate")
    let made = isScene ? "UIWindow(windowScene: scene)" : "UIWindow(frame: UIScreen.main.bounds)"
    file.insertMember(
      "\(type.isPublic ? "public " : "")func _mainStoryboard(\(isScene ? "in scene: UIWindowScene, " : "")shows: Bool) { "
        + "if shows { window?.makeKeyAndVisible() } else { window = \(made); "
        + "window?.rootViewController = \(storyboard).instantiateInitialViewController() } }",
      into: node.memberBlock)
  }
}
