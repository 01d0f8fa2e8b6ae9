// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A data source and delegate with numbered pages and page dots.
final class DottedBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var index = 0
  var log: [String] = []

  init(count: Int) {
    pages = (0..<count).map { number in
      let page = UIViewController()
      page.title = "\(number)"
      return page
    }
  }

  func number(of page: UIViewController?) -> Int { page.flatMap { pages.firstIndex(of: $0) } ?? -1 }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    log.append("before \(number(of: viewController))")
    let number = number(of: viewController)
    return number > 0 ? pages[number - 1] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    log.append("after \(number(of: viewController))")
    let number = number(of: viewController)
    return number + 1 < pages.count ? pages[number + 1] : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.append("will \(pendingViewControllers.map { number(of: $0) })") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { log.append("did \(finished) \(previousViewControllers.map { number(of: $0) }) \(completed)") }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// Tests the dots of a page view controller, and the order of data source and delegate calls during a page change.
@Suite("Page dots and callbacks", .oneApplication) @MainActor struct PageDotsTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 480))
  private let book = DottedBook(count: 4)

  private func show(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    _ style: UIPageViewController.TransitionStyle = .scroll, at index: Int = 0
  ) -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
    pages.dataSource = book
    pages.delegate = book
    book.index = index
    pages.setViewControllers([book.pages[index]], direction: .forward, animated: false)
    stage.window.rootViewController = pages
    stage.wait(0.1)
    return pages
  }

  private func dots(_ pages: UIPageViewController) throws -> UIPageControl {
    try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
  }

  /// Drags by a distance in points, pauses, and ends the drag.
  private func swipe(_ points: Double) {
    let start = points < 0 ? 300.0 : 20
    stage.down(start, 200)
    let end = stage.drag(
      from: CGPoint(x: start, y: 200), by: CGPoint(x: points / 10, y: 0), count: 10, every: 1.0 / 60)
    stage.wait(0.2)
    stage.up(Double(end.x), 200)
    stage.wait(1)
  }

  @Test("Dots are below the pages, reduce their height, and follow page changes")
  func dotsFollow() throws {
    let pages = show(at: 1)
    let dots = try dots(pages)
    #expect(!dots.isHidden && dots.numberOfPages == 4 && dots.currentPage == 1)
    #expect(dots.frame.maxY == 480 && dots.frame.width == 320 && dots.frame.minX == 0)
    #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil).height == 480 - dots.frame.height)
    swipe(-240)
    #expect(pages.viewControllers == [book.pages[2]] && dots.currentPage == 2)
    swipe(60)
    #expect(pages.viewControllers == [book.pages[2]] && dots.currentPage == 2, "the turn went back")
    swipe(240)
    #expect(pages.viewControllers == [book.pages[1]] && dots.currentPage == 1)
  }

  @Test("A press beside the dots changes one page, within the existing pages")
  func presses() throws {
    let pages = show(at: 2)
    let dots = try dots(pages)
    book.log = []
    stage.tap(Double(dots.frame.maxX) - 10, Double(dots.frame.midY))
    stage.wait(1)
    #expect(pages.viewControllers == [book.pages[3]] && dots.currentPage == 3)
    #expect(book.take().first == "will [3]")
    stage.tap(Double(dots.frame.maxX) - 10, Double(dots.frame.midY))
    stage.wait(1)
    #expect(pages.viewControllers == [book.pages[3]] && dots.currentPage == 3)
    stage.tap(10, Double(dots.frame.midY))
    stage.wait(1)
    #expect(pages.viewControllers == [book.pages[2]] && dots.currentPage == 2)
    #expect(book.pages[2].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test("Pages set by the program use the index that the data source returns")
  func program() throws {
    let pages = show()
    book.index = 3
    pages.setViewControllers([book.pages[3]], direction: .forward, animated: true)
    stage.wait(1)
    #expect(try dots(pages).currentPage == 3 && pages.viewControllers == [book.pages[3]])
    book.index = 1
    pages.setViewControllers([book.pages[1]], direction: .reverse, animated: false)
    #expect(try dots(pages).currentPage == 1)
    #expect(
      book.log.filter { $0.hasPrefix("will") || $0.hasPrefix("did") } == [], "only changes by the user are reported")
  }

  @Test("There are no dots for vertical pages, with page curls, or without pages")
  func none() throws {
    #expect(try dots(show(.vertical)).isHidden)
    #expect(try dots(show(.horizontal, .pageCurl)).isHidden)
    let pages = show()
    #expect(try !dots(pages).isHidden)
    pages.dataSource = nil
    stage.tick()
    #expect(try dots(pages).isHidden)
    #expect(
      book.pages[0].view.convert(book.pages[0].view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("Cancelled, completed and backward page changes call the delegate in the recorded order")
  func order() {
    let pages = show()
    book.log = []
    swipe(-60)
    #expect(book.take() == ["will [1]", "did true [0] false"])
    swipe(-60)
    #expect(book.take() == ["will [1]", "did true [0] false"], "the neighbors are cached")
    swipe(-240)
    #expect(book.take() == ["will [1]", "did true [0] true", "after 1"], "only the unknown side is requested")
    swipe(240)
    #expect(book.take() == ["will [0]", "did true [1] true", "before 0"])
    #expect(pages.viewControllers == [book.pages[0]])
    swipe(240)
    #expect(book.take() == [], "there is no page before the first")
  }

  @Test("A data source that is set again is queried again, and new neighbors replace the old ones")
  func neighborsAgain() {
    let pages = show(at: 1)
    #expect(book.take() == ["before 1", "after 1"])
    pages.dataSource = nil
    swipe(-240)
    #expect(pages.viewControllers == [book.pages[1]] && book.take() == [], "without a data source pages do not change")
    pages.dataSource = book
    #expect(book.take() == ["before 1", "after 1"])
    swipe(-240)
    #expect(pages.viewControllers == [book.pages[2]])
  }

  @Test("A replaced page change of the program completes with false, the last one with true")
  func completions() {
    let pages = show()
    var ends: [String] = []
    for (index, direction) in [(1, UIPageViewController.NavigationDirection.forward), (2, .forward), (0, .reverse)] {
      pages.setViewControllers([book.pages[index]], direction: direction, animated: true) {
        ends.append("\(index) \($0)")
      }
      stage.wait(0.05)
    }
    #expect(ends == ["1 false", "2 false"])
    stage.wait(1)
    #expect(ends == ["1 false", "2 false", "0 true"])
    #expect(pages.viewControllers == [book.pages[0]] && pages.children == [book.pages[0]])
    #expect(book.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test("Setting the same page, or pages outside a window, completes at once")
  func atOnce() {
    let pages = show()
    var ends: [Bool] = []
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: true) { ends.append($0) }
    #expect(ends == [true])
    stage.window.rootViewController = UIViewController()
    stage.tick()
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { ends.append($0) }
    #expect(ends == [true, true] && pages.children == [book.pages[2]])
  }
}
