// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("Navigation bar appearances", .oneApplication)
@MainActor
struct UINavigationBarAppearanceTests {
  let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  private var background: UIView { bar.subviews[0] }
  private var line: UIView { bar.subviews[1] }

  @Test(
    "Background, shadow and title follow the appearance and its changes; the top item's takes precedence")
  func appearances() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    look.titleTextAttributes = [.foregroundColor: UIColor.yellow, .font: UIFont.systemFont(ofSize: 11)]
    bar.standardAppearance = look
    bar.items = [UINavigationItem(title: "A")]
    bar.layoutIfNeeded()
    #expect(
      background.backgroundColor == .red && bar.middleLabel.textColor == .yellow && bar.middleLabel.font.pointSize == 11
    )
    bar.standardAppearance.shadowColor = nil
    bar.standardAppearance.backgroundColor = .blue
    bar.layoutIfNeeded()
    #expect(background.backgroundColor == .blue && line.backgroundColor == nil)
    let clear = UINavigationBarAppearance(barAppearance: look)
    clear.configureWithTransparentBackground()
    bar.topItem?.standardAppearance = clear
    bar.layoutIfNeeded()
    #expect(background.backgroundColor == nil && clear.titleTextAttributes.count == 2)
  }

  @Test("Bars and items copy the appearances assigned to them")
  func copies() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    let item = UINavigationItem(title: "A")
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = look
    bar.compactAppearance = look
    item.standardAppearance = look
    item.scrollEdgeAppearance = look
    item.compactAppearance = look
    look.backgroundColor = .blue
    look.buttonAppearance.normal.titleTextAttributes = [:]
    let copies = [
      bar.standardAppearance, bar.scrollEdgeAppearance, bar.compactAppearance, item.standardAppearance,
      item.scrollEdgeAppearance, item.compactAppearance,
    ]
    for copy in copies {
      #expect(copy !== look && copy?.backgroundColor == .red)
      #expect(copy?.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    }
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(background.backgroundColor == .red)
    item.standardAppearance?.backgroundColor = .orange
    bar.layoutIfNeeded()
    #expect(background.backgroundColor == .orange)
  }

  @Test("Buttons use the font and color of the appearance for their kind and state unless they have their own")
  func buttons() throws {
    let items = [UIBarButtonItem.Style.plain, .done, .plain].map {
      UIBarButtonItem(title: "B", style: $0, target: nil, action: nil)
    }
    items[2].setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
    let top = UINavigationItem(title: "A")
    top.rightBarButtonItems = items
    bar.items = [UINavigationItem(title: "Before"), top]
    let look = bar.standardAppearance
    look.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9),
    ]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.doneButtonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
    look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    bar.layoutIfNeeded()
    // On the right, the first item is the outermost one.
    func button(_ item: UIBarButtonItem) throws -> UIButton {
      let index = try #require(items.firstIndex { $0 === item })
      return bar.barButtons.reversed()[index]
    }
    #expect(try button(items[0]).currentTitleColor == .red && button(items[0]).titleLabel?.font.pointSize == 9)
    #expect(try button(items[1]).currentTitleColor == .green)
    #expect(try button(items[1]).titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(try button(items[2]).currentTitleColor == .brown && button(items[2]).titleLabel?.font.pointSize == 9)
    #expect(bar.barButtons.first?.currentTitleColor == .blue)
    items[1].isEnabled = false
    bar.layoutIfNeeded()
    #expect(try button(items[1]).currentTitleColor == .gray)
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
    bar.layoutIfNeeded()
    #expect(try button(items[0]).currentTitleColor == .purple)
    look.buttonAppearance = UIBarButtonItemAppearance()
    look.backButtonAppearance = UIBarButtonItemAppearance()
    bar.layoutIfNeeded()
    #expect(try button(items[0]).currentTitleColor == bar.tintColor)
    #expect(try button(items[0]).titleLabel?.font == .systemFont(ofSize: 17))
    #expect(bar.barButtons.first?.currentTitleColor == bar.tintColor)
  }

  @Test("An empty image hides the background and the shadow")
  func emptyImages() {
    bar.setBackgroundImage(UIImage(color: .red, size: CGSize(width: 1, height: 1)), for: .default)
    bar.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.layoutIfNeeded()
    #expect(bar.middleLabel.textColor == .green && !line.isHidden && background.subviews.first?.isHidden == false)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    bar.layoutIfNeeded()
    #expect(background.backgroundColor == nil && line.isHidden)
    bar.setBackgroundImage(nil, for: .default)
    bar.shadowImage = nil
    bar.titleTextAttributes = nil
    bar.layoutIfNeeded()
    #expect(background.backgroundColor != nil && !line.isHidden)
    #expect(bar.middleLabel.textColor == .label && background.subviews.first?.isHidden == true)
  }
}
