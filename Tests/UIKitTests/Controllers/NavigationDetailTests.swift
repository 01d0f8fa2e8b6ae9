// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests the views on screen during a push, without animations, and while a toolbar appears.
@Suite(.oneApplication)
@MainActor
struct NavigationDetailTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let first = UIViewController()
  private let second = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: first)
    first.title = "First"
    second.title = "Second"
    stage.window.rootViewController = navigation
    stage.tick()
  }

  @Test("Halfway through a push, a black view of 4 % is between both screens, and the titles have moved halfway")
  func middle() throws {
    #expect(navigation.view.backgroundColor == .systemBackground)
    navigation.pushViewController(second, animated: true)
    let order = navigation.view.subviews
    let shade = try #require(order.first { $0.backgroundColor == .black })
    let index = try #require(order.firstIndex(of: shade))
    #expect(index > 0 && order[index - 1] === first.view && order[index + 1] === second.view)
    #expect(shade.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    let title = navigation.navigationBar.middleLabel
    #expect(abs(title.layer.presentation()!.transform.m41 - 60) < 0.5)
    stage.wait(0.175)
    #expect(abs(CGFloat(shade.layer.presentation()?.opacity ?? 0) - 0.04) < 0.002)
    #expect(abs(title.layer.presentation()!.transform.m41 - 30) < 0.5)
    stage.wait(0.2)
    #expect(shade.superview == nil && title.transform.isIdentity && title.text == "Second")
  }

  @Test("The back button pops with an animation")
  func backButton() throws {
    navigation.pushViewController(second, animated: false)
    stage.tick()
    let button = try #require(navigation.navigationBar.barButtons.first)
    stage.tap(button.frame.midX, button.convert(CGPoint(x: 0, y: button.bounds.midY), to: nil).y)
    #expect(navigation.topViewController === first && navigation.transitionCoordinator?.isAnimated == true)
    stage.wait(0.1)
    let x = second.view.layer.presentation()!.transform.m41
    #expect(x > 5 && x < 300)
    stage.wait(0.4)
    #expect(second.view.superview == nil && second.parent == nil)
  }

  @Test("With animations disabled, an animated push completes at once")
  func disabled() {
    UIView.performWithoutAnimation { navigation.pushViewController(second, animated: true) }
    #expect(navigation.transitionCoordinator == nil && first.view.superview == nil)
    #expect(second.view.superview === navigation.view && second.view.transform.isIdentity)
  }

  @Test("Content begins below the status bar and the navigation bar, if visible")
  func covered() {
    #expect(first.view.safeAreaInsets.top == 64)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    navigation.setNavigationBarHidden(true, animated: false)
    stage.tick()
    #expect(first.view.safeAreaInsets.top == 20 && navigation.navigationBar.isHidden)
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.navigationBar.isTranslucent = false
    navigation.view.setNeedsLayout()
    stage.tick()
    #expect(first.view.frame == CGRect(x: 0, y: 64, width: 320, height: 504) && first.view.safeAreaInsets.top == 0)
  }

  @Test("A bar stays visible until its hiding animation ends")
  func leavingBar() {
    navigation.setNavigationBarHidden(true, animated: true)
    stage.wait(0.1)
    #expect(!navigation.navigationBar.isHidden)
    let y = navigation.navigationBar.layer.presentation()?.frame.minY ?? 0
    #expect(y < 10 && y > -44)
    stage.wait(0.2)
    #expect(navigation.navigationBar.isHidden)
  }

  @Test("A toolbar enters from below and leaves downward")
  func toolbar() {
    navigation.setToolbarHidden(false, animated: true)
    #expect(!navigation.toolbar.isHidden && navigation.toolbar.superview === navigation.view)
    stage.wait(0.1)
    let coming = navigation.toolbar.layer.presentation()?.frame.minY ?? 0
    #expect(coming > 526 && coming < 566)
    stage.wait(0.2)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 524, width: 320, height: 44))
    navigation.setToolbarHidden(true, animated: true)
    stage.wait(0.1)
    #expect(!navigation.toolbar.isHidden)
    let leaving = navigation.toolbar.layer.presentation()?.frame.minY ?? 0
    #expect(leaving > 526 && leaving < 566)
    stage.wait(0.2)
    #expect(navigation.toolbar.isHidden && navigation.toolbar.frame.minY == 568)
  }

  @Test("A tab bar item is created once, with the controller's title")
  func tabItem() {
    #expect(first.tabBarItem === first.tabBarItem && first.tabBarItem.title == "First")
  }

  @Test("A dark controller makes its views dark")
  func style() {
    #expect(first.view.traitCollection.userInterfaceStyle != .dark)
    first.overrideUserInterfaceStyle = .dark
    #expect(first.view.traitCollection.userInterfaceStyle == .dark)
    #expect(navigation.view.traitCollection.userInterfaceStyle != .dark)
  }

  @Test("A child whose view is added while its parent appears inherits the animation")
  func child() {
    final class Parent: UIViewController {
      let child = Child()
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard child.parent == nil else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    final class Child: UIViewController {
      var appearances: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { appearances.append(animated) }
    }
    let parent = Parent()
    navigation.pushViewController(parent, animated: true)
    stage.wait(0.5)
    #expect(parent.child.appearances == [true])
    navigation.popViewController(animated: false)
    let other = Parent()
    navigation.pushViewController(other, animated: false)
    stage.wait(0.1)
    #expect(other.child.appearances == [false])
  }

  @Test("An alert has rounded corners, fields and a red destructive action; Return chooses the preferred action")
  func alert() throws {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    var chosen: [String] = []
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
    first.present(alert, animated: false)
    stage.tick()
    #expect(alert.textFields?.first?.font == .systemFont(ofSize: 13))
    #expect(alert.button(of: alert.actions[0])?.titleColor(for: .normal) == .systemRed)
    let cards = alert.view.subviews.filter { $0.layer.cornerRadius > 0 }
    #expect(!cards.isEmpty && cards.allSatisfy { $0.layer.cornerRadius == 13 })
    stage.key(.enter)
    stage.wait(0.5)
    #expect(chosen == ["delete"])
    let question = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    for name in ["A", "B"] {
      question.addAction(UIAlertAction(title: name, style: .default) { _ in chosen.append(name) })
    }
    question.preferredAction = question.actions[1]
    first.present(question, animated: false)
    stage.tick()
    #expect(question.button(of: question.actions[0])?.titleColor(for: .normal) != .systemRed)
    stage.key(.enter)
    stage.wait(0.5)
    #expect(chosen == ["delete", "B"])
    let open = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    for name in ["A", "B"] {
      open.addAction(UIAlertAction(title: name, style: .default) { _ in chosen.append(name) })
    }
    first.present(open, animated: false)
    stage.tick()
    stage.key(.enter)
    stage.wait(0.5)
    #expect(chosen == ["delete", "B"] && first.presentedViewController === open, "nothing is preferred")
  }
}
