// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("Content insets and safe area insets of scroll views", .oneApplication) struct ScrollInsetTests {
  private final class Log: NSObject, UIScrollViewDelegate {
    var adjusted: [UIEdgeInsets] = []
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      adjusted.append(scrollView.adjustedContentInset)
    }
  }

  private let stage = FingerStage(size: CGSize(width: 300, height: 500))
  private let root = UIViewController()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let log = Log()

  init() {
    stage.window.rootViewController = root
    scrollView.delegate = log
    scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.view.addSubview(scrollView)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
    stage.tick()
  }

  private typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  nonisolated static let rows: [(UIScrollView.ContentInsetAdjustmentBehavior, CGSize, UIEdgeInsets)] = [
    (.never, CGSize(width: 900, height: 900), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    (.always, CGSize(width: 10, height: 10), UIEdgeInsets(top: 41, left: 32, bottom: 23, right: 14)),
    (.automatic, CGSize(width: 10, height: 10), UIEdgeInsets(top: 41, left: 2, bottom: 23, right: 4)),
    (.automatic, CGSize(width: 900, height: 10), UIEdgeInsets(top: 41, left: 32, bottom: 23, right: 14)),
    (.scrollableAxes, CGSize(width: 10, height: 10), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    (.scrollableAxes, CGSize(width: 10, height: 900), UIEdgeInsets(top: 41, left: 2, bottom: 23, right: 4)),
    (.scrollableAxes, CGSize(width: 900, height: 10), UIEdgeInsets(top: 1, left: 32, bottom: 3, right: 14)),
  ]

  @Test("The adjustment behavior determines the parts of the safe area that apply", arguments: rows)
  func adjustment(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize, expected: UIEdgeInsets
  ) {
    scrollView.contentSize = content
    scrollView.contentInsetAdjustmentBehavior = behavior
    stage.tick()
    #expect(scrollView.adjustedContentInset == expected)
  }

  @Test("A change is reported once, and resting content stays within its range")
  func changes() {
    scrollView.contentSize = CGSize(width: 300, height: 900)
    scrollView.contentInsetAdjustmentBehavior = .always
    stage.tick()
    scrollView.contentOffset = CGPoint(x: -32, y: 900 + 23 - 500)
    log.adjusted = []
    scrollView.contentInset.bottom = 0
    #expect(log.adjusted == [UIEdgeInsets(top: 41, left: 32, bottom: 20, right: 14)])
    #expect(scrollView.contentOffset.y == 420)
    root.additionalSafeAreaInsets.bottom = 0
    stage.tick()
    #expect(log.adjusted.count == 2)
    #expect(scrollView.contentOffset.y == 400)
  }

  @Test("A drag ends at the inset edge, and beyond it the content resists")
  func dragging() {
    scrollView.contentSize = CGSize(width: 300, height: 900)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
    scrollView.contentOffset.y = -50
    stage.down(150, 100)
    stage.drag(from: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 10), count: 6, every: 0.01)
    #expect(scrollView.contentOffset.y == -100, "fifty of sixty points, without the ten-point slop")
    stage.drag(from: CGPoint(x: 150, y: 160), by: CGPoint(x: 0, y: 10), count: 10, every: 0.01)
    #expect(scrollView.contentOffset.y < -140 && scrollView.contentOffset.y > -170)
    stage.up(150, 260)
    stage.wait(2)
    #expect(scrollView.contentOffset.y == -100)
  }
}
