// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A tab bar alone: its items, its height and what a touch beside its items reaches.
@Suite(.oneApplication)
@MainActor
struct UITabBarTests {
  private let items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil) }

  @Test("The selection stays with its item, and ends when the item leaves the bar")
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

  @Test("A bar is 49 points high, and as much higher as the safe area below covers")
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

  @Test("Items share the width, the background and the line do not take touches")
  func layout() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 83))
    bar.items = items
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0 as? UIControl }
    #expect(buttons.map { $0.frame } == [0.0, 100, 200].map { CGRect(x: $0, y: 0, width: 100, height: 49) })
    #expect(bar.hitTest(CGPoint(x: 150, y: 20), with: nil) === buttons[1])
    #expect(bar.hitTest(CGPoint(x: 150, y: 70), with: nil) === bar)
    let plain = bar.subviews.filter { !($0 is UIControl) }
    #expect(plain.map { $0.frame } == [bar.bounds, CGRect(x: 0, y: 0, width: 300, height: PixelGrid.screen.pixel)])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(buttons.map { $0.frame.minX } == [200, 100, 0])
  }
}
