// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// A view that supports editing actions and records those that it receives.
private final class Editor: UIView {
  var heard: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .copy || action == .paste || super.canPerformAction(action, withSender: sender)
  }
  override func copy(_ sender: Any?) { heard.append("copy") }
  override func paste(_ sender: Any?) { heard.append("paste") }
}

@Suite(.oneApplication) @MainActor struct UIResponderActionTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let root = UIViewController()
  private let editor = Editor(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.window.rootViewController = root
    root.view.addSubview(editor)
    stage.tick()
  }

  @Test func chainEndsAtApplication() {
    let inner = UIView()
    editor.addSubview(inner)
    var names: [String] = []
    var next: UIResponder? = inner
    while let current = next {
      names.append("\(type(of: current))")
      next = current.next
    }
    #expect(names == ["UIView", "Editor", "UIView", "UIViewController", "UIWindow", "UIWindowScene", "UIApplication"])
  }

  @Test func actionMovesUpToResponderThatCanPerformIt() {
    var heard: [String] = []
    let inner = UIView()
    editor.addSubview(inner)
    root.registerAction("greet:") { _ in heard.append("root") }
    #expect(inner.target(forAction: "greet:", withSender: nil) as? UIViewController === root)
    #expect(inner.target(forAction: .copy, withSender: nil) as? UIView === editor)
    #expect(inner.target(forAction: .cut, withSender: nil) == nil)
    #expect(!UIApplication.shared.sendAction("greet:", to: nil, from: nil, for: nil))
    #expect(UIApplication.shared.sendAction("greet:", to: nil, from: inner, for: nil))
    #expect(editor.becomeFirstResponder())
    #expect(UIApplication.shared.sendAction("greet:", to: nil, from: nil, for: nil))
    #expect(UIApplication.shared.sendAction(.paste, to: editor, from: nil, for: nil))
    #expect(heard == ["root", "root"] && editor.heard == ["paste"])
    root.registerAction("greet:") { _ in heard.append("again") }
    #expect(UIApplication.shared.sendAction("greet:", to: root, from: nil, for: nil))
    #expect(heard.last == "again")
  }

  @Test func dispatchingTargetIsCalledByName() {
    final class Target: SelectorDispatching {
      var names: [String] = []
      func perform(_ name: String, with sender: Any?) -> Bool {
        names.append(name)
        return name == "known:"
      }
    }
    let target = Target()
    #expect(UIApplication.shared.sendAction("known:", to: target, from: nil, for: nil))
    #expect(!UIApplication.shared.sendAction("other:", to: target, from: nil, for: nil))
  }

  @Test func viewOutsideWindowIsNotFirstResponder() {
    let box = UIView()
    root.view.addSubview(box)
    box.addSubview(editor)
    #expect(editor.becomeFirstResponder())
    box.removeFromSuperview()
    #expect(!editor.isFirstResponder && !box.isFirstResponder)
    #expect(!root.isFirstResponder && !root.view.isFirstResponder && !stage.window.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
  }

  @Test(arguments: [InputFlags.control, .command])
  func editKeysReachFirstResponder(modifier: InputFlags) {
    stage.key(KeyCode("c"), flags: modifier)
    #expect(editor.heard.isEmpty)
    editor.becomeFirstResponder()
    stage.key(KeyCode("c"), flags: modifier)
    stage.key(KeyCode("v"), flags: modifier)
    stage.key(KeyCode("x"), flags: modifier)
    stage.key(KeyCode("c"))
    stage.key(KeyCode("c"), flags: [modifier, .shift])
    #expect(editor.heard == ["copy", "paste"])
  }

  @Test func keyCommandsAreMatchedExactly() {
    final class Commander: UIViewController {
      var heard: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(input: "n", modifierFlags: .command, action: "new:"),
          UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: "next:"),
          UIKeyCommand(input: "N", modifierFlags: [.alternate, .shift], action: "odd:"),
        ]
      }
    }
    let commander = Commander()
    for name in ["new:", "next:", "odd:"] {
      commander.registerAction(Selector(name)) { [unowned commander] _ in commander.heard.append(name) }
    }
    stage.window.rootViewController = commander
    commander.becomeFirstResponder()
    stage.key(KeyCode("n"))
    stage.key(KeyCode("n"), flags: .command)
    stage.key(KeyCode("n"), flags: .control)
    stage.key(.arrowRight)
    stage.key(KeyCode("n"), flags: [.option, .shift])
    stage.key(KeyCode("n"), flags: [.option])
    #expect(commander.heard == ["new:", "new:", "next:", "odd:"])
  }
}
