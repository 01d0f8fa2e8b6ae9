// SPDX-License-Identifier: MIT

import SprungGallery
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// When a photo was opened with the keyboard, focus stayed on its thumbnail, which a modal view then covered. The
/// browser removed the focus, so the next Tab started at the top of the page. Focus was also lost when the photo
/// closed, when the lock screen opened or was hidden, and when a button disabled itself in its action. Only presented
/// controllers updated the focus; the application now does so after each layout.
@Suite(.oneApplication) @MainActor struct FocusFallsToThePageTests {
  @Test func openedPhotoReceivesFocusAndRestoresItOnClose() throws {
    let stage = KeyboardStage(FlickToDismissViewController())
    defer { stage.host.stop() }
    stage.settle()
    stage.focus("Close")
    stage.press(.escape)
    #expect(stage.settle())
    stage.focus("Green peaks")
    stage.press(.enter)
    stage.settle()
    #expect(stage.focused == "Close")
    stage.send(.focus, Int32(bitPattern: stage.host.tree.focused))
    stage.press(.escape)
    #expect(stage.settle())
    #expect(stage.focused == "Green peaks")
  }

  @Test func droppedPhotoReceivesFocusAndRestoresItOnClose() throws {
    let stage = KeyboardStage(UINavigationController(rootViewController: PhotosCollectionViewController()))
    defer { stage.host.stop() }
    stage.settle()
    stage.focus("Long dunes")
    stage.press(.enter)
    stage.settle()
    #expect(stage.focused?.hasPrefix("Info: ") ?? false)
    stage.press(.escape)
    #expect(stage.settle())
    #expect(stage.focused == "Long dunes")
  }

  @Test func openedLockScreenMovesFocusToViewBelow() throws {
    let controller = LockScreenViewController()
    let stage = KeyboardStage(controller, size: CGSize(width: 390, height: 780))
    defer { stage.host.stop() }
    stage.settle()
    stage.focus("Open")
    stage.press(.enter)
    #expect(stage.settle())
    #expect(stage.focused == "Lock")
    stage.press(.enter)
    #expect(stage.settle())
    #expect(["Open", "Camera"].contains(stage.focused))
  }

  @Test func buttonThatDisablesItselfMovesFocusToNearestButton() throws {
    let controller = UIViewController()
    let buttons = ["One", "Two", "Three"].map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 10, y: 50 * index + [0, 10, 200][index], width: 100, height: 40)
      controller.view.addSubview(button)
    }
    buttons[1].addHandler(for: .primaryActionTriggered) { $0.isEnabled = false }
    let stage = KeyboardStage(controller)
    defer { stage.host.stop() }
    stage.focus("Two")
    stage.press(.enter)
    #expect(stage.focused == "One")
  }

  @Test func pointerInputDoesNotMoveFocus() throws {
    let stage = KeyboardStage(LockScreenViewController(), size: CGSize(width: 390, height: 780))
    defer { stage.host.stop() }
    stage.settle()
    let open = try #require(stage.layer("Open"))
    let place = try #require(stage.host.tree.center(of: open.id))
    stage.send(.pointerDown, 1, x: Float(place.x), y: Float(place.y))
    stage.send(.pointerUp, 1, x: Float(place.x), y: Float(place.y))
    #expect(stage.settle())
    #expect(stage.layer("Lock") != nil && stage.host.tree.focused == 0)
  }
}
