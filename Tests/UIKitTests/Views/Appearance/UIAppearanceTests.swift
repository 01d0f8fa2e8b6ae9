// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the values that appearance proxies set on views and bar items.
@Suite("Appearance proxies", .oneApplication)
@MainActor
struct UIAppearanceTests {
  private final class BigSwitch: UISwitch {}

  let stage = FingerStage()

  private func show(_ view: UIView, in parent: UIView? = nil) {
    (parent ?? stage.window).addSubview(view)
    stage.tick()
  }

  @Test("Objects get the values when they enter the window, but not earlier, and no later ones")
  func entering() {
    defer { UIApplication.shared.reset() }
    UISwitch.appearance().onTintColor = .red
    let view = UISwitch()
    #expect(view.onTintColor == nil)
    show(view)
    #expect(view.onTintColor == .red)
    UISwitch.appearance().onTintColor = .blue
    #expect(view.onTintColor == .red)
    let other = UISwitch()
    show(other)
    #expect(other.onTintColor == .blue)
  }

  @Test("An object's own values are kept")
  func own() {
    defer { UIApplication.shared.reset() }
    UILabel.appearance().textColor = .red
    UILabel.appearance().font = .boldSystemFont(ofSize: 30)
    let label = UILabel()
    label.textColor = .green
    show(label)
    #expect(label.textColor == .green && label.font == .boldSystemFont(ofSize: 30))
  }

  @Test("The proxy of a subclass takes precedence over that of its superclass, in any order of creation")
  func subclasses() {
    defer { UIApplication.shared.reset() }
    BigSwitch.appearance().onTintColor = .blue
    UISwitch.appearance().onTintColor = .red
    UISwitch.appearance().thumbTintColor = .green
    UIView.appearance().tintColor = .orange
    let (big, plain) = (BigSwitch(), UISwitch())
    show(big)
    show(plain)
    #expect(big.onTintColor == .blue && big.thumbTintColor == .green && big.tintColor == .orange)
    #expect(plain.onTintColor == .red)
    #expect(UISwitch.appearance() === UISwitch.appearance() && BigSwitch.appearance() !== UISwitch.appearance())
  }

  @Test("Containers match from the inside outward, as views and controllers; more of them take precedence")
  func containers() {
    defer { UIApplication.shared.reset() }
    UISwitch.appearance().onTintColor = .red
    UISwitch.appearance(whenContainedInInstancesOf: [UIStackView.self]).onTintColor = .green
    UISwitch.appearance(whenContainedInInstancesOf: [UIStackView.self, UIAlertController.self]).onTintColor = .black
    UISwitch.appearance(whenContainedInInstancesOf: [UIStackView.self, UITableViewController.self]).onTintColor = .blue
    let stack = UIStackView()
    show(stack)
    let (inside, outside) = (UISwitch(), UISwitch())
    stack.addArrangedSubview(inside)
    show(outside)
    stage.tick()
    #expect(inside.onTintColor == .green && outside.onTintColor == .red)

    let controller = UITableViewController(style: .plain)
    let inner = UIStackView()
    let deep = UISwitch()
    inner.addArrangedSubview(deep)
    controller.view.addSubview(inner)
    stage.window.rootViewController = controller
    stage.tick()
    #expect(deep.onTintColor == .blue)
  }

  @Test("Navigation bars support colors, attributes, appearances and buttons")
  func bars() {
    defer { UIApplication.shared.reset() }
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().tintColor = .green
    UINavigationBar.appearance().prefersLargeTitles = true
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 11)], for: .normal)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: controller)
    stage.window.rootViewController = navigation
    stage.tick()
    stage.tick()
    let bar = navigation.navigationBar
    #expect(bar.standardAppearance.backgroundColor == .red && bar.tintColor == .green && bar.prefersLargeTitles)
    let item = controller.navigationItem.rightBarButtonItem
    let attributes = item?.titleTextAttributes(for: .normal)
    #expect(attributes?[.foregroundColor] as? UIColor == .blue)
    #expect(attributes?[.font] as? UIFont == .boldSystemFont(ofSize: 11))
  }

  @Test("Tab bars and toolbars support proxies")
  func otherBars() {
    defer { UIApplication.shared.reset() }
    let look = UITabBarAppearance()
    look.backgroundColor = .red
    UITabBar.appearance().standardAppearance = look
    UITabBar.appearance().unselectedItemTintColor = .blue
    UIToolbar.appearance().standardAppearance.backgroundColor = .green
    UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .selected)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let toolbar = UIToolbar()
    show(toolbar)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .black
    stage.window.rootViewController = tabs
    stage.tick()
    #expect(tabs.tabBar.standardAppearance.backgroundColor == .red && tabs.tabBar.unselectedItemTintColor == .blue)
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    toolbar.items = [item]
    let stack = UIStackView()
    toolbar.removeFromSuperview()
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self, UIStackView.self]).tintColor = .orange
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .purple
    show(stack)
    stack.addArrangedSubview(toolbar)
    stage.tick()
    #expect(item.tintColor == .orange && tabs.tabBar.subviews.compactMap { $0 as? UIControl }.count == 2)
    #expect(toolbar.standardAppearance.backgroundColor == .green && toolbar.scrollEdgeAppearance == nil)
    let attributes = tabs.tabBar.items?[0].titleTextAttributes(for: .selected)
    #expect(attributes?[.foregroundColor] as? UIColor == .brown)
  }

  @Test("A new application has no proxies")
  func reset() {
    defer { UIApplication.shared.reset() }
    UISwitch.appearance().onTintColor = .red
    UIApplication.shared.reset()
    let other = FingerStage()
    let view = UISwitch()
    other.window.addSubview(view)
    other.tick()
    #expect(view.onTintColor == nil)
  }
}
