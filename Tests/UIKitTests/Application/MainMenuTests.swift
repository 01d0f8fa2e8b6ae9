// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

private final class EditorController: UIViewController {
  var log: [String] = []
  var isDirty = true
  override func validate(_ command: UICommand) {
    super.validate(command)
    command.attributes = isDirty ? [] : .disabled
    command.title = "Save now"
  }
}

@MainActor private final class MenuApplication: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let root = EditorController()
  var built: [String] = []
  var change: ((any UIMenuBuilder) -> Void)?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    built.append(builder.system === UIMenuSystem.main ? "main" : "context")
    change?(builder)
  }
}

@Suite("The main menu and its key commands", .oneApplication) @MainActor struct MainMenuTests {
  private let application = MenuApplication()

  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 320, height: 568), scale: 2)
    UIApplication.shared.launch(application)
    UIApplication.shared.tick(timestamp: 0)
    for name in ["save:", "export:"] {
      application.root.registerAction(Selector(name)) { [root = application.root] sender in
        root.log.append("\(name) \((sender as? UICommand)?.title ?? "-")")
      }
    }
  }

  private func press(_ key: KeyCode, _ flags: InputFlags = .command) {
    UIApplication.shared.handle(InputEvent(.keyDown, flags: flags, identifier: key.rawValue, milliseconds: 0))
    UIApplication.shared.tick(timestamp: 0)
    UIApplication.shared.handle(InputEvent(.keyUp, flags: flags, identifier: key.rawValue, milliseconds: 0))
    UIApplication.shared.tick(timestamp: 0)
  }

  private func save(_ identifier: UIMenu.Identifier? = nil) -> UIMenu {
    UIMenu(
      title: "Saving", identifier: identifier, options: .displayInline,
      children: [UIKeyCommand(title: "Save", action: Selector("save:"), input: "s", modifierFlags: .command)])
  }

  @Test("A menu command is performed by its key after its target has validated it")
  func keys() {
    application.change = { [self] in $0.insertChild(save(), atEndOfMenu: .file) }
    press(KeyCode("s"))
    #expect(application.root.log == ["save: Save now"] && application.built == ["main"])
    press(KeyCode("s"), [.command, .shift])
    #expect(application.root.log.count == 1, "other modifiers are another key")
    application.root.isDirty = false
    press(KeyCode("s"))
    #expect(application.root.log.count == 1)
    #expect(application.built == ["main"], "the menu is built once")
  }

  @Test("A responder's own command takes precedence, and a rebuilt menu has new keys")
  func rebuilding() {
    application.change = { [self] in $0.insertChild(save(), atStartOfMenu: .file) }
    press(KeyCode("s"))
    application.change = { builder in
      builder.remove(menu: .format)
      builder.insertSibling(
        UIMenu(
          title: "Export",
          children: [UIKeyCommand(title: "Export", action: Selector("export:"), input: "e", modifierFlags: .command)]),
        beforeMenu: .help)
    }
    UIMenuSystem.main.setNeedsRebuild()
    application.root.isDirty = true
    press(KeyCode("s"))
    press(KeyCode("e"))
    #expect(application.root.log == ["save: Save now", "export: Save now"] && application.built.count == 2)
  }

  @Test("Menus are found, replaced, moved and removed by identifier")
  func building() {
    var lines: [String] = []
    func names(_ menu: UIMenu?) -> String {
      (menu?.children ?? []).map {
        ($0 as? UIMenu)?.identifier?.rawValue.split(separator: ".").last.map(String.init) ?? $0.title
      }
      .joined(separator: " ")
    }
    application.change = { [self] builder in
      lines.append(names(builder.menu(for: .root)))
      let own = UIMenu.Identifier("own.a")
      builder.insertSibling(save(own), afterMenu: .openRecent)
      builder.insertSibling(UIMenu(identifier: UIMenu.Identifier("own.b")), beforeMenu: own)
      builder.remove(menu: .document)
      lines.append(names(builder.menu(for: .file)))
      #expect(builder.command(for: Selector("save:"), propertyList: nil)?.title == "Save")
      #expect(builder.command(for: Selector("save:"), propertyList: 1) == nil)
      builder.replace(menu: own, with: UIMenu(title: "Other", identifier: own))
      #expect(builder.command(for: Selector("save:"), propertyList: nil) == nil)
      builder.replaceChildren(ofMenu: .help) { $0 + [UIAction(title: "Guide", identifier: .init("guide")) { _ in }] }
      #expect(builder.action(for: .init("guide"))?.title == "Guide" && builder.menu(for: .help)?.children.count == 1)
      builder.remove(menu: UIMenu.Identifier("nothing"))
      lines.append(names(builder.menu(for: .root)))
    }
    press(KeyCode("s"))
    #expect(
      lines == [
        "application file edit format view window help", "new-scene open open-recent b a close print",
        "application file edit format view window help",
      ])
  }
}
