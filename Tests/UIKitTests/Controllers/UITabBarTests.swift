// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the items and height of a standalone tab bar, and hit tests beside its items.
@Suite(.oneApplication)
@MainActor
struct UITabBarTests {
  private let items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil) }

  @Test("The selection follows its item, and is cleared when the item is removed")
  func selection() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = items
    #expect(bar.selectedItem == nil)
    bar.selectedItem = items[1]
    bar.items = [items[1], items[2]]
    #expect(bar.selectedItem === items[1])
    bar.items = [items[0], items[2]]
    #expect(bar.selectedItem == nil)
    bar.selectedItem = items[0]
    bar.items = nil
    #expect(bar.selectedItem == nil)
  }

  @Test("The bar is 49 points high plus the safe area below")
  func height() {
    let stage = FingerStage(size: CGSize(width: 300, height: 500))
    let root = UIViewController()
    stage.window.rootViewController = root
    root.additionalSafeAreaInsets.bottom = 34
    let bar = UITabBar(frame: CGRect(x: 0, y: 417, width: 300, height: 83))
    #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 49))
    root.view.addSubview(bar)
    stage.tick()
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 83))
  }

  @Test("An appearance sets the background, and fonts and colors of items per state; it is copied")
  func appearance() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let picture = UIImage(color: .red, size: CGSize(width: 24, height: 24))
    let items = ["A", "B"].map { UITabBarItem(title: $0, image: picture, selectedImage: nil) }
    items[1].badgeValue = "7"
    bar.items = items
    bar.selectedItem = items[0]
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    look.stackedLayoutAppearance.normal.iconColor = .blue
    look.stackedLayoutAppearance.normal.badgeBackgroundColor = .purple
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 8)]
    look.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = look
    look.stackedLayoutAppearance.normal.iconColor = .brown
    bar.layoutIfNeeded()
    #expect(bar.standardAppearance !== look && bar.subviews[0].backgroundColor == .red)
    let buttons = bar.subviews.compactMap { $0 as? UIControl }
    func parts(_ index: Int) throws -> (picture: UIImageView, label: UILabel, badge: UILabel) {
      let button = buttons[index]
      button.layoutIfNeeded()
      let labels = button.subviews.compactMap { $0 as? UILabel }
      return (try #require(button.subviews.first as? UIImageView), labels[0], labels[1])
    }
    #expect(try parts(0).label.textColor == .green && parts(0).label.font.pointSize == 8)
    #expect(try parts(0).picture.tintColor == bar.tintColor && parts(0).label.frame.minY == 32)
    #expect(try parts(1).picture.tintColor == .blue && parts(1).badge.backgroundColor == .purple)
    #expect(try parts(1).label.frame.minY == 34 && parts(1).label.frame.minX == 1)
    bar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .orange
    items[0].setTitleTextAttributes([.foregroundColor: UIColor.cyan], for: .selected)
    bar.layoutIfNeeded()
    let after = bar.subviews.compactMap { $0 as? UIControl }
    for button in after { button.layoutIfNeeded() }
    #expect((after[1].subviews.first as? UIImageView)?.tintColor == .orange)
    #expect((after[0].subviews[1] as? UILabel)?.textColor == .cyan)
    let own = UITabBarAppearance()
    own.configureWithTransparentBackground()
    items[1].standardAppearance = own
    bar.selectedItem = items[1]
    bar.layoutIfNeeded()
    #expect(bar.subviews[0].backgroundColor == nil)
  }

  @Test("Without an appearance, a bar uses its colors, images and unselected tint")
  func colors() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let (plain, chosen) = (
      UIImage(color: .red, size: CGSize(width: 20, height: 20)).withRenderingMode(.alwaysOriginal),
      UIImage(color: .green, size: CGSize(width: 22, height: 22))
    )
    bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: plain, selectedImage: chosen) }
    bar.selectedItem = bar.items?[0]
    bar.unselectedItemTintColor = .brown
    bar.barTintColor = .yellow
    bar.isTranslucent = false
    bar.layoutIfNeeded()
    #expect(bar.subviews[0].backgroundColor == .yellow && !bar.subviews[1].isHidden)
    let pictures = bar.subviews.compactMap { $0 as? UIControl }.map { button in
      button.layoutIfNeeded()
      return button.subviews.first as? UIImageView
    }
    #expect(pictures[0]?.image?.size.width == 22 && pictures[0]?.image?.renderingMode == .alwaysTemplate)
    #expect(pictures[1]?.image === plain && pictures[1]?.tintColor == .brown)
    bar.backgroundImage = UIImage()
    bar.shadowImage = UIImage()
    bar.layoutIfNeeded()
    #expect(bar.subviews[0].backgroundColor == nil && bar.subviews[1].isHidden)
  }

  @Test("Items share the width; the background and shadow do not receive touches")
  func layout() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 83))
    bar.items = items
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0 as? UIControl }
    #expect(buttons.map { $0.frame } == [0.0, 100, 200].map { CGRect(x: $0, y: 0, width: 100, height: 49) })
    #expect(bar.hitTest(CGPoint(x: 150, y: 20), with: nil) === buttons[1])
    #expect(bar.hitTest(CGPoint(x: 150, y: 70), with: nil) === bar)
    let plain = bar.subviews.filter { !($0 is UIControl) }
    #expect(plain.map { $0.frame } == [bar.bounds, CGRect(x: 0, y: 0, width: 300, height: 1 / UIScreen.main.scale)])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(buttons.map { $0.frame.minX } == [200, 100, 0])
  }
}
