// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct DeferredMenuTests {
  /// A delegate that provides menus with deferred elements.
  private final class Giver: NSObject, UIContextMenuInteractionDelegate {
    var asked = 0
    var heard: [String] = []
    var done: (([UIMenuElement]) -> Void)?
    var isAtOnce = false
    var isCached = true
    lazy var element: UIDeferredMenuElement = {
      let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { [unowned self] done in
        asked += 1
        self.done = done
        if isAtOnce { done([action("Now")]) }
      }
      return isCached ? UIDeferredMenuElement(provider) : UIDeferredMenuElement.uncached(provider)
    }()

    func action(_ title: String) -> UIAction {
      UIAction(title: title) { [unowned self] in heard.append($0.title) }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let menu = UIMenu(children: [action("First"), element, action("Last")])
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }
  }

  private let stage = FingerStage(size: CGSize(width: 393, height: 852))
  private let card = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 120))
  private let giver = Giver()

  init() {
    card.addInteraction(UIContextMenuInteraction(delegate: giver))
    stage.window.addSubview(card)
    stage.tick()
  }

  private var titles: [String] { stage.menuRows.map { $0.accessibilityLabel ?? "" } }
  /// The height of the list of menu rows.
  private var height: CGFloat { stage.menuRows.last?.frame.maxY ?? 0 }

  private func open() {
    stage.down(100, 150)
    stage.wait(0.6)
    stage.up(100, 150)
    stage.wait(0.4)
  }

  private func close() {
    stage.key(.escape)
    stage.wait(0.5)
  }

  @Test("A placeholder is shown while elements load; then they replace it, and are cached")
  func later() throws {
    open()
    #expect(titles == ["First", "Loading\u{2026}", "Last"] && !stage.menuRows[1].isEnabled)
    let before = height
    giver.done?([giver.action("One"), UIMenu(options: .displayInline, children: [giver.action("Two")])])
    #expect(titles == ["First", "One", "Two", "Last"] && height > before)
    giver.done?([])
    #expect(titles.count == 4, "a second result is ignored")
    stage.menuRows[1].sendActions(for: .primaryActionTriggered)
    stage.wait(0.5)
    #expect(giver.heard == ["One"] && stage.contextMenu == nil)
    open()
    #expect(titles == ["First", "One", "Two", "Last"] && giver.asked == 1)
  }

  @Test("An uncached provider is called whenever the menu opens, once per opening")
  func uncached() {
    giver.isCached = false
    giver.isAtOnce = true
    open()
    #expect(titles == ["First", "Now", "Last"] && giver.asked == 1)
    close()
    open()
    #expect(titles == ["First", "Now", "Last"] && giver.asked == 2)
    giver.done?([])
    close()
    giver.isAtOnce = false
    open()
    close()
    giver.done?([giver.action("Late")])
    #expect(stage.contextMenu == nil, "results after the menu closed are ignored")
  }

  @Test("The sheet of a bar item waits for its elements")
  func sheets() throws {
    let controller = UIViewController()
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    let inner = UIMenu(options: .displayInline, children: [giver.element])
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", menu: UIMenu(children: [giver.action("First"), inner]))
    stage.tick()
    let buttons = try #require(controller.navigationController).navigationBar.descendants(UIButton.self)
    #expect(try #require(buttons.first { $0.currentTitle == "Sort" }).accessibilityActivate())
    stage.wait(0.5)
    #expect(controller.presentedViewController == nil && giver.asked == 1)
    giver.done?([giver.action("One")])
    let sheet = try #require(controller.presentedViewController as? UIAlertController)
    #expect(sheet.actions.map { $0.title } == ["First", "One", "Cancel"])
  }
}
