// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the heights of a sheet in a window of 320 x 568 without a safe area. The largest height is 514.
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

  /// Slowly drags the sheet by a distance, near its upper edge, and releases it.
  private func pull(by distance: CGFloat, rest: Double = 0.3) {
    let start = CGPoint(x: 160, y: sheet.view.frame.minY + 20)
    stage.down(start.x, start.y)
    let step = (distance + (distance < 0 ? -10 : 10)) / 20
    let end = stage.drag(from: start, by: CGPoint(x: 0, y: step), count: 20, every: 1.0 / 60)
    stage.wait(rest)
    stage.up(end.x, end.y)
    stage.wait(1)
  }

  @Test func lowestDetentIsUsedFirst() {
    present([.large(), .medium()])
    #expect(sheet.view.frame == CGRect(x: 0, y: 280, width: 320, height: 288))
    presentation?.selectedDetentIdentifier = .large
    stage.tick()
    #expect(sheet.view.frame == CGRect(x: 0, y: 54, width: 320, height: 514))
  }

  @Test func customDetent() {
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

  @Test(arguments: [(-200.0, 54.0, true), (-60, 280, true), (150, 568, false), (60, 280, true)])
  func pullSelectsNearestDetent(distance: Double, top: Double, stays: Bool) {
    present([.medium(), .large()])
    pull(by: distance)
    #expect((root.presentedViewController === sheet) == stays)
    guard stays else { return }
    #expect(sheet.view.frame == CGRect(x: 0, y: top, width: 320, height: 568 - top))
    #expect(sheet.view.transform.isIdentity)
    #expect(presentation?.selectedDetentIdentifier == (top == 54 ? .large : .medium))
  }

  @Test func sheetFollowsTouchBetweenDetents() {
    present([.medium(), .large()])
    stage.down(160, 310)
    stage.drag(from: CGPoint(x: 160, y: 310), by: CGPoint(x: 0, y: -11), count: 10, every: 1.0 / 60)
    #expect(sheet.view.frame.minY == 180 && sheet.view.frame.height == 514)
    stage.move(160, 20)
    #expect(sheet.view.frame.minY == 54)
  }

  @Test func pullFromTopStopsAtMedium() {
    present([.medium(), .large()])
    presentation?.selectedDetentIdentifier = .large
    stage.tick()
    pull(by: 200)
    #expect(root.presentedViewController === sheet && sheet.view.frame.minY == 280)
    pull(by: 200)
    #expect(root.presentedViewController == nil)
  }

  @Test func withoutDimmingWindowBelowIsUsable() {
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

  @Test func grabberIsAtCenterOfUpperEdge() {
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
    #expect(shown > 54 && shown < 280)
    stage.wait(2)
    #expect(sheet.view.frame.minY == 54 && sheet.view.layer.presentation()?.frame.minY == 54)
  }

  @Test func contentAtItsTopRaisesSheet() {
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
    #expect(sheet.view.frame.minY == 280 && scrollView.contentOffset.y > 50)
  }

  private func addList() -> UIScrollView {
    let scrollView = UIScrollView(frame: sheet.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    sheet.view.addSubview(scrollView)
    return scrollView
  }

  @Test func oneDragRaisesSheetAndThenScrolls() {
    let scrollView = addList()
    present([.medium(), .large()])
    let top: () -> (CGFloat, CGFloat) = { [sheet] in (sheet.view.frame.minY, scrollView.contentOffset.y) }
    stage.down(160, 500)
    // The drag begins after 10 points.
    stage.drag(from: CGPoint(x: 160, y: 500), by: CGPoint(x: 0, y: -10), count: 24, every: 1.0 / 60)
    #expect(top() == (54, 4))
    stage.drag(from: CGPoint(x: 160, y: 260), by: CGPoint(x: 0, y: -10), count: 10, every: 1.0 / 60)
    #expect(top() == (54, 104))
    // A downward drag first scrolls the content to its top.
    stage.drag(from: CGPoint(x: 160, y: 160), by: CGPoint(x: 0, y: 10), count: 10, every: 1.0 / 60)
    #expect(top() == (54, 4))
    stage.drag(from: CGPoint(x: 160, y: 260), by: CGPoint(x: 0, y: 10), count: 10, every: 1.0 / 60)
    #expect(top() == (150, 0))
    stage.wait(0.3)
    stage.up(160, 360)
    stage.wait(1)
    #expect(top() == (54, 0) && !scrollView.isDragging && !scrollView.isDecelerating)
  }

  @Test func flickContinuesAfterSheetIsRaised() {
    let scrollView = addList()
    present([.medium(), .large()])
    stage.down(160, 540)
    let end = stage.drag(from: CGPoint(x: 160, y: 540), by: CGPoint(x: 0, y: -20), count: 18, every: 1.0 / 60)
    stage.up(end.x, end.y)
    #expect(scrollView.isDecelerating)
    let offset = scrollView.contentOffset.y
    stage.wait(2)
    #expect(sheet.view.frame.minY == 54 && scrollView.contentOffset.y > offset + 100)
  }

  @Test func scrolledContentDoesNotMoveSheet() {
    let scrollView = addList()
    present([.medium(), .large()])
    scrollView.contentOffset.y = 300
    pull(by: 100)
    #expect(sheet.view.frame.minY == 280 && abs(scrollView.contentOffset.y - 200) < 1)
    #expect(root.presentedViewController === sheet)
  }

  @Test func sheetWithRefreshControlIsNotDraggedByContent() {
    let scrollView = addList()
    scrollView.refreshControl = UIRefreshControl()
    present([.medium(), .large()])
    stage.down(160, 320)
    stage.drag(from: CGPoint(x: 160, y: 320), by: CGPoint(x: 0, y: 10), count: 6, every: 1.0 / 60)
    #expect(sheet.view.frame.minY == 280 && scrollView.contentOffset.y < -10)
    stage.up(160, 380)
  }

  @Test func contentOfSheetWithOneDetentDismissesIt() {
    let scrollView = addList()
    present([.large()])
    pull(by: -100)
    #expect(sheet.view.frame.minY == 54 && abs(scrollView.contentOffset.y - 100) < 1)
    scrollView.contentOffset = .zero
    pull(by: 300)
    #expect(root.presentedViewController == nil)
  }

  @Test func tableCanBeSheetItself() throws {
    let table = UITableViewController(style: .plain)
    let list = try #require(table.sheetPresentationController)
    list.detents = [.medium(), .large()]
    list.prefersGrabberVisible = true
    table.tableView.rowHeight = 44
    let rows = SheetRows()
    table.tableView.dataSource = rows
    root.present(table, animated: false)
    stage.tick()
    stage.down(160, 500)
    stage.drag(from: CGPoint(x: 160, y: 500), by: CGPoint(x: 0, y: -10), count: 34, every: 1.0 / 60)
    #expect(table.view.frame.minY == 54 && table.tableView.contentOffset.y == 104)
    let grabber = try #require(table.view.subviews.first { $0.accessibilityLabel == "Sheet Grabber" })
    #expect(grabber.convert(grabber.bounds, to: nil) == CGRect(x: 142, y: 59, width: 36, height: 5))
    stage.wait(0.3)
    stage.up(160, 160)
    stage.wait(1)
    #expect(list.selectedDetentIdentifier == .large && table.tableView.contentOffset.y == 104)
    // A downward pull scrolls the content first.
    stage.down(160, 200)
    stage.drag(from: CGPoint(x: 160, y: 200), by: CGPoint(x: 0, y: 10), count: 9, every: 1.0 / 60)
    #expect(table.view.frame.minY == 54 && table.tableView.contentOffset.y == 24)
    stage.up(160, 290)
    stage.wait(1)
    stage.tap(160, 62)
    stage.wait(1)
    #expect(table.view.frame.minY == 280)
  }

  @Test func onlyUserChangesAreReported() {
    let listener = DetentListener()
    presentation?.delegate = listener
    presentation?.prefersGrabberVisible = true
    present([.medium(), .large()])
    presentation?.selectedDetentIdentifier = .large
    stage.tick()
    #expect(listener.changes.isEmpty)
    pull(by: 200)
    #expect(listener.changes == [.medium])
    pull(by: 20)
    #expect(listener.changes == [.medium])
    stage.tap(160, sheet.view.frame.minY + 8)
    stage.wait(1)
    #expect(listener.changes == [.medium, .large] && sheet.view.frame.minY == 54)
    stage.tap(160, sheet.view.frame.minY + 8)
    stage.wait(1)
    #expect(listener.changes == [.medium, .large, .medium] && sheet.view.frame.minY == 280)
    #expect(presentation?.delegate === listener)
  }

  @Test func assistiveTechnologyMovesGrabber() throws {
    presentation?.prefersGrabberVisible = true
    present([.medium(), .large()])
    let grabber = try #require(sheet.view.subviews.last)
    #expect(grabber.accessibilityLabel == "Sheet Grabber" && grabber.accessibilityTraits.contains(.adjustable))
    grabber.accessibilityDecrement()
    #expect(presentation?.selectedDetentIdentifier == nil)
    grabber.accessibilityIncrement()
    #expect(presentation?.selectedDetentIdentifier == .large)
    grabber.accessibilityIncrement()
    #expect(presentation?.selectedDetentIdentifier == .large)
    #expect(grabber.accessibilityActivate() && presentation?.selectedDetentIdentifier == .medium)
  }

  @Test func compactHeightWindowIsCoveredUnlessSheetIsAttached() {
    stage.resize(640, 360)
    presentation?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    sheet.preferredContentSize = CGSize(width: 300, height: 0)
    present([.medium(), .large()])
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 640, height: 360) && sheet.view.layer.cornerRadius == 0)
    pull(by: 250)
    #expect(root.presentedViewController === sheet && sheet.view.frame.minY == 0)
    presentation?.prefersEdgeAttachedInCompactHeight = true
    stage.tick()
    // In compact height, the medium detent is inactive.
    #expect(sheet.view.frame == CGRect(x: 170, y: 54, width: 300, height: 306) && sheet.view.layer.cornerRadius == 10)
    presentation?.widthFollowsPreferredContentSizeWhenEdgeAttached = false
    stage.tick()
    #expect(sheet.view.frame == CGRect(x: 0, y: 54, width: 640, height: 306))
  }

  @Test func wideSheetIsAtItsSource() {
    stage.resize(1000, 800)
    let source = UIView(frame: CGRect(x: 600, y: 300, width: 100, height: 100))
    root.view.addSubview(source)
    sheet.modalPresentationStyle = .formSheet
    sheet.preferredContentSize = CGSize(width: 400, height: 300)
    presentation?.sourceView = source
    present([.large()])
    #expect(sheet.view.frame == CGRect(x: 450, y: 200, width: 400, height: 300))
    source.frame.origin = CGPoint(x: 900, y: 0)
    presentation?.containerView?.setNeedsLayout()
    stage.tick()
    #expect(sheet.view.frame == CGRect(x: 600, y: 0, width: 400, height: 300))
  }

  @Test func corners() {
    present([.medium()])
    #expect(presentation?.preferredCornerRadius == nil && sheet.view.layer.cornerRadius == 10)
    #expect(sheet.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    presentation?.preferredCornerRadius = 24
    #expect(sheet.view.layer.cornerRadius == 24)
    let faults = Diagnostics.recording { presentation?.preferredCornerRadius = -.infinity }
    #expect(faults.map { $0.kind } == ["sheetCornerRadius"])
    #expect(presentation?.preferredCornerRadius == 24)
    root.dismiss(animated: false)
    stage.tick()
    #expect(sheet.view.layer.cornerRadius == 0 && sheet.view.layer.maskedCorners.rawValue == 15)
  }
}

/// Records the selected detents of which the delegate is notified.
private final class DetentListener: NSObject, UISheetPresentationControllerDelegate {
  var changes: [UISheetPresentationController.Detent.Identifier?] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { changes.append(sheetPresentationController.selectedDetentIdentifier) }
}

/// A data source with forty rows.
private final class SheetRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
