// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the title of the back button for each mode of the previous item, and the prompt above the title.
@Suite("Back buttons and prompts", .oneApplication) @MainActor struct BackButtonTitleTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))

  private func title(of item: UINavigationItem, below top: String = "Top", width: CGFloat = 393) -> String? {
    bar.frame.size.width = width
    bar.items = [item, UINavigationItem(title: top)]
    bar.layoutIfNeeded()
    return bar.barButtons.first?.currentTitle
  }

  @Test("Raw values are equal to Apple's")
  func values() {
    let modes: [UINavigationItem.BackButtonDisplayMode] = [.default, .generic, .minimal]
    #expect(modes.map(\.rawValue) == [0, 1, 2] && UINavigationItem().backButtonDisplayMode == .default)
  }

  @Test("The default is the back button title, then the title, then \"Back\"")
  func defaults() {
    let item = UINavigationItem(title: "Inbox")
    #expect(title(of: item) == "‹ Inbox")
    item.backButtonTitle = "Mail"
    #expect(title(of: item) == "‹ Mail")
    item.backButtonTitle = ""
    #expect(title(of: item) == "‹")
    #expect(title(of: UINavigationItem()) == "‹ Back")
  }

  @Test("Generic mode shows \"Back\"; minimal mode shows the arrow, with the title as accessibility label")
  func modes() {
    let item = UINavigationItem(title: "Inbox")
    item.backButtonTitle = "Mail"
    item.backButtonDisplayMode = .generic
    #expect(title(of: item) == "‹ Back")
    item.backButtonDisplayMode = .minimal
    #expect(title(of: item) == "‹" && bar.barButtons.first?.accessibilityLabel == "Mail")
  }

  @Test("A custom back item is displayed in every mode", arguments: [0, 1, 2])
  func custom(mode: Int) throws {
    let item = UINavigationItem(title: "Inbox")
    item.backButtonDisplayMode = try #require(UINavigationItem.BackButtonDisplayMode(rawValue: mode))
    item.backBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    #expect(title(of: item) == "‹ Own")
    item.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    #expect(title(of: item) == "‹")
    item.backBarButtonItem = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    #expect(title(of: item) == "‹ Inbox")
  }

  @Test("If space is missing, the back button title, the title, \"Back\" and no title are tried in order")
  func space() {
    let item = UINavigationItem(title: "Inbox")
    item.backButtonTitle = "Everything that has arrived"
    #expect(title(of: item, width: 393) == "‹ Everything that has arrived")
    #expect(title(of: item, width: 240) == "‹ Inbox")
    item.title = "Incoming messages of all accounts"
    #expect(title(of: item, width: 240) == "‹ Back")
    #expect(title(of: item, below: "A title as wide as the bar", width: 240) == "‹")
  }

  /// Returns the label of the prompt, or nil if it is not visible.
  private func prompt(_ stage: LargeTitleStage) -> UILabel? {
    stage.bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Choose one" && !$0.isHidden }
  }

  @Test("A prompt takes a row of 30 points above the title, also with a large title", arguments: [false, true])
  func prompt(isLarge: Bool) throws {
    let stage = LargeTitleStage { $0.bar.prefersLargeTitles = isLarge }
    let height: CGFloat = isLarge ? 96 : 44
    stage.list.navigationItem.prompt = "Choose one"
    stage.tick()
    #expect(stage.bar.frame.height == height + 30 && stage.table.contentOffset.y == -height - 50)
    let label = try #require(prompt(stage))
    #expect(label.text == "Choose one" && label.frame == CGRect(x: 16, y: 0, width: 361, height: 30))
    #expect(stage.bar.middleLabel.center.y == 52)
    if isLarge { #expect(try #require(stage.labelFrame).minY == 20 + 30 + 44 + 3.5) }
    let next = stage.push("Next", .automatic, animated: true)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == height && prompt(stage) == nil)
    #expect(next.view.safeAreaInsets.top == 20 + height)
    stage.navigation.popViewController(animated: true)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == height + 30 && prompt(stage)?.alpha == 1)
    stage.list.navigationItem.prompt = nil
    stage.tick()
    #expect(stage.bar.frame.height == height && prompt(stage) == nil)
  }
}
