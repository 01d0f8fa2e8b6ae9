// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A menu stayed open after its view was removed, and retained that view: a button, a collection view cell, or the
/// target of the edit menu. UIKit closes a context menu when its view leaves the window. An open menu and its
/// interaction also retained each other, so a window released with an open menu stayed in memory.
@Suite(.oneApplication)
@MainActor
struct OpenMenuRetainsViewTests {
  private let fingers = RegressionFingers()

  private func makeButton(in window: UIWindow) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 40, width: 100, height: 44)
    button.menu = UIMenu(title: "Menu", children: [UIAction(title: "Go") { _ in }])
    button.showsMenuAsPrimaryAction = true
    window.addSubview(button)
    return button
  }

  private func press(_ window: UIWindow) {
    fingers.wait(0.02)
    fingers.down(60, 60)
    fingers.up(60, 60, after: 0.05)
    fingers.wait(0.4)
  }

  @Test("The menu closes when its button is removed directly or with a superview", arguments: [true, false])
  func closes(isDirect: Bool) {
    let outer = UIView(frame: fingers.window.bounds)
    fingers.window.addSubview(outer)
    var button: UIButton? = makeButton(in: fingers.window)
    weak let released = button
    button.map { outer.addSubview($0) }
    press(fingers.window)
    #expect(ContextMenuView.open != nil)
    if isDirect { button?.removeFromSuperview() } else { outer.removeFromSuperview() }
    #expect(ContextMenuView.open == nil)
    button?.removeFromSuperview()
    button = nil
    fingers.wait(1)
    #expect(released == nil)
  }

  @Test("A window that is released with an open menu is deallocated")
  func window() {
    var window: UIWindow? = UIWindow(frame: fingers.window.bounds)
    weak let released = window
    window?.makeKeyAndVisible()
    weak var button: UIButton?
    if let window {
      button = makeButton(in: window)
      press(window)
    }
    #expect(ContextMenuView.open != nil)
    window?.isHidden = true
    window = nil
    fingers.wait(1)
    #expect(released == nil && button == nil)
  }

  private final class Remover: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "", children: [UIAction(title: "Go") { _ in }]) })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { interaction.view?.removeFromSuperview() }
  }

  @Test("A delegate that removes the view when the menu is about to appear leaves no menu open")
  func removedInCallback() {
    let remover = Remover()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.addInteraction(UIContextMenuInteraction(delegate: remover))
    fingers.window.addSubview(card)
    fingers.down(50, 50)
    fingers.wait(0.8)
    fingers.up(50, 50)
    fingers.wait(0.5)
    #expect(card.window == nil && ContextMenuView.open == nil)
  }

  @Test("A touch in a window other than that of the edit menu hides the menu")
  func touchElsewhere() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.text = "words"
    fingers.window.addSubview(field)
    _ = field.becomeFirstResponder()
    UIMenuController.shared.showMenu(from: field, rect: field.bounds)
    fingers.wait(0.3)
    #expect(UIMenuController.shared.isMenuVisible)
    let other = UIWindow(frame: fingers.window.bounds)
    other.makeKeyAndVisible()
    fingers.wait(0.1)
    let faults = Diagnostics.recording {
      fingers.down(300, 600)
      fingers.up(300, 600, after: 0.1)
    }
    #expect(faults.isEmpty && !UIMenuController.shared.isMenuVisible)
  }

  @Test("The edit menu does not retain its target")
  func editMenu() {
    var field: UITextField? = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    weak let released = field
    field?.text = "words"
    field.map { fingers.window.addSubview($0) }
    _ = field?.becomeFirstResponder()
    field.map { UIMenuController.shared.showMenu(from: $0, rect: $0.bounds) }
    fingers.wait(0.1)
    field?.removeFromSuperview()
    field = nil
    fingers.wait(1)
    #expect(released == nil)
  }
}
