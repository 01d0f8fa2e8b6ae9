// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.uiKit) struct AccessibilityElementsTests {
  @Test func traitsAreHashable() {
    let names: [UIAccessibilityTraits: String] = [.button: "button", [.button, .selected]: "both"]
    #expect(names[.button] == "button" && names[[.selected, .button]] == "both")
    #expect(UIAccessibilityTraits.searchField.rawValue == 1024)
  }

  @Test func settingsAreStatedAndPosted() {
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    #expect(!UIAccessibility.isVoiceOverRunning && UIAccessibility.isShakeToUndoEnabled)
    UIAccessibility.isVoiceOverRunning = true
    UIAccessibility.isVoiceOverRunning = true
    #expect(UIAccessibility.isVoiceOverRunning && posted == 1)
    UIAccessibility.isShakeToUndoEnabled = false
    #expect(!UIAccessibility.isShakeToUndoEnabled)
    UIAccessibility.isShakeToUndoEnabled = true
    UIAccessibility.isVoiceOverRunning = false
    NotificationCenter.default.removeObserver(token)
  }

  @Test func theListDecidesTheOrderOfTheFocus() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let buttons = (0..<3).map { index in
      let button = UIButton(type: .system)
      button.setTitle("\(index)", for: .normal)
      button.frame = CGRect(x: 10, y: 20 + 50 * CGFloat(index), width: 100, height: 40)
      controller.view.addSubview(button)
      return button
    }
    controller.view.accessibilityElements = [buttons[2], buttons[0]]
    UIApplication.shared.tick(timestamp: 0)
    #expect(order(in: controller.view) == ["2", "0"])
    #expect(buttons[1].isHiddenFromAccessibility && !buttons[0].isHiddenFromAccessibility)
    #expect(controller.view.accessibilityElements?.count == 2)
    controller.view.accessibilityElements = nil
    #expect(order(in: controller.view) == ["0", "1", "2"])
    #expect(!buttons[1].isHiddenFromAccessibility)
  }

  private func order(in view: UIView) -> [String] {
    var found: [UIView] = []
    FocusElement.collect(in: view, into: &found)
    return found.map { ($0 as? UIButton)?.currentTitle ?? "none" }
  }
}
