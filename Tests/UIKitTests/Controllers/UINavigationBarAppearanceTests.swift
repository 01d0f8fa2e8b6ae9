// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Looks of navigation bars", .oneApplication)
@MainActor
struct UINavigationBarAppearanceTests {
  let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  private var background: UIView { bar.subviews[0] }
  private var line: UIView { bar.subviews[1] }

  @Test("background, line and title follow the look, also when the object changes, and the top item's comes first")
  func looks() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    look.titleTextAttributes = [.foregroundColor: UIColor.yellow, .font: UIFont.systemFont(ofSize: 11)]
    bar.standardAppearance = look
    bar.items = [UINavigationItem(title: "A")]
    bar.layoutIfNeeded()
    #expect(
      background.backgroundColor == .red && bar.titleLabel.textColor == .yellow && bar.titleLabel.font.pointSize == 11)
    look.shadowColor = nil
    look.backgroundColor = .blue
    bar.layoutIfNeeded()
    #expect(background.backgroundColor == .blue && line.backgroundColor == nil)
    let clear = UINavigationBarAppearance(barAppearance: look)
    clear.configureWithTransparentBackground()
    bar.topItem?.standardAppearance = clear
    bar.layoutIfNeeded()
    #expect(background.backgroundColor == nil && clear.titleTextAttributes.count == 2)
  }

  @Test("an empty picture is no background, and no line")
  func emptyPictures() {
    bar.setBackgroundImage(UIImage(color: .red, size: CGSize(width: 1, height: 1)), for: .default)
    bar.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.layoutIfNeeded()
    #expect(bar.titleLabel.textColor == .green && !line.isHidden && background.subviews.first?.isHidden == false)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    bar.layoutIfNeeded()
    #expect(background.backgroundColor == nil && line.isHidden)
    bar.setBackgroundImage(nil, for: .default)
    bar.shadowImage = nil
    bar.titleTextAttributes = nil
    bar.layoutIfNeeded()
    #expect(background.backgroundColor != nil && !line.isHidden)
    #expect(bar.titleLabel.textColor == .label && background.subviews.first?.isHidden == true)
  }
}
