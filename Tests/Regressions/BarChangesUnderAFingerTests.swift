// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Bars recreated all of their views when one item changed. Setting a badge during a touch on a tab canceled the press.
/// Changing the title while a navigation bar button was pressed had the same effect. A text field in a title view
/// resigned first responder when a button beside it was enabled. Bars now preserve the views of unchanged items.
/// Another bug: a custom view that was set later was not displayed.
@Suite(.oneApplication)
@MainActor
struct BarChangesUnderAFingerTests {
  private let fingers = RegressionFingers(size: CGSize(width: 320, height: 568))

  @Test("A tab whose badge changes during a touch is selected, and so is its neighbor")
  func badge() {
    let tabs = UITabBarController()
    let pages = ["A", "B"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    tabs.viewControllers = pages
    fingers.window.rootViewController = tabs
    fingers.wait(0.1)
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
    fingers.down(240, 540)
    pages[1].tabBarItem.badgeValue = "1"
    pages[0].tabBarItem.title = "Other"
    fingers.wait(0.1)
    fingers.up(240, 540)
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.subviews.compactMap { $0 as? UIControl } == buttons)
    #expect(buttons.map { $0.accessibilityLabel ?? "" } == ["Other", "B, 1"])
    pages[1].tabBarItem.isEnabled = false
    fingers.wait(0.1)
    #expect(buttons.map(\.isEnabled) == [true, false])
  }

  @Test(
    "A press of a navigation bar button survives changes of the title and the other items", arguments: [false, true])
  func title(isBack: Bool) {
    var presses = 0
    let first = UIViewController()
    first.title = "First"
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Press", primaryAction: UIAction { _ in presses += 1 })
    navigation.pushViewController(second, animated: false)
    fingers.window.rootViewController = navigation
    fingers.wait(0.1)
    let x = isBack ? 40.0 : 280
    fingers.down(x, 42)
    second.title = "0:01"
    fingers.wait(0.05)
    second.navigationItem.rightBarButtonItems?.append(UIBarButtonItem(title: "More", primaryAction: nil))
    second.title = "0:02"
    fingers.wait(0.05)
    fingers.up(x, 42)
    fingers.wait(0.6)
    #expect(presses == (isBack ? 0 : 1) && navigation.viewControllers.count == (isBack ? 1 : 2))
  }

  @Test(
    "A field in a title view or an item remains first responder while other items change", arguments: [false, true])
  func field(isTitle: Bool) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    let screen = UIViewController()
    if isTitle {
      screen.navigationItem.titleView = field
    } else {
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: field)
    }
    fingers.window.rootViewController = UINavigationController(rootViewController: screen)
    fingers.wait(0.1)
    #expect(field.becomeFirstResponder())
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", primaryAction: UIAction { _ in })
    screen.navigationItem.prompt = "Prompt"
    fingers.wait(0.1)
    #expect(field.isFirstResponder && field.window === fingers.window)
    screen.navigationItem.rightBarButtonItem?.isEnabled = false
    screen.title = "Title"
    fingers.wait(0.1)
    #expect(field.isFirstResponder)
  }

  @Test("A press of a toolbar button survives insertion and removal of other items")
  func toolbar() {
    var presses = 0
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    let item = UIBarButtonItem(title: "Press", primaryAction: UIAction { _ in presses += 1 })
    bar.items = [item, .flexibleSpace(), UIBarButtonItem(title: "A", primaryAction: nil)]
    fingers.window.addSubview(bar)
    fingers.wait(0.1)
    fingers.down(30, 122)
    bar.items = [item, UIBarButtonItem(title: "B", primaryAction: nil)]
    fingers.wait(0.05)
    fingers.up(30, 122)
    #expect(presses == 1)
    #expect(bar.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) } == ["Press", "B"])
  }

  @Test(
    "A custom view that is set later replaces the button, and removing it restores the button",
    arguments: [false, true])
  func customView(isToolbar: Bool) {
    let item = UIBarButtonItem(title: "Refresh", primaryAction: UIAction { _ in })
    let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let bar: UIView
    if isToolbar {
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
      toolbar.items = [item]
      bar = toolbar
    } else {
      let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
      let top = UINavigationItem(title: "Title")
      top.leftBarButtonItem = item
      navigationBar.items = [top]
      bar = navigationBar
    }
    fingers.window.addSubview(bar)
    fingers.wait(0.1)
    func titles() -> [String] { bar.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) } }
    #expect(titles() == ["Refresh"])
    item.customView = spinner
    fingers.wait(0.1)
    #expect(spinner.superview === bar && spinner.frame == CGRect(x: 16, y: 12, width: 20, height: 20) && titles() == [])
    item.customView = nil
    fingers.wait(0.1)
    #expect(spinner.superview == nil && titles() == ["Refresh"])
  }

  @Test("A menu that is later added to an item with an action opens on a long press")
  func menu() {
    var presses = 0
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    let item = UIBarButtonItem(title: "Press", primaryAction: UIAction { _ in presses += 1 })
    bar.items = [item]
    let root = UIViewController()
    fingers.window.rootViewController = root
    root.view.addSubview(bar)
    fingers.wait(0.1)
    item.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    fingers.down(30, 122)
    fingers.wait(1.2)
    #expect(root.presentedViewController != nil)
    fingers.up(30, 122)
    #expect(presses == 0)
  }
}
