// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the positions of items in navigation bars, toolbars and tab bars at several widths and in both directions.
@Suite("Bar layout", .oneApplication) @MainActor struct BarLayoutTests {
  nonisolated static let widths = [200.0, 320, 375.5, 768]

  private func box(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)) }

  private func toolbar(_ width: Double, _ items: [UIBarButtonItem], mirrored: Bool = false) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    if mirrored { bar.semanticContentAttribute = .forceRightToLeft }
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  @Test("Flexible spaces share the width left by items, gaps and margins", arguments: widths)
  func flexible(width: Double) {
    let boxes = [box(30), box(40), box(20)]
    let items = boxes.map { UIBarButtonItem(customView: $0) }
    _ = toolbar(width, [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]])
    let rest = width - 2 * 16 - 2 * 8 - 90
    let starts = [16, 16 + 30 + 8 + rest / 2, width - 16 - 20]
    for (box, start) in zip(boxes, starts) {
      #expect(abs(Double(box.frame.minX) - start) < 1e-9 && box.frame.minY == 12 && box.frame.height == 20)
    }
  }

  @Test("The same layout is mirrored in right-to-left layouts", arguments: widths)
  func mirrored(width: Double) {
    let sizes: [CGFloat] = [30, 40, 20]
    let plain = sizes.map { box($0) }
    let mirrored = sizes.map { box($0) }
    _ = toolbar(width, plain.map { UIBarButtonItem(customView: $0) })
    _ = toolbar(width, mirrored.map { UIBarButtonItem(customView: $0) }, mirrored: true)
    for (one, other) in zip(plain, mirrored) { #expect(abs(Double(one.frame.minX + other.frame.maxX) - width) < 1e-9) }
    #expect(plain.map(\.frame.minX) == [16, 54, 102])
  }

  @Test("A fixed space keeps its width; without enough space, flexible spaces shrink to zero")
  func fixed() {
    let boxes = [box(100), box(100)]
    let items = boxes.map { UIBarButtonItem(customView: $0) }
    _ = toolbar(320, [items[0], .fixedSpace(25), items[1]])
    #expect(boxes.map(\.frame.minX) == [16, 157])
    let narrow = [box(100), box(100)]
    _ = toolbar(
      150, [UIBarButtonItem(customView: narrow[0]), .flexibleSpace(), UIBarButtonItem(customView: narrow[1])])
    #expect(narrow.map(\.frame.minX) == [16, 124])
  }

  @Test("An item's width replaces that of its view, and removed items remove their views")
  func ownWidth() {
    let view = box(30)
    let item = UIBarButtonItem(customView: view)
    item.width = 77
    let bar = toolbar(320, [item])
    #expect(view.frame == CGRect(x: 16, y: 12, width: 77, height: 20))
    bar.items = nil
    #expect(view.superview == nil && bar.items == nil)
    #expect(bar.sizeThatFits(CGSize(width: 123, height: 9)) == CGSize(width: 123, height: 44))
  }

  private func navigationBar(_ width: Double, _ item: UINavigationItem, below: UINavigationItem? = nil)
    -> UINavigationBar
  {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    bar.items = (below.map { [$0] } ?? []) + [item]
    bar.layoutIfNeeded()
    return bar
  }

  private func title(_ bar: UINavigationBar, _ text: String) -> UILabel? {
    bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  @Test("A title is centered unless the items on one side push it", arguments: widths)
  func titles(width: Double) throws {
    let item = UINavigationItem(title: "Title")
    let bar = navigationBar(width, item)
    let label = try #require(title(bar, "Title"))
    #expect(abs(Double(label.center.x) - width / 2) < 1e-9 && label.center.y == 22)
    item.leftBarButtonItem = UIBarButtonItem(customView: box(CGFloat(width / 2)))
    bar.layoutIfNeeded()
    #expect(label.frame.minX >= CGFloat(16 + width / 2 + 8) - 1e-9)
    #expect(label.frame.maxX <= CGFloat(width - 16) + 1e-9)
  }

  @Test("A long title is truncated to the width left by the items")
  func longTitle() throws {
    let text = String(repeating: "long ", count: 30)
    let item = UINavigationItem(title: text)
    item.leftBarButtonItem = UIBarButtonItem(customView: box(40))
    item.rightBarButtonItem = UIBarButtonItem(customView: box(60))
    let label = try #require(title(navigationBar(320, item), text))
    #expect(abs(label.frame.minX - 64) < 1e-9 && abs(label.frame.maxX - 236) < 1e-9)
  }

  @Test("The back button shows the previous item's title, its own or the default one; custom items replace it")
  func back() {
    func buttons(_ item: UINavigationItem, _ below: UINavigationItem) -> [String] {
      navigationBar(320, item, below: below).subviews.compactMap { ($0 as? UIButton)?.accessibilityLabel }
    }
    let below = UINavigationItem(title: "Below")
    #expect(buttons(UINavigationItem(title: "Top"), below) == ["Below"])
    below.backButtonTitle = "Return"
    #expect(buttons(UINavigationItem(title: "Top"), below) == ["Return"])
    #expect(buttons(UINavigationItem(title: "Top"), UINavigationItem()) == ["Back"])
    let hiding = UINavigationItem(title: "Top")
    hiding.hidesBackButton = true
    #expect(buttons(hiding, below) == [])
    let replacing = UINavigationItem(title: "Top")
    replacing.leftBarButtonItem = UIBarButtonItem(customView: box(10))
    #expect(buttons(replacing, below) == [])
    replacing.leftItemsSupplementBackButton = true
    #expect(buttons(replacing, below) == ["Return"])
  }

  @Test("Tabs share the width, mirrored in right-to-left layouts", arguments: 1..<6, widths)
  func tabs(count: Int, width: Double) {
    for isMirrored in [false, true] {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
      if isMirrored { bar.semanticContentAttribute = .forceRightToLeft }
      bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
      bar.layoutIfNeeded()
      let buttons = bar.subviews.compactMap { $0 as? UIControl }
      #expect(buttons.map { $0.accessibilityLabel ?? "" } == (0..<count).map { "\($0)" })
      for (index, button) in buttons.enumerated() {
        let place = isMirrored ? count - 1 - index : index
        #expect(abs(Double(button.frame.minX) - width * Double(place) / Double(count)) < 1e-9)
        #expect(abs(Double(button.frame.width) - width / Double(count)) < 1e-9 && button.frame.height == 49)
      }
    }
  }
}
