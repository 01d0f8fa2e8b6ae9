// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the positions of items in a navigation bar, and the views that remain when items change.
@Suite(.oneApplication)
@MainActor
struct NavigationBarItemsTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  private func box(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)) }

  private func item(left: [UIView], right: [UIView], title: UIView? = nil) -> UINavigationItem {
    let item = UINavigationItem(title: "Title")
    item.leftBarButtonItems = left.map { UIBarButtonItem(customView: $0) }
    item.rightBarButtonItems = right.map { UIBarButtonItem(customView: $0) }
    item.titleView = title
    return item
  }

  @Test("Items are at both ends, 16 points from the edges and 8 points apart, with the title centered")
  func frames() {
    let left = [box(30), box(40)]
    let right = [box(50), box(60)]
    bar.items = [item(left: left, right: right)]
    bar.layoutIfNeeded()
    #expect(
      left.map { $0.frame } == [
        CGRect(x: 16, y: 12, width: 30, height: 20), CGRect(x: 54, y: 12, width: 40, height: 20),
      ])
    #expect(
      right.map { $0.frame } == [
        CGRect(x: 254, y: 12, width: 50, height: 20), CGRect(x: 186, y: 12, width: 60, height: 20),
      ])
    // The title is left of the center, because the buttons leave only the range from 102 to 178.
    #expect(bar.middleLabel.center.x <= 160 && bar.middleLabel.frame.minX >= 102 && bar.middleLabel.frame.maxX <= 178)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(left.map { $0.frame.maxX } == [304, 266] && right.map { $0.frame.minX } == [16, 74])
  }

  @Test("The views of an item are removed with it")
  func replacing() {
    let views = [box(30), box(40), box(50)]
    bar.items = [item(left: [views[0]], right: [views[1]], title: views[2])]
    bar.layoutIfNeeded()
    #expect(views.allSatisfy { $0.superview === bar } && bar.middleLabel.isHidden)
    #expect(views[2].frame == CGRect(x: 135, y: 12, width: 50, height: 20))
    bar.items = [UINavigationItem(title: "Other")]
    bar.layoutIfNeeded()
    #expect(views.allSatisfy { $0.superview == nil } && !bar.middleLabel.isHidden)
    #expect(Array(bar.subviews.dropFirst(2)) == [bar.middleLabel], "only the background, the shadow and the title")
    #expect(abs(bar.middleLabel.center.x - 160) < 0.01 && bar.middleLabel.center.y == 22)
  }

  @Test("Changing an item's style changes its font weight at once")
  func style() throws {
    let item = UINavigationItem(title: "Title")
    let button = UIBarButtonItem(title: "Save")
    item.rightBarButtonItem = button
    bar.items = [item]
    bar.layoutIfNeeded()
    let view = try #require(bar.barButtons.last)
    #expect(view.titleLabel?.font == .systemFont(ofSize: 17, weight: .regular))
    button.style = .done
    #expect(view.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test("A background image that is removed and set again is shown again")
  func background() {
    func picture() -> UIView? { bar.subviews[0].subviews.first }
    let image = UIImage(color: .red, size: CGSize(width: 1, height: 1))
    bar.setBackgroundImage(image, for: .default)
    bar.layoutIfNeeded()
    #expect(picture()?.isHidden == false && picture()?.frame.size == bar.subviews[0].frame.size)
    #expect(bar.subviews[0].backgroundColor != nil)
    bar.setBackgroundImage(nil, for: .default)
    bar.layoutIfNeeded()
    #expect(picture()?.isHidden == true)
    bar.setBackgroundImage(image, for: .default)
    bar.layoutIfNeeded()
    #expect(picture()?.isHidden == false)
  }

  @Test("The configurations of a bar appearance set the documented colors and images")
  func appearances() {
    let look = UIBarAppearance()
    look.backgroundImage = UIImage(color: .red, size: CGSize(width: 1, height: 1))
    look.configureWithOpaqueBackground()
    #expect(look.backgroundColor == .systemBackground && look.backgroundEffect == nil)
    #expect(look.shadowColor == .separator && look.backgroundImage == nil)
    look.configureWithTransparentBackground()
    #expect(look.backgroundColor == nil && look.backgroundEffect == nil && look.shadowColor == nil)
    look.configureWithDefaultBackground()
    #expect(look.backgroundColor == nil && look.backgroundEffect != nil && look.shadowColor == .separator)
  }

  @Test("Orientation bits are equal to Apple's")
  func orientations() {
    let all: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .landscape, .all, .allButUpsideDown,
    ]
    #expect(all.map { $0.rawValue } == [2, 4, 8, 16, 24, 30, 26])
  }
}
