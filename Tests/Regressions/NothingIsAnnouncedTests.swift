// SPDX-License-Identifier: MIT

import SprungGallery
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Screen readers did not announce that a card was liked, a name was copied or an answer was sent.
/// `UIAccessibility.post` did not exist, and the frame protocol had no record for announcements.
@Suite(.oneApplication) @MainActor struct NothingIsAnnouncedTests {
  @Test func announcementsArePostedOnceAndInOrder() throws {
    let stage = KeyboardStage(UIViewController())
    defer { stage.host.stop() }
    stage.settle()
    UIAccessibility.post(notification: .announcement, argument: "One")
    UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 5")
    #expect(UIApplication.shared.wantsFrame, "a sleeping host must receive the announcement")
    stage.frame()
    stage.frame()
    #expect(stage.host.announcements == ["One", "Page 2 of 5"])
  }

  @Test func likingIsAnnounced() throws {
    let stage = KeyboardStage(CardSwipeViewController())
    defer { stage.host.stop() }
    stage.settle()
    for name in ["Like", "Undo", "Nope"] {
      stage.focus(name)
      stage.press(.enter)
      stage.settle()
    }
    #expect(stage.host.announcements == ["Liked: First light", "Back: First light", "Passed: First light"])
  }

  @Test func answersAreAnnounced() throws {
    let stage = KeyboardStage(
      UINavigationController(rootViewController: ControlsViewController()), size: CGSize(width: 320, height: 568))
    defer { stage.host.stop() }
    stage.settle()
    stage.focus("Alert")
    stage.press(.enter)
    stage.settle()
    stage.press(.enter)
    stage.settle()
    #expect(stage.host.announcements == ["Alert: yes"])
  }

  @Test func screenChangeMovesFocusIfKeyboardFocusIsActive() throws {
    let controller = UIViewController()
    let buttons = ["One", "Two"].map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      controller.view.addSubview(button)
      return button
    }
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 10, y: 50 * index, width: 100, height: 40)
    }
    let stage = KeyboardStage(controller)
    defer { stage.host.stop() }
    UIAccessibility.post(notification: .screenChanged, argument: buttons[1])
    stage.frame()
    #expect(stage.host.tree.focused == 0 && stage.host.announcements == ["Two"])
    stage.focus("One")
    UIAccessibility.post(notification: .layoutChanged, argument: buttons[1])
    stage.frame()
    #expect(stage.focused == "Two")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    stage.frame()
    #expect(stage.focused == "One")
  }
}
