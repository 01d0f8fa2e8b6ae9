// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the properties of a navigation item and its setters, before and while a bar displays it.
@Suite("Navigation items", .oneApplication) @MainActor struct NavigationItemTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let item = UINavigationItem(title: "Title")

  private func box(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
  }

  private func show(below: UINavigationItem? = nil) {
    bar.items = (below.map { [$0] } ?? []) + [item]
    bar.layoutIfNeeded()
  }

  private func frames(_ items: [UIBarButtonItem]) -> [CGFloat] { items.compactMap { $0.customView?.frame.minX } }

  @Test("The defaults match the documentation")
  func defaults() {
    let item = UINavigationItem()
    #expect(item.title == nil && item.titleView == nil && item.prompt == nil && item.backButtonTitle == nil)
    #expect(item.backBarButtonItem == nil && item.backButtonDisplayMode == .default && !item.hidesBackButton)
    #expect(!item.leftItemsSupplementBackButton && item.leftBarButtonItems == nil && item.rightBarButtonItems == nil)
    #expect(
      item.largeTitleDisplayMode == .automatic && item.searchController == nil && item.hidesSearchBarWhenScrolling)
    #expect(item.preferredSearchBarPlacement == .automatic)
    #expect(item.standardAppearance == nil && item.compactAppearance == nil && item.scrollEdgeAppearance == nil)
  }

  @Test("The single item is the first one, at the edge; setting it replaces all on that side")
  func oneAndSeveral() {
    let items = [box(30), box(40), box(50)]
    item.setLeftBarButtonItems([items[0], items[1]], animated: true)
    item.setRightBarButtonItems([items[2]], animated: true)
    show()
    #expect(item.leftBarButtonItem === items[0] && item.rightBarButtonItem === items[2])
    #expect(frames(items) == [16, 54, 254])
    item.setLeftBarButton(items[1], animated: true)
    item.setRightBarButtonItems([items[0], items[2]], animated: false)
    bar.layoutIfNeeded()
    #expect(item.leftBarButtonItems == [items[1]] && frames(items) == [274, 16, 216])
    item.setRightBarButton(nil, animated: true)
    bar.layoutIfNeeded()
    #expect(item.rightBarButtonItems == nil && item.rightBarButtonItem == nil)
    #expect(items[0].customView?.superview == nil && items[1].customView?.superview === bar)
    item.leftBarButtonItems = []
    bar.layoutIfNeeded()
    #expect(item.leftBarButtonItem == nil && items[1].customView?.superview == nil)
  }

  @Test("The back button is beside items that supplement it, and is removed when hidden")
  func backButton() throws {
    let own = box(40)
    show(below: UINavigationItem(title: "Back there"))
    let back = try #require(bar.barButtons.first)
    #expect(back.frame.minX == 16 && bar.barButtons.count == 1)
    item.leftBarButtonItem = own
    bar.layoutIfNeeded()
    #expect(bar.barButtons.isEmpty && frames([own]) == [16])
    item.leftItemsSupplementBackButton = true
    bar.layoutIfNeeded()
    let again = try #require(bar.barButtons.first)
    #expect(again.frame.minX == 16 && frames([own]) == [again.frame.maxX + 8])
    item.setHidesBackButton(true, animated: true)
    bar.layoutIfNeeded()
    #expect(bar.barButtons.isEmpty && frames([own]) == [16] && item.hidesBackButton)
    item.setHidesBackButton(false, animated: false)
    bar.layoutIfNeeded()
    #expect(bar.barButtons.count == 1)
  }

  @Test("The previous item determines the title, image, color and accessibility label of the back button")
  func backItem() throws {
    let below = UINavigationItem(title: "Below")
    show(below: below)
    let button = try #require(bar.barButtons.first)
    #expect(button.title(for: .normal) == "\u{2039} Below")
    below.title = "Other"
    bar.layoutIfNeeded()
    #expect(button.title(for: .normal) == "\u{2039} Other" && button.superview === bar)
    let custom = UIBarButtonItem(title: "Mine", style: .plain, target: nil, action: nil)
    custom.tintColor = .red
    custom.accessibilityLabel = "Leave"
    below.backBarButtonItem = custom
    bar.layoutIfNeeded()
    #expect(bar.barButtons.first?.title(for: .normal) == "\u{2039} Mine")
    #expect(bar.barButtons.first?.tintColor == .red && bar.barButtons.first?.accessibilityLabel == "Leave")
    custom.image = UIImage(color: .blue, size: CGSize(width: 10, height: 10))
    below.backBarButtonItem = nil
    below.backBarButtonItem = custom
    bar.layoutIfNeeded()
    #expect(bar.barButtons.first?.currentImage === custom.image)
    below.backBarButtonItem = nil
    bar.layoutIfNeeded()
    #expect(bar.barButtons.first?.currentImage == nil && bar.barButtons.first?.tintColor == bar.tintColor)
    #expect(bar.barButtons.first?.title(for: .normal) == "\u{2039} Other")
    #expect(bar.barButtons.first?.accessibilityLabel == "Other")
  }

  @Test("A title view replaces the title in the center, and can be replaced")
  func titleView() {
    let views = [60.0, 90].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 30)) }
    show()
    #expect(!bar.middleLabel.isHidden && bar.middleLabel.text == "Title")
    item.titleView = views[0]
    bar.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 130, y: 7, width: 60, height: 30) && bar.middleLabel.isHidden)
    item.titleView = views[1]
    bar.layoutIfNeeded()
    #expect(views[0].superview == nil && views[1].frame == CGRect(x: 115, y: 7, width: 90, height: 30))
    item.rightBarButtonItem = box(150)
    bar.layoutIfNeeded()
    #expect(abs(views[1].frame.maxX - 146) < 1e-9, "it moves if items leave too little space")
    item.titleView = nil
    bar.layoutIfNeeded()
    #expect(views[1].superview == nil && !bar.middleLabel.isHidden)
  }

  @Test("A title view moves from another bar to the bar that displays it")
  func movingTitleView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    item.titleView = view
    show()
    let other = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let second = UINavigationItem()
    second.titleView = view
    other.items = [second]
    other.layoutIfNeeded()
    #expect(view.superview === other && view.frame.midX == 100)
    item.titleView = nil
    bar.layoutIfNeeded()
    #expect(view.superview === other)
  }

  @Test("Items keep their views while others are added and removed, in the order of the bar")
  func identity() {
    let items = ["A", "B", "C"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    item.rightBarButtonItems = [items[0], items[1]]
    show()
    let before = bar.barButtons
    #expect(before.map { $0.title(for: .normal) } == ["B", "A"])
    item.rightBarButtonItems = [items[1], items[2], items[0]]
    bar.layoutIfNeeded()
    #expect(bar.barButtons.map { $0.title(for: .normal) } == ["A", "C", "B"])
    #expect(bar.barButtons[0] === before[1] && bar.barButtons[2] === before[0])
    item.leftBarButtonItem = items[0]
    item.rightBarButtonItems = [items[2]]
    bar.layoutIfNeeded()
    #expect(bar.barButtons.map { $0.title(for: .normal) } == ["A", "C"] && bar.barButtons[0] === before[1])
    #expect(before[0].superview == nil)
  }
}
