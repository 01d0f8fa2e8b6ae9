// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests tab bar items: badges, images, titles, and the delegate calls of a standalone bar.
@Suite("Tab bar items", .oneApplication) @MainActor struct TabBarItemTests {
  private let stage = FingerStage(size: CGSize(width: 393, height: 852), scale: 3)
  private let bar = UITabBar(frame: CGRect(x: 0, y: 803, width: 393, height: 49))

  private final class Listener: NSObject, UITabBarDelegate {
    var titles: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title ?? "") }
  }

  private func show(_ titles: [String], image: UIImage? = nil) -> [UITabBarItem] {
    let items = titles.enumerated().map { UITabBarItem(title: $1, image: image, tag: $0) }
    bar.items = items
    stage.window.addSubview(bar)
    stage.tick()
    return items
  }

  private var buttons: [UIControl] { bar.subviews.compactMap { $0 as? UIControl } }

  private func parts(_ index: Int) throws -> (picture: UIImageView, title: UILabel, badge: UILabel) {
    let views = buttons[index].subviews
    return (
      try #require(views[0] as? UIImageView), try #require(views[1] as? UILabel), try #require(views[2] as? UILabel)
    )
  }

  @Test("Three items of a bar with a width of 393 points have a width of 131 points each")
  func widths() {
    _ = show(["A", "B", "C"])
    #expect(buttons.map(\.frame) == (0..<3).map { CGRect(x: CGFloat($0) * 131, y: 0, width: 131, height: 49) })
  }

  @Test("A one-digit badge is 18 points square, a longer one wider; both begin at the same x")
  func badges() throws {
    let items = show(["A", "B", "C"])
    for index in 0..<3 { #expect(try parts(index).badge.isHidden) }
    items[0].badgeValue = "3"
    items[1].badgeValue = "123"
    items[2].badgeValue = ""
    stage.tick()
    #expect(try parts(0).badge.frame == CGRect(x: 73.5, y: 2, width: 18, height: 18))
    #expect(try parts(1).badge.frame.width > 18 && parts(1).badge.frame.minX == 73.5)
    #expect(try parts(2).badge.frame.size == CGSize(width: 18, height: 18) && !parts(2).badge.isHidden)
    #expect(try parts(0).badge.backgroundColor == .systemRed && parts(0).badge.textColor == .white)
    #expect(buttons.map { $0.accessibilityLabel } == ["A, 3", "B, 123", "C, "])
    items[0].badgeColor = .blue
    items[0].badgeValue = nil
    items[1].badgeColor = .green
    stage.tick()
    #expect(try parts(0).badge.isHidden && parts(1).badge.backgroundColor == .green)
    #expect(buttons[0].accessibilityLabel == "A")
    items[1].badgeColor = nil
    bar.standardAppearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .purple
    bar.standardAppearance.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.yellow]
    stage.tick()
    #expect(try parts(1).badge.backgroundColor == .purple && parts(1).badge.textColor == .yellow)
  }

  @Test("A 24-point image is above the title; without one the title is centered")
  func pictures() throws {
    let image = UIImage(color: .red, size: CGSize(width: 40, height: 40))
    let items = show(["A", "B"], image: image)
    let picture = try parts(0).picture
    #expect(picture.frame.size == CGSize(width: 24, height: 24) && picture.frame.minY == 5)
    #expect(abs(picture.frame.midX - 98.25) < 0.34, "centered, on a pixel")
    #expect(try parts(0).title.frame.minY == 32 && parts(0).title.font.pointSize == 10)
    #expect(try parts(0).picture.image?.renderingMode == .alwaysTemplate)
    items[0].image = nil
    items[1].image = image.withRenderingMode(.alwaysOriginal)
    stage.tick()
    let title = try parts(0).title
    #expect(title.font.pointSize == 15 && abs(title.frame.midY - 24.5) < 0.34)
    #expect(try parts(1).picture.image?.renderingMode == .alwaysOriginal)
  }

  @Test("The selected item has its own image and the tint color")
  func selected() throws {
    let (plain, chosen) = (
      UIImage(color: .red, size: CGSize(width: 24, height: 24)),
      UIImage(color: .blue, size: CGSize(width: 24, height: 24))
    )
    let items = [
      UITabBarItem(title: "A", image: plain, selectedImage: chosen), UITabBarItem(title: "B", image: plain, tag: 7),
    ]
    #expect(items[1].tag == 7 && items[0].selectedImage === chosen && items[1].selectedImage == nil)
    bar.items = items
    stage.window.addSubview(bar)
    bar.tintColor = .purple
    bar.unselectedItemTintColor = .brown
    bar.selectedItem = items[0]
    stage.tick()
    #expect(try parts(0).picture.tintColor == .purple && parts(0).title.textColor == .purple)
    #expect(try parts(1).picture.tintColor == .brown && parts(1).title.textColor == .brown)
    items[1].isEnabled = false
    stage.tick()
    #expect(try parts(1).title.textColor == .tertiaryLabel && !buttons[1].isEnabled)
  }

  @Test("Titles have the attributes of their state; the item's take precedence over the appearance's")
  func attributes() throws {
    let items = show(["A", "B"])
    #expect(items[0].titleTextAttributes(for: .normal) == nil)
    items[0].setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 21), .foregroundColor: UIColor.red], for: .normal)
    items[0].setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    stage.tick()
    #expect(try parts(0).title.textColor == .red && parts(0).title.font.pointSize == 21)
    #expect(items[0].titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green)
    bar.selectedItem = items[0]
    stage.tick()
    #expect(try parts(0).title.textColor == .green && parts(0).title.font.pointSize == 21)
    items[0].setTitleTextAttributes(nil, for: .selected)
    items[0].setTitleTextAttributes(nil, for: .normal)
    stage.tick()
    #expect(try parts(0).title.textColor == bar.tintColor && parts(0).title.font.pointSize == 15)
    #expect(items[0].titleTextAttributes(for: .normal) == nil)
  }

  @Test("The delegate is notified of presses, also on the selected item, but not of programmatic selection")
  func delegate() {
    let listener = Listener()
    bar.delegate = listener
    let items = show(["A", "B", "C"])
    bar.selectedItem = items[2]
    #expect(listener.titles == [])
    stage.tap(200, 830)
    stage.tap(200, 830)
    #expect(listener.titles == ["B", "B"] && bar.selectedItem === items[1])
    items[0].isEnabled = false
    stage.tick()
    stage.tap(60, 830)
    #expect(listener.titles == ["B", "B"] && bar.selectedItem === items[1])
    bar.items = [items[2], items[1]]
    stage.tick()
    stage.tap(60, 830)
    #expect(listener.titles == ["B", "B", "C"] && bar.selectedItem === items[2])
  }
}
