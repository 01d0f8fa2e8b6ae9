// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

private final class Primary: UICollectionViewController {
  var tapped: (Primary, IndexPath) -> Void = { _, _ in }
  var made: [IndexPath: Int] = [:]
  var heard: [String] = []
  /// The superview of the collection view at each call to `viewIsAppearing`.
  var containers: [UIView?] = []

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    containers.append(collectionView.superview)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made[indexPath, default: 0] += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("select \(indexPath.item)")
    collectionView.deselectItem(at: indexPath, animated: false)
    tapped(self, indexPath)
  }
}

private final class Secondary: UICollectionViewController {
  var heard: [String] = []
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("select \(indexPath.item)")
  }
}

/// Tests the push of demo 8, which changes the layout of a shared collection view.
@Suite(.oneApplication)
@MainActor
struct LayoutNavigationTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let primaryLayout = UICollectionViewFlowLayout()
  private let secondaryLayout = UICollectionViewFlowLayout()
  private let first: Primary
  private let second: Secondary
  private let navigation: UINavigationController

  init() {
    primaryLayout.itemSize = CGSize(width: 140, height: 140)
    secondaryLayout.itemSize = CGSize(width: 300, height: 300)
    secondaryLayout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    first = Primary(collectionViewLayout: primaryLayout)
    second = Secondary(collectionViewLayout: secondaryLayout)
    second.useLayoutToLayoutNavigationTransitions = true
    navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    stage.tick()
  }

  private var list: UICollectionView { first.collectionView }
  private func cell(_ item: Int) -> UICollectionViewCell? { list.cellForItem(at: IndexPath(item: item, section: 0)) }
  private func frame(_ item: Int) -> CGRect { cell(item)?.frame ?? .zero }

  private func push() {
    let second = second
    navigation.pushViewController(second, animated: true)
    stage.wait(0.36)
  }

  @Test("8.1, 8.2: the same collection view uses the second layout, and keeps its data source")
  func pushed() {
    #expect(frame(0) == CGRect(x: 0, y: 0, width: 140, height: 140) && frame(1).minX == 180)
    let view = first.collectionView!
    let offset = view.contentOffset
    #expect(offset.y == -64)
    push()
    #expect(second.collectionView === view && first.collectionView === view)
    #expect(view.collectionViewLayout === secondaryLayout && view.dataSource === first)
    #expect(view.superview === second.view && second.view.window != nil && first.view.superview == nil)
    #expect(view.numberOfItems(inSection: 0) == 100)
    #expect(frame(0) == CGRect(x: 10, y: 10, width: 300, height: 300))
    #expect(view.contentOffset.y == -64 && navigation.topViewController === second)
    #expect(view.frame == second.view.bounds && view.validate().isEmpty)
  }

  @Test("8.3: after half of the duration, every cell is halfway between its two frames")
  func halfWay() {
    let before = frame(0)
    navigation.pushViewController(second, animated: true)
    stage.wait(0.175)
    let shown = cell(0)!.layer.presentation()!
    let after = CGRect(x: 10, y: 10, width: 300, height: 300)
    #expect(abs(shown.bounds.width - (before.width + after.width) / 2) < 1)
    #expect(abs(shown.position.x - (before.midX + after.midX) / 2) < 1)
    #expect(abs(shown.position.y - (before.midY + after.midY) / 2) < 1)
    // The screens themselves do not slide.
    #expect(second.view.layer.presentation()!.transform.m41 == 0)
    stage.wait(0.19)
    #expect(frame(0) == after)
  }

  @Test("A pop without animation returns the collection view before viewIsAppearing")
  func poppedAtOnce() {
    push()
    first.containers = []
    navigation.popViewController(animated: false)
    #expect(first.containers == [first.view] && list.superview === first.view && list.frame == first.view.bounds)
  }

  @Test("8.4, G3: a pop restores frames and offset", arguments: [true, false])
  func popped(isAnimated: Bool) {
    list.contentOffset.y = 500
    stage.tick()
    let frames = list.indexPathsForVisibleItems.map { frame($0.item) }
    push()
    list.contentOffset.y += 2000
    stage.tick()
    navigation.popViewController(animated: isAnimated)
    stage.wait(0.4)
    #expect(list.contentOffset.y == 500 && list.collectionViewLayout === primaryLayout)
    #expect(list.indexPathsForVisibleItems.map { frame($0.item) } == frames)
    #expect(list.superview === first.view && list.delegate === first)
    #expect(list.validate().isEmpty && second.view.superview == nil)
  }

  @Test("8.5: the tapped item is on screen after the push")
  func tapped() {
    list.scrollToItem(at: IndexPath(item: 40, section: 0), at: .bottom, animated: false)
    stage.tick()
    let second = second
    first.tapped = { controller, _ in controller.navigationController?.pushViewController(second, animated: true) }
    let place = list.convert(cell(40)!.center, to: nil)
    stage.tap(place.x, place.y)
    stage.wait(0.5)
    #expect(first.heard == ["select 40"])
    let seen = list.bounds.inset(by: list.adjustedContentInset)
    #expect(list.collectionViewLayout === secondaryLayout && seen.contains(frame(40)))
    // The item is as close to its previous position as it can be while fully visible.
    #expect(abs(frame(40).maxY - seen.maxY) < 1)
  }

  @Test("8.6: a swipe to 30 % follows the touch, and reversing it changes nothing")
  func swipedBack() {
    push()
    let frames = list.indexPathsForVisibleItems.map { frame($0.item) }
    stage.down(5, 300)
    stage.drag(from: CGPoint(x: 5, y: 300), by: CGPoint(x: 10.6, y: 0), count: 10, every: 1.0 / 60)
    let passing = list.collectionViewLayout as? UICollectionViewTransitionLayout
    #expect(passing?.currentLayout === secondaryLayout && passing?.nextLayout === primaryLayout)
    #expect(abs((passing?.transitionProgress ?? 0) - 0.3) < 1e-6)
    #expect(abs(frame(0).width - 252) < 0.01 && list.delegate === first)
    stage.wait(0.3)
    stage.up(111, 300)
    stage.wait(0.4)
    #expect(list.collectionViewLayout === secondaryLayout && list.delegate === second)
    #expect(list.indexPathsForVisibleItems.map { frame($0.item) } == frames)
    #expect(navigation.viewControllers.count == 2 && list.superview === second.view)
    #expect(list.validate().isEmpty)
  }

  @Test("A swipe beyond half continues to the first layout and offset")
  func swiped() {
    list.contentOffset.y = 300
    push()
    stage.down(5, 300)
    stage.drag(from: CGPoint(x: 5, y: 300), by: CGPoint(x: 25, y: 0), count: 10, every: 1.0 / 60)
    stage.wait(0.2)
    stage.up(255, 300)
    stage.wait(0.4)
    #expect(navigation.viewControllers.count == 1 && list.collectionViewLayout === primaryLayout)
    #expect(list.contentOffset.y == 300 && list.superview === first.view && list.delegate === first)
    #expect(list.validate().isEmpty)
  }

  @Test("8.7: a selection on the second screen is sent to the second controller")
  func delegate() {
    push()
    let place = list.convert(cell(0)!.center, to: nil)
    stage.tap(place.x, place.y)
    stage.wait(0.1)
    #expect(second.heard == ["select 0"] && first.heard.isEmpty)
    // A delegate that the app set itself is not replaced.
    navigation.popViewController(animated: false)
    final class Other: NSObject, UICollectionViewDelegate {}
    let other = Other()
    list.delegate = other
    push()
    #expect(list.delegate === other)
  }

  @Test("8.8: no cell is created twice while the layout changes")
  func cellsAreMadeOnce() {
    first.made = [:]
    push()
    #expect(first.made.values.allSatisfy { $0 == 1 })
    first.made = [:]
    navigation.popViewController(animated: true)
    stage.wait(0.4)
    #expect(first.made.values.allSatisfy { $0 == 1 })
  }

  @Test("Three controllers in a row share one view; popping to the root returns it at once")
  func threeInARow() {
    push()
    let third = Secondary(collectionViewLayout: UICollectionViewFlowLayout())
    third.useLayoutToLayoutNavigationTransitions = true
    navigation.pushViewController(third, animated: true)
    stage.wait(0.1)
    navigation.popToRootViewController(animated: true)
    stage.wait(0.4)
    #expect(list.superview === first.view && list.collectionViewLayout === primaryLayout)
    #expect(list.delegate === first && list.contentOffset.y == -64 && list.validate().isEmpty)
    // Controllers that were popped can be pushed again.
    push()
    #expect(list.superview === second.view && list.collectionViewLayout === secondaryLayout)
    navigation.pushViewController(third, animated: true)
    stage.wait(0.4)
    #expect(list.superview === third.view && list.collectionViewLayout !== secondaryLayout && list.validate().isEmpty)
  }

  @Test("Sharing works before anything is on screen, and when removed from the middle of a stack")
  func otherWays() {
    let lowerLayout = UICollectionViewFlowLayout()
    let lower = Primary(collectionViewLayout: lowerLayout)
    let upper = Secondary(collectionViewLayout: UICollectionViewFlowLayout())
    upper.useLayoutToLayoutNavigationTransitions = true
    navigation.setViewControllers([first, lower, upper], animated: false)
    stage.tick()
    #expect(upper.collectionView === lower.collectionView && upper.collectionView.dataSource === lower)
    #expect(upper.collectionView.superview === upper.view && upper.collectionView.visibleCells.count > 3)
    let shared = upper.collectionView
    navigation.popToRootViewController(animated: true)
    stage.wait(0.4)
    #expect(lower.collectionView === shared && shared?.superview === lower.view && shared?.delegate === lower)
    #expect(shared?.collectionViewLayout === lowerLayout)
    // The root controller's own collection view is not moved.
    #expect(list.superview === first.view)
  }

  @Test func misuseIsRejected() {
    var faults = Diagnostics.recording {
      let root = Secondary(collectionViewLayout: UICollectionViewFlowLayout())
      root.useLayoutToLayoutNavigationTransitions = true
      let stack = UINavigationController(rootViewController: root)
      root.loadViewIfNeeded()
      #expect(root.collectionView != nil && stack.topViewController === root)
    }
    #expect(faults.map { $0.kind } == ["layoutNavigation"])
    push()
    faults = Diagnostics.recording { second.useLayoutToLayoutNavigationTransitions = false }
    #expect(faults.count == 1 && second.useLayoutToLayoutNavigationTransitions)
    faults = Diagnostics.recording {
      let loaded = Secondary(collectionViewLayout: UICollectionViewFlowLayout())
      loaded.loadViewIfNeeded()
      loaded.useLayoutToLayoutNavigationTransitions = true
      navigation.pushViewController(loaded, animated: false)
      #expect(loaded.collectionView !== list)
    }
    #expect(faults.count == 1)
  }
}
