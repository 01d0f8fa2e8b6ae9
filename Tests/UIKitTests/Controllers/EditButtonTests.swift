// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests the bar items that controllers provide.
@Suite(.oneApplication) @MainActor struct EditButtonTests {
  private final class Editor: UIViewController {
    var calls: [Bool] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append(animated)
    }
  }

  @Test("The edit button begins and ends editing, and its title names the next action")
  func editButton() {
    let controller = Editor()
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem && button.title == "Edit" && button.style == .plain)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [button]
    bar.layoutIfNeeded()
    #expect(bar.descendants(UIButton.self).map { $0.accessibilityActivate() } == [true])
    #expect(controller.isEditing && controller.calls == [true] && button.title == "Done" && button.style == .done)
    controller.isEditing = false
    #expect(button.title == "Edit" && controller.calls == [true, false])
  }

  @Test("Flexible spaces of a toolbar share the remaining width")
  func toolbar() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let first = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    let last = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
    bar.setItems([first, .flexibleSpace(), last], animated: false)
    bar.layoutIfNeeded()
    // Bars have margins of 16 points.
    #expect(first.customView?.frame.minX == 16 && first.customView?.frame.midY == 22)
    #expect(last.customView?.frame.maxX == 304)
    bar.items = [.flexibleSpace(), first, .flexibleSpace()]
    bar.layoutIfNeeded()
    #expect(first.customView?.frame.midX == 160 && last.customView?.superview == nil)
    #expect(bar.intrinsicContentSize.height == 44 && bar.items?.count == 3)
  }

  @Test("A navigation controller shows the top controller's toolbar items at the lower edge")
  func navigationToolbar() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    let item = UIBarButtonItem(title: "One")
    root.toolbarItems = [item]
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(navigation.isToolbarHidden && navigation.toolbar.isHidden)
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(!navigation.toolbar.isHidden && navigation.toolbar.frame.maxY == window.bounds.maxY)
    #expect(navigation.toolbar.items?.first === item && root.view.safeAreaInsets.bottom == 44)

    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    root.show(next, sender: nil)
    #expect(navigation.topViewController === next)
    navigation.popViewController(animated: false)
    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.isHidden && next.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: false)
    let other = UIBarButtonItem(title: "Two")
    root.setToolbarItems([other], animated: true)
    window.layoutIfNeeded()
    #expect(!navigation.toolbar.isHidden && navigation.toolbar.items?.first === other)
  }

  @Test("show(_:sender:) presents if there is no navigation controller")
  func show() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let next = UIViewController()
    root.show(next, sender: nil)
    #expect(root.presentedViewController === next)
  }

  @Test("The child that a controller returns determines the status bar style")
  func statusBar() throws {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    final class Host: UIViewController {
      let child = Light()
      override var childForStatusBarStyle: UIViewController? { child }
      override var childForStatusBarHidden: UIViewController? { child }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let host = Host()
    let navigation = UINavigationController(rootViewController: host)
    window.rootViewController = host
    window.makeKeyAndVisible()
    let scene = try #require(window.windowScene)
    #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
    #expect(navigation.prefersStatusBarHidden)
  }
}
