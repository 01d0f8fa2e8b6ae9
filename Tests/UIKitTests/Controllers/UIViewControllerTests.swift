// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UIViewControllerTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let log = CallLog()

  private func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

  @Test func childrenAreAddedAndRemoved() {
    let parent = UIViewController()
    let child = controller("A")
    parent.addChild(child)
    child.didMove(toParent: parent)
    #expect(log.take() == ["A.willMove(parent)", "A.didMove(parent)"])
    #expect(child.parent === parent && parent.children.count == 1)
    let other = UIViewController()
    other.addChild(child)
    #expect(parent.children.isEmpty && child.parent === other)
    #expect(log.take() == ["A.didMove(nil)", "A.willMove(parent)"])
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(log.take() == ["A.willMove(nil)", "A.didMove(nil)"])
  }

  @Test func cycleIsRejected() {
    let top = UIViewController()
    let middle = UIViewController()
    let low = UIViewController()
    top.addChild(middle)
    middle.addChild(low)
    let faults = Diagnostics.recording {
      low.addChild(top)
      low.addChild(low)
    }
    #expect(faults.map { $0.kind } == ["controllerCycle", "controllerCycle"])
    #expect(low.children.isEmpty && top.parent == nil)
  }

  @Test func appearanceIsForwardedToChildrenUnlessContainerDoes() {
    final class Quiet: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    for (parent, isForwarded) in [(UIViewController(), true), (Quiet(), false)] {
      let child = controller("A")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      _ = log.take()
      stage.window.rootViewController = parent
      #expect(log.take() == (isForwarded ? ["A.willAppear", "A.isAppearing", "A.didAppear"] : []))
      stage.window.rootViewController = nil
      #expect(log.take() == (isForwarded ? ["A.willDisappear", "A.didDisappear"] : []))
    }
  }

  @Test func childAppearsWhenItsViewIsAdded() {
    let parent = UIViewController()
    stage.window.rootViewController = parent
    let child = controller("A")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "A.willMove(parent)", "A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear", "A.didMove(parent)",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["A.willMove(nil)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)"])
  }

  @Test func appearanceCanBeReversed() {
    let one = controller("A")
    one.beginAppearanceTransition(true, animated: true)
    one.beginAppearanceTransition(true, animated: true)
    one.beginAppearanceTransition(false, animated: true)
    one.endAppearanceTransition()
    one.endAppearanceTransition()
    #expect(log.take() == ["A.willAppear", "A.willDisappear", "A.didDisappear"])
  }

  @Test func transitionBetweenChildren() {
    let parent = UIViewController()
    let first = controller("A")
    let second = controller("B")
    for child in [first, second] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(first.view)
    second.loadViewIfNeeded()
    _ = log.take()
    stage.window.rootViewController = parent
    // The second controller is not notified, because its view is not in the parent's view.
    #expect(log.take() == ["A.willAppear", "A.isAppearing", "A.didAppear"])
    var ends: [Bool] = []
    parent.transition(
      from: first, to: second, duration: 0.2, animations: { second.view.alpha = 0.5 }, completion: { ends.append($0) })
    #expect(log.take() == ["A.willDisappear", "B.willAppear", "B.isAppearing"])
    stage.wait(0.25)
    #expect(log.take() == ["A.didDisappear", "B.didAppear"])
    #expect(ends == [true] && first.view.superview == nil && second.view.superview === parent.view)
    let faults = Diagnostics.recording {
      parent.transition(from: first, to: UIViewController(), duration: 0, animations: nil)
    }
    #expect(faults.map { $0.kind } == ["transitionOfStrangers"])
  }

  @Test func controllersAreNotifiedBeforeAndAfterResizing() {
    final class Sized: UIViewController {
      var heard: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append("\(view.bounds.width) to \(size.width)")
        coordinator.animate(
          alongsideTransition: { [unowned self] _ in self.heard.append("at \(self.view.bounds.width)") },
          completion: { [unowned self] _ in self.heard.append("done") })
      }
    }
    let sized = Sized()
    let navigation = UINavigationController(rootViewController: sized)
    stage.window.rootViewController = navigation
    stage.resize(568, 320)
    #expect(sized.heard.count == 3 && sized.heard[0] == "320.0 to 568.0" && sized.heard[2] == "done")
    #expect(sized.interfaceOrientation == .landscapeRight)
    #expect(UIInterfaceOrientationIsLandscape(sized.interfaceOrientation))
    #expect(sized.traitCollection.verticalSizeClass == .compact)
  }
}
