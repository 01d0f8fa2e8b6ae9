// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// The heights of a sheet, in a window of 320 x 568 without a safe area: the greatest is 514.
@Suite(.oneApplication) @MainActor struct SheetDetentTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let root = UIViewController()
  private let sheet = UIViewController()
  private var presentation: UISheetPresentationController? { sheet.sheetPresentationController }

  init() {
    stage.window.rootViewController = root
  }

  private func present(_ detents: [UISheetPresentationController.Detent]) {
    presentation?.detents = detents
    root.present(sheet, animated: false)
    stage.tick()
  }

  /// Pulls the upper edge of the sheet slowly by points, and lets it go.
  private func pull(by distance: CGFloat, rest: Double = 0.3) {
    let start = CGPoint(x: 160, y: sheet.view.frame.minY + 20)
    stage.down(start.x, start.y)
    let step = (distance + (distance < 0 ? -10 : 10)) / 20
    let end = stage.drag(from: start, by: CGPoint(x: 0, y: step), count: 20, every: 1.0 / 60)
    stage.wait(rest)
    stage.up(end.x, end.y)
    stage.wait(1)
  }

  @Test func theLowestDetentIsUsedFirst() {
    present([.large(), .medium()])
    #expect(sheet.view.frame == CGRect(x: 0, y: 311, width: 320, height: 257))
    presentation?.selectedDetentIdentifier = .large
    stage.tick()
    #expect(sheet.view.frame == CGRect(x: 0, y: 54, width: 320, height: 514))
  }

  @Test func aDetentOfItsOwn() {
    let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { _ in 120 }
    let none = UISheetPresentationController.Detent.custom { _ in nil }
    let high = UISheetPresentationController.Detent.custom { $0.maximumDetentValue + 100 }
    present([none, high, low])
    #expect(sheet.view.frame == CGRect(x: 0, y: 448, width: 320, height: 120))
    presentation?.selectedDetentIdentifier = high.identifier
    stage.tick()
    #expect(sheet.view.frame.minY == 54)
    stage.resize(1024, 768)
    #expect(sheet.view.frame.height == 660)
  }

  @Test(arguments: [(-200.0, 54.0, true), (-60, 311, true), (150, 568, false), (60, 311, true)])
  func aPullChoosesTheNearestDetent(distance: Double, top: Double, stays: Bool) {
    present([.medium(), .large()])
    pull(by: distance)
    #expect((root.presentedViewController === sheet) == stays)
    guard stays else { return }
    #expect(sheet.view.frame == CGRect(x: 0, y: top, width: 320, height: 568 - top))
    #expect(sheet.view.transform.isIdentity)
    #expect(presentation?.selectedDetentIdentifier == (top == 54 ? .large : .medium))
  }

  @Test func aSheetFollowsTheFingerBetweenItsDetents() {
    present([.medium(), .large()])
    stage.down(160, 340)
    stage.drag(from: CGPoint(x: 160, y: 340), by: CGPoint(x: 0, y: -11), count: 10, every: 1.0 / 60)
    #expect(sheet.view.frame.minY == 211 && sheet.view.frame.height == 514)
    stage.move(160, 20)
    #expect(sheet.view.frame.minY == 54)
  }

  @Test func fromTheTopAPullStopsAtTheMiddle() {
    present([.medium(), .large()])
    presentation?.selectedDetentIdentifier = .large
    stage.tick()
    pull(by: 200)
    #expect(root.presentedViewController === sheet && sheet.view.frame.minY == 311)
    pull(by: 200)
    #expect(root.presentedViewController == nil)
  }

  @Test func withoutDarkeningTheWindowBelowIsUsable() {
    var presses = 0
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    presentation?.largestUndimmedDetentIdentifier = .medium
    present([.medium(), .large()])
    stage.tap(50, 120)
    #expect(presses == 1 && root.presentedViewController === sheet)
    presentation?.selectedDetentIdentifier = .large
    stage.tick()
    stage.tap(50, 20)
    stage.wait(1)
    #expect(presses == 1 && root.presentedViewController == nil)
  }

  @Test func theGrabberIsInTheMiddleOfTheUpperEdge() {
    presentation?.prefersGrabberVisible = true
    present([.medium()])
    let bar = sheet.view.subviews.last
    #expect(bar?.frame == CGRect(x: 142, y: 5, width: 36, height: 5))
    presentation?.prefersGrabberVisible = false
    #expect(sheet.view.subviews.isEmpty)
  }

  @Test func changesAreAnimated() {
    present([.medium(), .large()])
    presentation?.animateChanges { presentation?.selectedDetentIdentifier = .large }
    stage.wait(0.1)
    let shown = sheet.view.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 54 && shown < 311)
    stage.wait(2)
    #expect(sheet.view.frame.minY == 54 && sheet.view.layer.presentation()?.frame.minY == 54)
  }

  @Test func contentThatIsScrolledToItsTopRaisesTheSheet() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 514))
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    sheet.view.addSubview(scrollView)
    present([.medium(), .large()])
    pull(by: -200)
    #expect(sheet.view.frame.minY == 54 && scrollView.contentOffset.y == 0)
    presentation?.selectedDetentIdentifier = .medium
    presentation?.prefersScrollingExpandsWhenScrolledToEdge = false
    stage.tick()
    pull(by: -100)
    #expect(sheet.view.frame.minY == 311 && scrollView.contentOffset.y > 50)
  }
}
