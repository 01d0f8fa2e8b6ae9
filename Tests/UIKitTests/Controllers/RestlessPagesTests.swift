// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests pages that are changed by touches, by the app, and by the pages in their lifecycle callbacks.
@Suite("Restless pages", .oneApplication) @MainActor struct RestlessPagesTests {
  /// An endless book: each page creates its neighbors on request.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let scene: RestlessScene
    var turns: [(previous: [UIViewController], isComplete: Bool)] = []
    var willTurn = 0

    init(_ scene: RestlessScene) { self.scene = scene }

    private func neighbor() -> UIViewController? { scene.random.int(in: 0..<5) == 0 ? nil : scene.make() }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor() }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor() }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { willTurn += 1 }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { turns.append((previousViewControllers, completed)) }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 480))

  @Test(
    "Finally one page is visible, and appearance calls of every page alternate", arguments: Seeds.below(24),
    [UIPageViewController.NavigationOrientation.horizontal, .vertical])
  func pageChanges(seed: Int, orientation: UIPageViewController.NavigationOrientation) {
    let scene = RestlessScene(seed: seed)
    let book = Book(scene)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([scene.make()], direction: .forward, animated: false)
    var asked = 0
    var completed = 0
    scene.change = {
      asked += 1
      pages.setViewControllers(
        [scene.make()], direction: scene.random.bool() ? .forward : .reverse, animated: scene.random.bool()
      ) { _ in completed += 1 }
    }
    stage.window.rootViewController = pages
    stage.tick()
    let faults = Diagnostics.recording {
      for _ in 0..<25 {
        scene.budget = 1
        if scene.random.int(in: 0..<3) == 0 {
          scene.change()
        } else {
          let along = scene.random.double(in: -40..<40)
          let step = orientation == .horizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
          stage.down(160, 240)
          stage.drag(from: CGPoint(x: 160, y: 240), by: step, count: 6, every: 1.0 / 60)
          if scene.random.int(in: 0..<4) == 0 { scene.change() }
          stage.up(160 + 6 * step.x, 240 + 6 * step.y)
        }
        stage.wait(scene.random.double(in: 0..<0.8))
      }
      scene.budget = 0
      stage.wait(2)
    }
    #expect(faults.isEmpty, "seed \(seed): \(faults.map(\.message))")
    #expect(completed == asked, "seed \(seed): each completion is called once")
    #expect(book.turns.count == book.willTurn, "seed \(seed): each page change that begins ends")
    let shown = pages.viewControllers ?? []
    #expect(shown.count == 1 && pages.children.map { ObjectIdentifier($0) } == shown.map { ObjectIdentifier($0) })
    #expect(shown[0].view.window === stage.window)
    #expect(shown[0].view.convert(shown[0].view.bounds, to: nil) == pages.view.bounds, "seed \(seed)")
    for controller in scene.living where controller !== shown[0] {
      #expect(controller.parent == nil && controller.viewIfLoaded?.window == nil, "seed \(seed): \(controller.name)")
    }
    #expect(scene.disorder(visible: shown) == [], "seed \(seed)")
    // Without a data source, only the visible page is retained.
    book.turns = []
    pages.dataSource = nil
    #expect(scene.living.count == 1, "seed \(seed): \(scene.living.map(\.name))")
  }

  @Test("Pages that set another page whenever they appear are stopped")
  func withoutEnd() {
    let scene = RestlessScene(seed: 0)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([scene.make()], direction: .forward, animated: false)
    stage.window.rootViewController = pages
    stage.tick()
    scene.always = { kind in
      if kind == "willAppear" { pages.setViewControllers([scene.make()], direction: .forward, animated: false) }
    }
    let faults = Diagnostics.recording {
      pages.setViewControllers([scene.make()], direction: .forward, animated: false)
    }
    #expect(faults.map(\.kind) == ["pagesWithoutEnd"])
    scene.always = nil
    let shown = pages.viewControllers ?? []
    #expect(shown.count == 1 && pages.children.count == 1 && shown[0].parent === pages && scene.living.count == 1)
    #expect(scene.disorder(visible: shown) == [])
  }
}
