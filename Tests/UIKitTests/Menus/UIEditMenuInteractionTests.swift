// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UIEditMenuInteractionTests {
  private final class Place: UIView, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var menu: (([UIMenuElement]) -> UIMenu?)?
    var target = CGRect.null
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: ActionSender?) -> Bool {
      action == .copy || action == .delete || super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: ActionSender?) { log.append("copy") }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu")
      return menu?(suggestedActions)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("willPresent")
      animator.addAnimations { self.log.append("present animations") }
      animator.addCompletion { self.log.append("presented") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("willDismiss")
      animator.addCompletion { self.log.append("dismissed") }
    }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 480))
  private let view = Place(frame: CGRect(x: 20, y: 200, width: 280, height: 100))
  private let interaction: UIEditMenuInteraction

  init() {
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
    let controller = UIViewController()
    stage.window.rootViewController = controller
    controller.view.addSubview(view)
    interaction = UIEditMenuInteraction(delegate: view)
    view.addInteraction(interaction)
    stage.tick()
  }

  /// The buttons of the menu's row, from left to right.
  private var buttons: [UIButton] {
    func find(_ view: UIView) -> [UIButton] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? find($0) }
    }
    return stage.window.subviews.dropFirst().filter { $0.isUserInteractionEnabled }.flatMap { find($0) }
  }

  private var titles: [String?] { buttons.map { $0.currentTitle } }

  private func present(_ point: CGPoint = CGPoint(x: 140, y: 10)) {
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
  }

  @Test func withoutMenuSuggestedActionsAreDisplayed() throws {
    present()
    stage.wait(0.5)
    #expect(titles == ["Copy", "Delete"])
    #expect(view.log == ["menu", "willPresent", "present animations", "presented"])
    #expect(interaction.location(in: nil) == CGPoint(x: 160, y: 210))
    buttons[0].sendActions(for: .primaryActionTriggered)
    stage.wait(0.5)
    #expect(view.log.suffix(3) == ["willDismiss", "copy", "dismissed"] && buttons.isEmpty)
  }

  @Test func delegateProvidesMenu() {
    var chosen = 0
    view.menu = { suggested in
      UIMenu(
        children: [
          UIAction(title: "Mark") { _ in chosen += 1 }, UIAction(title: "Hidden", attributes: .hidden) { _ in },
          UIAction(title: "Off", attributes: .disabled) { _ in },
          UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in chosen += 10 }]),
        ] + suggested)
    }
    present()
    #expect(titles == ["Mark", "Off", "More", "Copy", "Delete"])
    #expect(buttons.map { $0.isEnabled } == [true, false, true, true, true])
    // A submenu replaces the row.
    buttons[2].sendActions(for: .primaryActionTriggered)
    #expect(titles == ["Inner"])
    buttons[0].sendActions(for: .primaryActionTriggered)
    #expect(chosen == 10)
  }

  @Test func emptyMenuIsNotPresented() {
    view.menu = { _ in UIMenu(children: []) }
    present()
    #expect(buttons.isEmpty && view.log == ["menu"])
  }

  @Test func rowIsBesideItsTarget() throws {
    present()
    let row = try #require(buttons.first?.superview?.superview)
    // The row is 36 points high and ends 8 points above the target point.
    #expect(row.frame.maxY == 202 && row.frame.height == 36 && row.frame.midX == 160)
    view.target = CGRect(x: 0, y: 40, width: 100, height: 20)
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(row.frame.maxY == 232 && row.frame.midX == 70)
    // Without space above the target, the row is below it.
    view.target = CGRect(x: 100, y: -200, width: 80, height: 20)
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(row.frame.minY == 28)
  }

  @Test func secondMenuDismissesFirst() {
    let other = UIEditMenuInteraction(delegate: view)
    let place = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(place)
    place.addInteraction(other)
    present()
    other.presentEditMenu(with: UIEditMenuConfiguration(identifier: "other", sourcePoint: .zero))
    #expect(view.log.filter { $0 == "willDismiss" }.count == 1)
    other.dismissMenu()
    stage.wait(0.5)
    #expect(buttons.isEmpty)
    // Showing the menu of `UIMenuController` also dismisses the interaction's menu.
    present()
    UIMenuController.shared.showMenu(from: view, rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.log.filter { $0 == "willDismiss" }.count == 3 && UIMenuController.shared.isMenuVisible)
  }

  @Test func reloadingRequestsMenuAgain() {
    present()
    view.menu = { _ in UIMenu(children: [UIAction(title: "New") { _ in }]) }
    interaction.reloadVisibleMenu()
    #expect(titles == ["New"])
    view.menu = { _ in UIMenu(children: []) }
    interaction.reloadVisibleMenu()
    stage.wait(0.5)
    #expect(buttons.isEmpty)
  }

  @Test func touchOutsideDismissesMenu() {
    present()
    stage.wait(0.3)
    stage.down(10, 470)
    stage.up(10, 470)
    stage.wait(0.5)
    #expect(buttons.isEmpty && view.log.contains("willDismiss"))
  }

  @Test func menuIsRemovedWithItsView() {
    present()
    view.removeInteraction(interaction)
    #expect(buttons.isEmpty && interaction.view == nil)
  }

  @Test func pointsAreFinite() {
    let faults = Diagnostics.recording {
      let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: CGFloat.nan, y: 0))
      #expect(configuration.sourcePoint == .zero)
    }
    #expect(faults.map { $0.kind } == ["menuTarget"])
  }
}
