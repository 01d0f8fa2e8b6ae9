// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.uiKit) struct UIPageViewControllerTests {
  final class Page: UIViewController {
    let number: Int
    var calls: [String] = []

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  final class Book: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<5).map { Page($0) }
    var asked: [String] = []

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      let number = (viewController as? Page)?.number ?? 0
      asked.append("before \(number)")
      return number > 0 ? pages[number - 1] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      let number = (viewController as? Page)?.number ?? 0
      asked.append("after \(number)")
      return number + 1 < pages.count ? pages[number + 1] : nil
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let book = Book()

  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
  }

  private func show(_ pages: UIPageViewController) {
    pages.dataSource = book
    window.rootViewController = pages
    window.makeKeyAndVisible()
    UIApplication.shared.tick(timestamp: 0)
    UIApplication.shared.tick(timestamp: 0.1)
  }

  private func scrollView(of pages: UIPageViewController) throws -> UIScrollView {
    try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
  }

  private func run(from start: Double, to end: Double) {
    var time = start
    while time < end {
      UIApplication.shared.tick(timestamp: time)
      time += 1.0 / 60
    }
  }

  @Test func pagesCanBeSetBeforeViewIsLoaded() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(pages.viewControllers == [], "recorded on iOS 26.1")
    var finished: Bool?
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { finished = $0 }
    #expect(finished == true)
    #expect(!pages.isViewLoaded)
    show(pages)
    #expect(book.pages[2].view.frame.size == CGSize(width: 320, height: 480))
    #expect(book.pages[2].calls == ["will appear", "did appear"])
    #expect(pages.children == [book.pages[2]])
    #expect(book.asked == ["before 2", "after 2"])
    #expect(!book.pages[1].isViewLoaded && !book.pages[3].isViewLoaded)
  }

  @Test(arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical], [0.0, 24])
  func neighborsAreOnePageAway(_ orientation: UIPageViewController.NavigationOrientation, spacing: Double) throws {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation, options: [.interPageSpacing: spacing])
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    show(pages)
    let scrollView = try scrollView(of: pages)
    let isHorizontal = orientation == .horizontal
    let length = CGFloat(isHorizontal ? 320 : 480) + CGFloat(spacing)
    #expect((isHorizontal ? scrollView.contentSize.width : scrollView.contentSize.height) == 3 * length)
    #expect((isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y) == length)
    #expect(book.pages[2].view.convert(CGPoint.zero, to: nil) == .zero)
    // Part of the next page is visible.
    scrollView.contentOffset = isHorizontal ? CGPoint(x: length + 100, y: 0) : CGPoint(x: 0, y: length + 100)
    #expect(book.pages[3].parent === pages)
    let origin = book.pages[3].view.convert(CGPoint.zero, to: nil)
    #expect((isHorizontal ? origin.x : origin.y) == length - 100)
    #expect((isHorizontal ? origin.y : origin.x) == 0)
    #expect(book.pages[3].calls == ["will appear"])
    // Scrolling back beyond the current page shows the previous page.
    scrollView.contentOffset = isHorizontal ? CGPoint(x: length - 50, y: 0) : CGPoint(x: 0, y: length - 50)
    #expect(book.pages[3].calls == ["will appear", "will disappear", "did disappear"])
    #expect(book.pages[3].parent == nil)
    #expect(book.pages[1].calls == ["will appear"])
  }

  @Test func animatedChangeSlides() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    show(pages)
    var finished: [Bool] = []
    pages.setViewControllers([book.pages[4]], direction: .forward, animated: true) { finished.append($0) }
    #expect(book.pages[0].calls.last == "will disappear" && book.pages[4].calls == ["will appear"])
    #expect(book.pages[4].view.convert(CGPoint.zero, to: nil).x == 320)
    run(from: 0.12, to: 0.2)
    let x =
      book.pages[4].view.layer.presentation().map { _ in book.pages[4].view.convert(CGPoint.zero, to: nil).x } ?? 0
    #expect(x > 0 && x < 320)
    #expect(finished.isEmpty)
    run(from: 0.2, to: 1)
    #expect(finished == [true])
    #expect(pages.viewControllers == [book.pages[4]])
    #expect(book.pages[4].view.convert(CGPoint.zero, to: nil).x == 0)
    #expect(book.pages[0].calls == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(book.pages[4].calls == ["will appear", "did appear"])
    #expect(pages.children == [book.pages[4]])
  }

  @Test func secondChangeEndsFirst() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    show(pages)
    var ends: [String] = []
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { ends.append("1 \($0)") }
    run(from: 0.12, to: 0.2)
    pages.setViewControllers([book.pages[3]], direction: .reverse, animated: true) { ends.append("3 \($0)") }
    #expect(ends == ["1 false"], "recorded on iOS 26.1")
    #expect(book.pages[1].calls.last == "will disappear")
    run(from: 0.2, to: 1.2)
    #expect(ends == ["1 false", "3 true"])
    #expect(pages.viewControllers == [book.pages[3]])
    #expect(pages.children == [book.pages[3]])
    #expect(UIApplication.shared.validate().isEmpty)
  }

  @Test func removalFromWindowEndsPageChange() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    show(pages)
    let scrollView = try scrollView(of: pages)
    scrollView.contentOffset.x += 100
    window.rootViewController = UIViewController()
    #expect(book.pages[3].calls == ["will appear", "will disappear", "did disappear"])
    #expect(book.pages[2].calls.suffix(2) == ["will disappear", "did disappear"])
    #expect(pages.children == [book.pages[2]])
  }

  @Test func rightToLeft() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    pages.view.semanticContentAttribute = .forceRightToLeft
    show(pages)
    let scrollView = try scrollView(of: pages)
    scrollView.contentOffset.x -= 100
    #expect(book.pages[3].calls == ["will appear"])
    #expect(book.pages[3].view.convert(CGPoint.zero, to: nil).x == -220)
  }

  @Test func twoPagesWithSpineInMiddle() {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(pages.spineLocation == .mid && pages.isDoubleSided)
    #expect(pages.gestureRecognizers.count == 1)
    pages.setViewControllers([book.pages[0], book.pages[1]], direction: .forward, animated: false)
    show(pages)
    #expect(book.pages[0].view.frame == CGRect(x: 0, y: 0, width: 160, height: 480))
    #expect(book.pages[1].view.frame == CGRect(x: 160, y: 0, width: 160, height: 480))
    #expect(
      Diagnostics.recording { pages.setViewControllers([book.pages[2]], direction: .forward, animated: false) }.map(
        \.kind) == ["pageControllers"])
    #expect(pages.viewControllers == [book.pages[0], book.pages[1]])
  }

  @Test func delegateMovesSpineWithOrientation() {
    final class Turner: NSObject, UIPageViewControllerDelegate {
      var pages: [UIViewController] = []
      var asked: [UIInterfaceOrientation] = []

      func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
      ) -> UIPageViewController.SpineLocation {
        asked.append(orientation)
        let isPortrait = orientation == .portrait
        pageViewController.setViewControllers(
          isPortrait ? [pages[0]] : pages, direction: .forward, animated: true)
        return isPortrait ? .min : .mid
      }

      func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientation { .landscapeLeft }
    }
    let turner = Turner()
    turner.pages = [book.pages[0], book.pages[1]]
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.delegate = turner
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    show(pages)
    #expect(pages.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    pages.viewWillTransition(to: CGSize(width: 300, height: 470), with: NoTransition())
    #expect(turner.asked.isEmpty)
    pages.viewWillTransition(to: CGSize(width: 480, height: 320), with: NoTransition())
    #expect(turner.asked == [.landscapeRight] && pages.spineLocation == .mid && pages.isDoubleSided)
    #expect(pages.viewControllers == turner.pages)
    window.frame.size = CGSize(width: 480, height: 320)
    window.layoutIfNeeded()
    #expect(book.pages[1].view.frame == CGRect(x: 240, y: 0, width: 240, height: 320))
    pages.viewWillTransition(to: CGSize(width: 320, height: 480), with: NoTransition())
    #expect(pages.spineLocation == .min && pages.viewControllers == [book.pages[0]])
    #expect(pages.children == [book.pages[0]])
  }

  @Test func sizeChanges() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    show(pages)
    window.frame.size = CGSize(width: 480, height: 320)
    window.layoutIfNeeded()
    #expect(book.pages[2].view.bounds.size == CGSize(width: 480, height: 320))
    #expect(book.pages[2].view.convert(CGPoint.zero, to: nil) == .zero)
  }
}
