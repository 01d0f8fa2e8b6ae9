// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

private final class LoggingDelegate: NSObject, UINavigationControllerDelegate {
  let log: CallLog

  init(_ log: CallLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    log.calls.append("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    log.calls.append("didShow \(viewController.title ?? "")")
  }
}

@Suite(.oneApplication) @MainActor struct UINavigationControllerTests {
  private let log = CallLog()
  private let window: UIWindow

  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 320, height: 568), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  private func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

  private func shown(_ navigation: UINavigationController) {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  @Test func rootAppearsWithNavigationController() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    let delegate = LoggingDelegate(log)
    navigation.delegate = delegate
    #expect(log.calls == ["A.willMove(parent)", "A.didMove(parent)"])
    log.calls = []
    shown(navigation)
    #expect(
      log.calls == ["A.didLoad", "willShow A", "A.willAppear", "A.isAppearing", "A.didAppear", "didShow A"])
  }

  @Test("G2: push and pop call controllers in the documented order")
  func pushAndPopOrder() {
    let first = controller("A")
    let second = controller("B")
    let navigation = UINavigationController(rootViewController: first)
    let delegate = LoggingDelegate(log)
    navigation.delegate = delegate
    shown(navigation)
    log.calls = []
    UIApplication.shared.tick(timestamp: 0)
    navigation.pushViewController(second, animated: true)
    #expect(
      log.take() == [
        "B.willMove(parent)", "B.didLoad", "willShow B", "A.willDisappear", "B.willAppear", "B.isAppearing",
      ])
    UIApplication.shared.tick(timestamp: 0.34)
    #expect(log.calls.isEmpty && first.view.superview != nil)
    UIApplication.shared.tick(timestamp: 0.35)
    #expect(log.take() == ["A.didDisappear", "B.didAppear", "didShow B", "B.didMove(parent)"])
    #expect(first.view.superview == nil)
    #expect(second.navigationController === navigation)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(
      log.take() == ["B.willMove(nil)", "willShow A", "B.willDisappear", "A.willAppear", "A.isAppearing"])
    UIApplication.shared.tick(timestamp: 0.7)
    #expect(log.take() == ["B.didDisappear", "A.didAppear", "didShow A", "B.didMove(nil)"])
    #expect(second.parent == nil && second.navigationController == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func onlyTopIsNotifiedWhenWholeStackLeaves() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    navigation.pushViewController(controller("B"), animated: false)
    shown(navigation)
    log.calls = []
    window.rootViewController = UIViewController()
    #expect(log.calls == ["B.willDisappear", "B.didDisappear"])
  }

  @Test func changesBelowTopAreSilent() {
    let first = controller("A")
    let second = controller("B")
    let third = controller("C")
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    shown(navigation)
    log.calls = []
    navigation.viewControllers = [third, second]
    #expect(log.calls == ["A.willMove(nil)", "C.willMove(parent)", "A.didMove(nil)", "C.didMove(parent)"])
    #expect(navigation.topViewController === second)
    #expect(navigation.children.count == 2)
  }

  @Test func poppingSeveral() {
    let first = controller("A")
    let navigation = UINavigationController(rootViewController: first)
    let others = [controller("B"), controller("C"), controller("D")]
    for other in others { navigation.pushViewController(other, animated: false) }
    #expect(navigation.popToViewController(others[2], animated: false) == nil)
    let popped = navigation.popToViewController(others[0], animated: false)
    #expect(popped?.map { $0.title } == ["C", "D"])
    #expect(navigation.popToRootViewController(animated: false)?.map { $0.title } == ["B"])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.topViewController === first)
  }

  @Test func misuseChangesNothing() {
    let first = controller("A")
    let navigation = UINavigationController(rootViewController: first)
    shown(navigation)
    log.calls = []
    let faults = Diagnostics.recording {
      navigation.pushViewController(first, animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
      navigation.popToViewController(controller("X"), animated: false)
    }
    #expect(faults.map { $0.kind } == ["navigationTwice", "nestedNavigation", "notOnNavigationStack"])
    #expect(log.calls.isEmpty)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func barIsBelowStatusBar() {
    let root = controller("A")
    let navigation = UINavigationController(rootViewController: root)
    shown(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    navigation.navigationBar.isTranslucent = false
    navigation.view.layoutIfNeeded()
    #expect(root.view.frame == CGRect(x: 0, y: 64, width: 320, height: 504))
    #expect(root.view.safeAreaInsets == .zero)
    navigation.isNavigationBarHidden = true
    navigation.view.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 20)
    #expect(navigation.navigationBar.isHidden)
  }

  // Demo 2: the list in a navigation controller begins 64 points from the top.
  @Test func scrollViewBeginsBelowBar() {
    let root = UIViewController()
    let scroller = UIScrollView(frame: UIScreen.main.bounds)
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(scroller)
    let navigation = UINavigationController(rootViewController: root)
    shown(navigation)
    scroller.contentSize = CGSize(width: 320, height: 1306)
    #expect(scroller.contentInset == .zero)
    #expect(scroller.adjustedContentInset.top == 64)
    #expect(scroller.contentOffset == CGPoint(x: 0, y: -64))
    // Content inside the scroll view has no safe area insets, because it can scroll out from under the bar.
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    scroller.addSubview(row)
    navigation.view.layoutIfNeeded()
    #expect(row.safeAreaInsets == .zero)
    scroller.contentOffset.y = 300
    navigation.isNavigationBarHidden = true
    navigation.view.layoutIfNeeded()
    #expect(scroller.adjustedContentInset.top == 20)
    #expect(scroller.contentOffset.y == 300)
  }

  @Test("Demo 2: a collection of 120 items begins below the bar")
  func aCollectionBeginsBelowTheBar() {
    final class List: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        120
      }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 44, height: 44)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let list = List(collectionViewLayout: layout)
    list.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    shown(UINavigationController(rootViewController: list))
    UIApplication.shared.tick(timestamp: 1)
    #expect(list.collectionView.contentSize == CGSize(width: 320, height: 1306))
    #expect(list.collectionView.contentOffset == CGPoint(x: 0, y: -64))
    // The window ends at y = 568 - 64 = 504 in content coordinates, so rows 0 to 9 are visible.
    #expect(list.collectionView.indexPathsForVisibleItems.count == 50)
    let first = list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.center == CGPoint(x: 32, y: 32))
    #expect(first?.convert(first?.bounds ?? .zero, to: nil).minY == 74)
  }

  @Test func safeAreaOnlyCoversOverlappingViews() {
    let root = UIViewController()
    let high = UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 100))
    let low = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    root.view.addSubview(high)
    root.view.addSubview(low)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    let navigation = UINavigationController(rootViewController: root)
    shown(navigation)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 30, right: 0))
    #expect(high.safeAreaInsets == UIEdgeInsets(top: 34, left: 0, bottom: 0, right: 0))
    #expect(low.safeAreaInsets == .zero)
  }

  @Test func barControlsStatusBarStyleAndTopControllerItsVisibility() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    let navigation = UINavigationController(rootViewController: Dark())
    shown(navigation)
    #expect(navigation.preferredStatusBarStyle == .default && navigation.childForStatusBarStyle == nil)
    navigation.navigationBar.barStyle = .black
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    #expect(navigation.navigationBar.frame.minY == 0)
    navigation.isNavigationBarHidden = true
    #expect(navigation.childForStatusBarStyle === navigation.topViewController)
  }
}
