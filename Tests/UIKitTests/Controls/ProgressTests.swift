// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct ProgressTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))

  @Test func progressViewFillsFromLeadingEdge() {
    let view = UIProgressView(progressViewStyle: .default)
    view.frame = CGRect(x: 10, y: 100, width: 200, height: 4)
    stage.window.addSubview(view)
    view.progress = 0.25
    stage.tick()
    #expect(view.subviews[1].frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    view.semanticContentAttribute = .forceRightToLeft
    stage.tick()
    #expect(view.subviews[1].frame.minX == 150)
    view.progress = 7
    #expect(view.progress == 1 && stage.element(of: view)?.label == "100%")
    #expect(Diagnostics.recording { view.progress = .nan }.map { $0.kind } == ["progressValue"])
    stage.tick()
    view.setProgress(0, animated: true)
    stage.wait(0.1)
    let shown = view.subviews[1].layer.presentation()!.bounds.width
    #expect(shown > 50 && shown < 150)
    #expect(UIProgressView(progressViewStyle: .bar).bounds.height == 2.5)
  }

  @Test func indicatorRotatesByEighthsAndStopsOffScreen() {
    let view = UIActivityIndicatorView(style: .large)
    #expect(view.bounds.size == CGSize(width: 37, height: 37) && view.isHidden)
    stage.window.addSubview(view)
    stage.tick()
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    stage.wait(0.05)
    #expect(view.subviews[0].alpha == 1)
    stage.wait(0.1)
    #expect(view.subviews[1].alpha == 1 && view.subviews[0].alpha < 1)
    stage.wait(0.8)
    #expect(view.subviews[1].alpha == 1)
    #expect(!stage.isAtRest)
    view.removeFromSuperview()
    stage.wait(0.05)
    #expect(stage.isAtRest)
    stage.window.addSubview(view)
    stage.tick()
    #expect(!stage.isAtRest)
    view.stopAnimating()
    stage.wait(0.05)
    #expect(view.isHidden && stage.isAtRest)
  }

  @Test func withReducedMotionIndicatorDoesNotMove() {
    UIAccessibility.isReduceMotionEnabled = true
    let view = UIActivityIndicatorView(style: .medium)
    stage.window.addSubview(view)
    view.startAnimating()
    stage.wait(0.5)
    #expect(view.isAnimating && !view.isHidden && view.subviews[0].alpha == 1)
    #expect(stage.isAtRest)
  }

  @Test func pageControlChangesPages() {
    let pages = UIPageControl(frame: CGRect(x: 60, y: 100, width: 200, height: 26))
    pages.numberOfPages = 3
    stage.window.addSubview(pages)
    stage.tick()
    var told: [Int] = []
    pages.addHandler(for: .valueChanged) { told.append(($0 as? UIPageControl)?.currentPage ?? -1) }
    stage.tap(200, 112)
    stage.tap(200, 112)
    stage.tap(200, 112)
    stage.tap(100, 112)
    #expect(told == [1, 2, 1])
    #expect(pages.press(.arrowRight) && pages.currentPage == 2)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1 && pages.accessibilityValue == "page 2 of 2")
    pages.numberOfPages = -4
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    #expect(pages.size(forNumberOfPages: 3) == CGSize(width: 57, height: 26))
  }
}
