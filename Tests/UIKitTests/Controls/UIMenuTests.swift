// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) struct UIMenuTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let root = UIViewController()
  private var chosen: [String] { log.words }

  private final class Log { var words: [String] = [] }
  private let log = Log()

  init() {
    stage.window.rootViewController = UINavigationController(rootViewController: root)
    stage.wait(0.5)
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] in log.words.append($0.title) }
  }

  private func menu() -> UIMenu {
    UIMenu(
      title: "Sort",
      children: [
        action("Name", state: .on), action("Date", .disabled), action("Secret", .hidden),
        UIMenu(title: "ignored", options: .displayInline, children: [action("Size")]),
        UIMenu(title: "More", children: [action("Erase", .destructive)]),
      ])
  }

  private var sheet: UIAlertController? {
    root.navigationController?.presentedViewController as? UIAlertController
  }

  private func press(_ item: UIBarButtonItem) throws -> UIView {
    root.navigationItem.rightBarButtonItem = item
    stage.wait(0.1)
    let bar = try #require(root.navigationController?.navigationBar)
    return try #require(bar.barButtons.last)
  }

  @Test func itemWithoutActionShowsItsMenu() throws {
    let button = try press(UIBarButtonItem(title: "Sort", menu: menu()))
    _ = button.accessibilityActivate()
    stage.wait(1)
    let shown = try #require(sheet)
    #expect(shown.title == "Sort")
    #expect(shown.actions.map { $0.title } == ["\u{2713} Name", "Date", "Size", "More", "Cancel"])
    #expect(shown.actions.map { $0.isEnabled } == [true, false, true, true, true])
    _ = shown.button(of: shown.actions[2])?.accessibilityActivate()
    stage.wait(1)
    #expect(chosen == ["Size"])
    #expect(sheet == nil)
  }

  @Test func submenuOpensFromItsTitle() throws {
    let button = try press(UIBarButtonItem(title: "Sort", menu: menu()))
    _ = button.accessibilityActivate()
    stage.wait(1)
    let first = try #require(sheet)
    _ = first.button(of: first.actions[3])?.accessibilityActivate()
    stage.wait(1.5)
    #expect(sheet?.title == "More")
    #expect(sheet?.actions.first?.style == .destructive)
    let second = try #require(sheet)
    _ = second.button(of: second.actions[0])?.accessibilityActivate()
    stage.wait(1)
    #expect(chosen == ["Erase"])
  }

  @Test func itemWithActionShowsItsMenuOnLongPress() throws {
    let button = try press(UIBarButtonItem(title: "Go", primaryAction: action("Go"), menu: menu()))
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    stage.tap(middle.x, middle.y)
    stage.wait(0.5)
    #expect(chosen == ["Go"] && sheet == nil)
    stage.down(middle.x, middle.y)
    stage.wait(0.4)
    #expect(sheet == nil)
    stage.wait(0.3)
    // The touch has not ended.
    let shown = try #require(sheet)
    #expect(shown.title == "Sort")
    stage.up(middle.x, middle.y)
    stage.wait(0.5)
    #expect(sheet === shown && !shown.isBeingDismissed)
    #expect(chosen == ["Go"])
  }

  @Test func replacingChildrenKeepsOtherProperties() {
    let menu = UIMenu(title: "A", identifier: UIMenu.Identifier("a"), options: .destructive, children: [action("x")])
    let other = menu.replacingChildren([])
    #expect(other.title == "A" && other.identifier == menu.identifier && other.options == .destructive)
    #expect(other.children.isEmpty && menu.children.count == 1)
  }
}
