// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests bar button items, and the effect of pressing them.
@Suite("Bar button items", .oneApplication) @MainActor struct BarButtonItemTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 200))

  private func show(_ item: UIBarButtonItem) throws -> UIButton {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    bar.items = [item]
    stage.window.addSubview(bar)
    stage.tick()
    return try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
  }

  @Test("A press performs the action, unless the item is disabled") func pressing() throws {
    var presses = 0
    let item = UIBarButtonItem(title: "Press", primaryAction: UIAction { _ in presses += 1 })
    let button = try show(item)
    #expect(button.frame.minX == 16 && button.frame.height == 44 && button.title(for: .normal) == "Press")
    stage.tap(Double(button.frame.midX), 122)
    #expect(presses == 1)
    item.isEnabled = false
    stage.tick()
    stage.tap(Double(button.frame.midX), 122)
    #expect(presses == 1 && !button.isEnabled)
    item.isEnabled = true
    stage.tick()
    stage.tap(Double(button.frame.midX), 122)
    #expect(presses == 2)
  }

  @Test("Changing the title updates the button and its width") func title() throws {
    let item = UIBarButtonItem(title: "A", primaryAction: UIAction { _ in })
    let button = try show(item)
    let width = button.frame.width
    item.title = "A much longer title"
    stage.tick()
    button.superview?.setNeedsLayout()
    stage.tick()
    #expect(button.title(for: .normal) == "A much longer title" && button.frame.width > width + 60)
  }

  @Test("An item without a title and image uses those of its action") func fromAction() {
    let image = UIImage(color: .red, size: CGSize(width: 4, height: 4))
    let action = UIAction(title: "From the action", image: image) { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "From the action" && item.image === image && item.style == .plain)
    #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
  }

  @Test("System items that complete something are emphasized; spaces have no button") func system() throws {
    for (kind, style) in [
      (UIBarButtonItem.SystemItem.done, UIBarButtonItem.Style.done), (.save, .done), (.cancel, .plain), (.edit, .plain),
      (.add, .plain),
    ] {
      #expect(UIBarButtonItem(systemItem: kind).style == style)
    }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [.flexibleSpace(), .fixedSpace(40)]
    bar.layoutIfNeeded()
    #expect(!bar.subviews.contains { $0 is UIButton } && bar.items?.count == 2 && bar.items?[1].width == 40)
  }

  @Test("The single item property is the first of the list; nil removes all") func sides() {
    let items = (0..<3).map { UIBarButtonItem(title: "\($0)") }
    let navigationItem = UINavigationItem(title: "Title")
    navigationItem.rightBarButtonItems = items
    #expect(navigationItem.rightBarButtonItem === items[0] && navigationItem.leftBarButtonItem == nil)
    navigationItem.setRightBarButton(items[2], animated: false)
    #expect(navigationItem.rightBarButtonItems == [items[2]])
    navigationItem.rightBarButtonItem = nil
    #expect(navigationItem.rightBarButtonItems == nil)
  }
}
