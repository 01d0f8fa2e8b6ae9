// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct DeferredMenuTests {
  /// Menus some elements of which come later.
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

  private var menu: ContextMenuView? { ContextMenuView.open }
  private var titles: [String] { menu?.list.rows.map { $0.element.title } ?? [] }

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

  @Test("until its elements come a line says so; then they stand in its place, and are kept for the next time")
  func later() throws {
    open()
    #expect(titles == ["First", "Loading\u{2026}", "Last"] && menu?.list.rows[1].isEnabled == false)
    let height = try #require(menu).list.frame.height
    giver.done?([giver.action("One"), UIMenu(options: .displayInline, children: [giver.action("Two")])])
    #expect(titles == ["First", "One", "Two", "Last"] && (menu?.list.frame.height ?? 0) > height)
    giver.done?([])
    #expect(titles.count == 4, "a second answer does nothing")
    menu?.choose(try #require(menu).list.rows[1].element)
    stage.wait(0.5)
    #expect(giver.heard == ["One"] && menu == nil)
    open()
    #expect(titles == ["First", "One", "Two", "Last"] && giver.asked == 1)
  }

  @Test("one that is not kept is asked whenever the menu opens, and once while it is open")
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
    #expect(menu == nil, "what comes after the menu went changes nothing")
  }

  @Test("the sheet of a bar item waits for its elements")
  func sheets() throws {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    stage.tick()
    let inner = UIMenu(options: .displayInline, children: [giver.element])
    UIMenu(children: [giver.action("First"), inner]).show(from: controller.view, sender: nil)
    stage.wait(0.5)
    #expect(controller.presentedViewController == nil && giver.asked == 1)
    giver.done?([giver.action("One")])
    let sheet = try #require(controller.presentedViewController as? UIAlertController)
    #expect(sheet.actions.map { $0.title } == ["First", "One", "Cancel"])
  }
}
