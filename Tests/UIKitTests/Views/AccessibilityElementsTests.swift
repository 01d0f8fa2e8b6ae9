// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.uiKit) struct AccessibilityElementsTests {
  @Test func traitsAreHashable() {
    let names: [UIAccessibilityTraits: String] = [.button: "button", [.button, .selected]: "both"]
    #expect(names[.button] == "button" && names[[.selected, .button]] == "both")
    #expect(UIAccessibilityTraits.searchField.rawValue == 1024)
  }

  @Test func settingsAreReportedAndPosted() {
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

  @Test func elementListDeterminesFocusOrder() {
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let buttons = (0..<3).map { index in
      let button = UIButton(type: .system)
      button.setTitle("\(index)", for: .normal)
      button.frame = CGRect(x: 10, y: 20 + 50 * CGFloat(index), width: 100, height: 40)
      controller.view.addSubview(button)
      return button
    }
    controller.view.accessibilityElements = [buttons[2], buttons[0]]
    stage.encoder = FrameEncoder()
    stage.tick()
    /// The latest hidden state that the host received for each button.
    var isHidden: [LayerID: Bool] = [:]
    func look() {
      for case .accessibility(let id, _, _, _, _, let state) in stage.records { isHidden[id] = state.contains(.hidden) }
    }
    look()
    #expect(order(stage, buttons) == ["2", "0"])
    #expect(isHidden[buttons[1].layer.stageID] == true && isHidden[buttons[0].layer.stageID] == false)
    #expect(controller.view.accessibilityElements?.count == 2)
    controller.view.accessibilityElements = nil
    stage.tick()
    look()
    #expect(order(stage, buttons) == ["0", "1", "2"])
    #expect(isHidden[buttons[1].layer.stageID] == false)
  }

  /// Returns the titles of the buttons in the order in which Tab focuses them.
  private func order(_ stage: FingerStage, _ buttons: [UIButton]) -> [String] {
    stage.focus(nil)
    var found: [String] = []
    for _ in 0..<8 {
      stage.key(.tab)
      for case .focus(let layer) in stage.records {
        let title = buttons.first { $0.layer.stageID == layer }?.currentTitle ?? "none"
        if found.contains(title) { return found }
        found.append(title)
      }
    }
    return found
  }
}
