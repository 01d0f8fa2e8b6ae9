// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct UINavigationBarTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))

  private func button(_ view: UIView) -> UIButton? { view as? UIButton }

  @Test func titleIsCentered() {
    bar.items = [UINavigationItem(title: "Springs")]
    bar.layoutIfNeeded()
    #expect(bar.titleLabel.text == "Springs")
    #expect(bar.titleLabel.center == CGPoint(x: 160, y: 22))
    #expect(bar.titleLabel.stageAccessibility?.role == .heading)
    #expect(bar.leftViews.isEmpty)
    bar.topItem?.title = "Other"
    bar.layoutIfNeeded()
    #expect(bar.titleLabel.text == "Other")
  }

  @Test func secondItemHasBackButton() {
    var isPressed = false
    bar.backPressed = { isPressed = true }
    bar.items = [UINavigationItem(title: "Root"), UINavigationItem(title: "Leaf")]
    bar.layoutIfNeeded()
    let back = bar.leftViews.first as? UIButton
    #expect(back?.currentTitle == "\u{2039} Root")
    #expect(back?.accessibilityLabel == "Root")
    #expect(back?.frame.minX == 16)
    _ = back?.accessibilityActivate()
    #expect(isPressed)
    bar.topItem?.hidesBackButton = true
    bar.layoutIfNeeded()
    #expect(bar.leftViews.isEmpty)
    bar.topItem?.hidesBackButton = false
    bar.topItem?.leftBarButtonItem = UIBarButtonItem(title: "Own")
    bar.layoutIfNeeded()
    #expect(bar.leftViews.count == 1)
    bar.topItem?.leftItemsSupplementBackButton = true
    bar.layoutIfNeeded()
    #expect(bar.leftViews.count == 2)
  }

  @Test func itemsCallTheirActions() {
    var calls = 0
    let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in calls += 1 })
    bar.items = [UINavigationItem(title: "Root")]
    bar.topItem?.rightBarButtonItem = item
    bar.layoutIfNeeded()
    let button = bar.rightViews.first as? UIButton
    #expect(button?.currentTitle == "+")
    #expect(button?.stageAccessibility?.label == "Add")
    #expect(button?.frame.maxX == 304)
    #expect(button?.accessibilityActivate() == true)
    #expect(calls == 1)
    item.isEnabled = false
    #expect(button?.isEnabled == false)
    item.press()
    #expect(calls == 1)
  }

  @Test func itemsCallTargetsBySelector() {
    final class Target: SelectorDispatching {
      var calls: [String] = []
      func perform(_ name: String, with sender: Any?) -> Bool {
        guard name == "pressed:" else { return false }
        calls.append(sender is UIBarButtonItem ? "item" : "other")
        return true
      }
    }
    let target = Target()
    UIBarButtonItem(title: "x", style: .plain, target: target, action: "pressed:").press()
    #expect(target.calls == ["item"])
    let faults = Diagnostics.recording {
      UIBarButtonItem(barButtonSystemItem: .done, target: target, action: "unknown").press()
      UIBarButtonItem(title: "x", style: .plain, target: NSObject(), action: "pressed:").press()
    }
    #expect(faults.map { $0.kind } == ["unknownSelector", "selectorTarget"])
  }

  @Test func longTitleMovesAsideAndIsTruncated() {
    bar.items = [UINavigationItem(title: "A title that is far too long for its place in the bar")]
    bar.topItem?.leftBarButtonItem = UIBarButtonItem(title: "Some words here")
    bar.layoutIfNeeded()
    let words = bar.leftViews[0].frame.maxX
    #expect(bar.titleLabel.frame.minX == words + 8)
    #expect(bar.titleLabel.frame.maxX == 304)
    bar.titleLabel.layoutIfNeeded()
    #expect(bar.titleLabel.shownLines.first?.hasSuffix("…") == true)
  }

  @Test func customViewsKeepTheirSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    bar.items = [UINavigationItem(title: "hidden")]
    bar.topItem?.rightBarButtonItems = [UIBarButtonItem(customView: view), .fixedSpace(10)]
    bar.topItem?.titleView = title
    bar.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 274, y: 12, width: 30, height: 20))
    #expect(title.frame == CGRect(x: 135, y: 7, width: 50, height: 30))
    #expect(bar.titleLabel.isHidden)
  }

  @Test func itemsOfReleasedBarCanBeReused() {
    let item = UINavigationItem(title: "a")
    do {
      let other = UINavigationBar()
      other.items = [item]
      #expect(item.bar === other)
    }
    #expect(item.bar == nil)
    item.title = "b"
  }
}
