// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests `isMovingToParent`, `isMovingFromParent`, `isBeingPresented` and `isBeingDismissed`, which give the reason for
/// an appearance or disappearance. Apple documents that these properties are true only in appearance callbacks.
@Suite("Reasons of controller appearances", .oneApplication) @MainActor struct ControllerMovesTests {
  private final class Mover: UIViewController {
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    /// The reasons that currently apply.
    var reasons: [String] {
      let all = [
        (isMovingToParent, "to parent"), (isMovingFromParent, "from parent"), (isBeingPresented, "presented"),
        (isBeingDismissed, "dismissed"),
      ]
      return all.filter { $0.0 }.map { $0.1 }
    }

    private func note(_ call: String, _ animated: Bool) {
      log.calls.append(([title ?? "", call] + reasons + (animated ? ["animated"] : [])).joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) { note("will", animated) }
    override func viewDidAppear(_ animated: Bool) { note("did", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("will not", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("did not", animated) }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let log = CallLog()

  private func mover(_ name: String) -> Mover { Mover(name, log) }

  private func show(_ root: UIViewController) {
    stage.window.rootViewController = root
    stage.wait(0.1)
    log.calls = []
  }

  @Test("A pushed controller moves to its parent, and from it when it is popped", arguments: [false, true])
  func push(isAnimated: Bool) {
    let (first, second) = (mover("A"), mover("B"))
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    let suffix = isAnimated ? " animated" : ""
    navigation.pushViewController(second, animated: isAnimated)
    stage.wait(0.6)
    #expect(
      log.take() == ["A will not", "B will to parent", "A did not", "B did to parent"].map { $0 + suffix })
    #expect(first.reasons == [] && second.reasons == [])
    navigation.popViewController(animated: isAnimated)
    stage.wait(0.6)
    #expect(
      log.take() == ["B will not from parent", "A will", "B did not from parent", "A did"].map { $0 + suffix })
    #expect(first.reasons == [] && second.reasons == [])
  }

  @Test("The top of a replaced stack moves from its parent, but not if it stays on the stack")
  func replacement() {
    let (first, second, third) = (mover("A"), mover("B"), mover("C"))
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    show(navigation)
    navigation.setViewControllers([first, third], animated: false)
    #expect(log.take() == ["B will not from parent", "C will to parent", "B did not from parent", "C did to parent"])
    navigation.setViewControllers([third, first], animated: false)
    #expect(log.take() == ["C will not", "A will", "C did not", "A did"])
    #expect([first, second, third].allSatisfy { $0.reasons == [] })
  }

  @Test("A cancelled swipe leaves no reason behind, a completed one is a pop")
  func swipe() {
    let (first, second) = (mover("A"), mover("B"))
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    show(navigation)
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
    #expect(navigation.interactivePopGestureRecognizer?.view === navigation.view)
    stage.down(2, 300)
    stage.drag(from: CGPoint(x: 2, y: 300), by: CGPoint(x: 10, y: 0), count: 8, every: 1.0 / 60)
    #expect(log.take() == ["B will not from parent animated", "A will animated"])
    stage.wait(0.3)
    stage.up(82, 300)
    stage.wait(0.6)
    let taken = log.take()
    #expect(
      taken.suffix(2) == ["A did not animated", "B did animated"]
        || taken.suffix(2) == ["B did animated", "A did not animated"])
    #expect(first.reasons == [] && second.reasons == [] && navigation.topViewController === second)
    stage.down(2, 300)
    stage.drag(from: CGPoint(x: 2, y: 300), by: CGPoint(x: 20, y: 0), count: 14, every: 1.0 / 60)
    stage.up(282, 300)
    stage.wait(0.6)
    #expect(log.take().suffix(2) == ["B did not from parent animated", "A did animated"])
    #expect(first.reasons == [] && second.reasons == [] && navigation.viewControllers == [first])
  }

  @Test("The pop gesture is disabled with its recognizer, and at the root")
  func disabledSwipe() {
    let (first, second) = (mover("A"), mover("B"))
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    show(navigation)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    stage.down(2, 300)
    stage.drag(from: CGPoint(x: 2, y: 300), by: CGPoint(x: 20, y: 0), count: 14, every: 1.0 / 60)
    stage.up(282, 300)
    stage.wait(0.6)
    #expect(navigation.topViewController === second && log.take() == [])
  }

  @Test("Only the presented controller is being presented and dismissed", arguments: [false, true])
  func presentation(isAnimated: Bool) {
    let (base, card) = (mover("A"), mover("B"))
    show(base)
    card.modalPresentationStyle = .fullScreen
    let suffix = isAnimated ? " animated" : ""
    base.present(card, animated: isAnimated)
    stage.wait(1)
    #expect(log.take() == ["A will not", "B will presented", "B did presented", "A did not"].map { $0 + suffix })
    #expect(base.reasons == [] && card.reasons == [])
    card.dismiss(animated: isAnimated)
    stage.wait(1)
    #expect(
      log.take() == ["B will not dismissed", "A will", "B did not dismissed", "A did"].map { $0 + suffix })
    #expect(base.reasons == [] && card.reasons == [] && card.presentingViewController == nil)
  }

  @Test("The child of a presented container is not being presented itself")
  func presentedContainer() {
    let (base, child) = (mover("A"), mover("B"))
    show(base)
    let navigation = UINavigationController(rootViewController: child)
    base.present(navigation, animated: true)
    #expect(navigation.isBeingPresented && !child.isBeingPresented)
    stage.wait(1)
    #expect(!navigation.isBeingPresented && log.take().filter { $0.contains("presented") } == [])
    child.dismiss(animated: true)
    #expect(navigation.isBeingDismissed && !child.isBeingDismissed)
    stage.wait(1)
    #expect(!navigation.isBeingDismissed && base.presentedViewController == nil)
  }

  @Test("Selected tabs are neither moved nor presented")
  func tabs() {
    let (first, second) = (mover("A"), mover("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    show(tabs)
    tabs.selectedIndex = 1
    #expect(log.take() == ["A will not", "B will", "A did not", "B did"])
  }
}
