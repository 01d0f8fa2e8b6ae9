// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests bar appearances as values: their configurations, their copies, and which changes affect a bar.
@Suite("Bar appearances", .oneApplication) @MainActor struct BarAppearanceTests {
  private let green: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.green]

  @Test("The three configurations have the documented values")
  func configurations() {
    let appearance = UIBarAppearance()
    #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == .separator && appearance.backgroundImage == nil && appearance.shadowImage == nil)
    appearance.backgroundImage = UIImage(color: .red, size: CGSize(width: 1, height: 1))
    appearance.shadowImage = UIImage()
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
    #expect(appearance.shadowColor == .separator && appearance.backgroundImage == nil && appearance.shadowImage == nil)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil && appearance.shadowColor == nil)
    appearance.configureWithDefaultBackground()
    #expect(
      appearance.backgroundEffect != nil && appearance.backgroundColor == nil && appearance.shadowColor == .separator)
  }

  @Test("An appearance copies the background from another kind of bar, and everything from its own kind")
  func conversions() {
    let navigation = UINavigationBarAppearance()
    navigation.backgroundColor = .red
    navigation.shadowColor = .blue
    navigation.titleTextAttributes = green
    navigation.largeTitleTextAttributes = green
    navigation.doneButtonAppearance.normal.titleTextAttributes = green
    let toolbar = UIToolbarAppearance(barAppearance: navigation)
    #expect(toolbar.backgroundColor == .red && toolbar.shadowColor == .blue)
    #expect(toolbar.doneButtonAppearance.normal.titleTextAttributes.isEmpty)
    let copy = UINavigationBarAppearance(barAppearance: navigation)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    #expect(copy.largeTitleTextAttributes[.foregroundColor] as? UIColor == .green)
    #expect(copy.doneButtonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    #expect(copy.buttonAppearance.normal.titleTextAttributes.isEmpty)
    navigation.doneButtonAppearance.normal.titleTextAttributes = [:]
    #expect(copy.doneButtonAppearance.normal.titleTextAttributes.count == 1, "copies are independent")
  }

  @Test("The four states of bar buttons and tabs can be set and removed")
  func states() {
    let button = UIBarButtonItemAppearance(style: .done)
    let buttonStates = [button.normal, button.highlighted, button.disabled, button.focused]
    for (index, state) in buttonStates.enumerated() {
      #expect(state.titleTextAttributes.isEmpty)
      state.titleTextAttributes = [.font: UIFont.systemFont(ofSize: CGFloat(10 + index))]
    }
    #expect(buttonStates.map { ($0.titleTextAttributes[.font] as? UIFont)?.pointSize } == [10, 11, 12, 13])
    button.configureWithDefault(for: .done)
    #expect(buttonStates.allSatisfy { $0.titleTextAttributes.isEmpty })
    let tab = UITabBarItemAppearance(style: .compactInline)
    let tabStates = [tab.normal, tab.selected, tab.disabled, tab.focused]
    for state in tabStates {
      #expect(state.iconColor == nil && state.badgeBackgroundColor == nil && state.badgeTextAttributes.isEmpty)
      #expect(state.titlePositionAdjustment == .zero && state.titleTextAttributes.isEmpty)
      state.iconColor = .red
      state.badgeBackgroundColor = .blue
      state.badgeTextAttributes = green
      state.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 1)
    }
    tab.configureWithDefault(for: .inline)
    for state in tabStates {
      #expect(state.iconColor == nil && state.badgeBackgroundColor == nil && state.badgeTextAttributes.isEmpty)
      #expect(state.titlePositionAdjustment == .zero)
    }
  }

  @Test("A tab bar appearance has three layouts, which are copied with it")
  func layouts() {
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.iconColor = .red
    appearance.inlineLayoutAppearance.normal.iconColor = .green
    appearance.compactInlineLayoutAppearance.disabled.iconColor = .blue
    let copy = UITabBarAppearance(barAppearance: appearance)
    appearance.stackedLayoutAppearance.selected.iconColor = nil
    appearance.inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    appearance.compactInlineLayoutAppearance.disabled.iconColor = nil
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .red)
    #expect(copy.inlineLayoutAppearance.normal.iconColor == .green)
    #expect(copy.compactInlineLayoutAppearance.disabled.iconColor == .blue)
  }

  @Test("A toolbar shows its appearance: background, shadow, and the titles of plain and done items")
  func toolbar() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let items = [UIBarButtonItem.Style.plain, .done].map {
      UIBarButtonItem(title: "Item", style: $0, target: nil, action: nil)
    }
    bar.items = items
    let appearance = UIToolbarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.shadowColor = nil
    appearance.buttonAppearance.normal.titleTextAttributes = green
    appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
    bar.standardAppearance = appearance
    bar.compactAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    appearance.backgroundColor = .blue
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(bar.subviews[0].backgroundColor == .red && bar.subviews[1].backgroundColor == nil)
    #expect(bar.compactAppearance?.backgroundColor == .red && bar.scrollEdgeAppearance?.backgroundColor == .red)
    #expect(buttons.map(\.currentTitleColor) == [.green, bar.tintColor])
    #expect(buttons.map { $0.titleLabel?.font.pointSize } == [17, 9])
    items[0].isEnabled = false
    #expect(buttons[0].currentTitleColor == .brown)
    bar.standardAppearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.purple]
    bar.layoutIfNeeded()
    #expect(buttons[0].currentTitleColor == .purple)
  }

  @Test("Without an appearance, a toolbar shows its color and images; an empty image hides the shadow")
  func pictures() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.barTintColor = .red
    bar.layoutIfNeeded()
    #expect(bar.isTranslucent && abs((bar.subviews[0].backgroundColor?.cgColor.alpha ?? 0) - 0.94) < 1e-6)
    bar.isTranslucent = false
    bar.layoutIfNeeded()
    #expect(bar.subviews[0].backgroundColor == .red && !bar.subviews[1].isHidden)
    #expect(bar.subviews[1].frame == CGRect(x: 0, y: 0, width: 320, height: 1 / UIScreen.main.scale))
    let picture = UIImage(color: .blue, size: CGSize(width: 2, height: 2))
    bar.setBackgroundImage(picture, forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === picture)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .compact) == nil)
    #expect(
      bar.shadowImage(forToolbarPosition: .any)?.size == .zero && bar.shadowImage(forToolbarPosition: .top) == nil)
    bar.layoutIfNeeded()
    let view = bar.subviews[0].subviews.first as? UIImageView
    #expect(view?.image === picture && view?.frame == bar.bounds && bar.subviews[1].isHidden)
    bar.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(nil, forToolbarPosition: .any)
    bar.layoutIfNeeded()
    #expect(view?.isHidden == true && !bar.subviews[1].isHidden)
    #expect(bar.shadowImage(forToolbarPosition: .any) == nil)
  }

  @Test("The appearance of the selected item replaces that of its tab bar, also after changes")
  func ofItem() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    bar.selectedItem = items[0]
    bar.standardAppearance.configureWithOpaqueBackground()
    bar.standardAppearance.backgroundColor = .red
    let own = UITabBarAppearance(barAppearance: bar.standardAppearance)
    own.backgroundColor = .green
    items[1].standardAppearance = own
    items[1].scrollEdgeAppearance = own
    bar.layoutIfNeeded()
    #expect(bar.subviews[0].backgroundColor == .red)
    bar.selectedItem = items[1]
    bar.layoutIfNeeded()
    #expect(bar.subviews[0].backgroundColor == .green && items[1].scrollEdgeAppearance?.backgroundColor == .green)
    items[1].standardAppearance?.backgroundColor = .blue
    bar.layoutIfNeeded()
    #expect(bar.subviews[0].backgroundColor == .blue)
    items[1].standardAppearance = nil
    bar.layoutIfNeeded()
    #expect(bar.subviews[0].backgroundColor == .red)
  }
}
