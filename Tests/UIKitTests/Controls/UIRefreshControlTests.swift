// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Pull to refresh", .oneApplication) struct UIRefreshControlTests {
  private let bench = ScrollStage()
  private let control = UIRefreshControl()
  private let log = Log()

  private final class Log { var count = 0 }

  init() {
    bench.stage.encoder = FrameEncoder()
    bench.view.refreshControl = control
    control.addHandler(for: .valueChanged) { [log] _ in log.count += 1 }
    bench.stage.tick()
  }

  private var view: UIScrollView { bench.view }

  /// Drags down slowly by a distance, without ending the touch.
  private func pull(_ distance: Double) {
    bench.stage.down(100, 100)
    bench.stage.drag(
      from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: distance / 50), count: 50, every: 0.01)
  }

  private func letGo(_ distance: Double) {
    bench.stage.wait(0.2)
    bench.stage.up(100, 100 + distance)
    bench.stage.wait(2)
  }

  @Test("A long pull sends one action, keeps its space until the end, and returns")
  func longPull() {
    pull(300)
    #expect(log.count == 1 && control.isRefreshing)
    #expect(view.contentOffset.y < -80)
    letGo(300)
    #expect(log.count == 1)
    #expect(view.contentOffset.y == -60)
    #expect(view.adjustedContentInset.top == 60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
    control.endRefreshing()
    #expect(view.contentOffset.y == -60, "it moves smoothly")
    bench.stage.wait(2)
    #expect(view.contentOffset.y == 0 && view.adjustedContentInset.top == 0 && !control.isRefreshing)
    #expect(!UIApplication.shared.wantsFrame)
    pull(300)
    letGo(300)
    #expect(log.count == 2)
  }

  @Test("A short pull, or a flick that only bounces, sends no action")
  func shortPull() {
    pull(100)
    letGo(100)
    #expect(log.count == 0 && view.contentOffset.y == 0)
    view.contentOffset.y = 300
    bench.stage.down(100, 100)
    bench.stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 30), count: 8, every: 0.008)
    bench.stage.up(100, 340)
    bench.stage.wait(3)
    #expect(log.count == 0 && view.contentOffset.y == 0)
  }

  @Test("The end of refreshing does not move content held by a touch")
  func endUnderFinger() {
    pull(300)
    letGo(300)
    bench.stage.down(100, 100)
    bench.stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 2), count: 10, every: 0.01)
    let before = view.contentOffset.y
    control.endRefreshing()
    #expect(view.contentOffset.y == before)
    bench.stage.move(100, 120.5)
    #expect(abs(view.contentOffset.y - before) < 1)
    letGo(20.5)
    #expect(view.contentOffset.y == 0)
  }

  @Test("Programmatic refreshing sends nothing; a removed control leaves no space")
  func program() {
    control.beginRefreshing()
    #expect(log.count == 0 && control.isRefreshing && view.adjustedContentInset.top == 60)
    #expect(view.contentOffset.y == 0)
    bench.stage.tick()
    #expect(
      bench.stage.records.contains {
        if case .accessibility(control.layer.stageID, _, "Refreshing", _, _, _) = $0 { true } else { false }
      })
    view.refreshControl = nil
    #expect(control.superview == nil && view.adjustedContentInset.top == 0)
    control.endRefreshing()
    #expect(!control.isRefreshing && control.stageAccessibility == nil)
  }

  @Test("A disabled control sends no action")
  func disabled() {
    control.isEnabled = false
    pull(300)
    letGo(300)
    #expect(log.count == 0 && view.contentOffset.y == 0)
  }

  @Test("Page Up refreshes at the top if the focus is in the list")
  func keyboard() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    view.addSubview(button)
    bench.stage.tick()
    bench.stage.focus(button)
    view.contentOffset.y = 200
    bench.stage.key(.pageUp)
    bench.stage.wait(1)
    #expect(log.count == 0 && view.contentOffset.y == 0)
    bench.stage.key(.pageUp)
    bench.stage.wait(1)
    #expect(log.count == 1 && view.contentOffset.y == -60)
  }

  private var label: UILabel? { control.subviews.lazy.compactMap { $0 as? UILabel }.first }

  @Test("A title is displayed below the indicator, and its height is added to the control and the reserved space")
  func title() throws {
    #expect(label == nil && control.attributedTitle == nil)
    control.attributedTitle = NSAttributedString(string: "Updated today")
    control.beginRefreshing()
    bench.stage.tick()
    let label = try #require(label)
    #expect(label.text == "Updated today" && label.alpha == 1 && label.font == .preferredFont(forTextStyle: .footnote))
    let height = label.intrinsicContentSize.height
    #expect(height > 10)
    #expect(control.bounds.height == 60 + height && view.adjustedContentInset.top == 60 + height)
    #expect(label.frame == CGRect(x: 16, y: 48, width: 361, height: height) && label.textAlignment == .center)
    let indicator = try #require(control.subviews.first { $0 is UIActivityIndicatorView })
    #expect(indicator.center == CGPoint(x: 196.5, y: 30) && indicator.frame.maxY <= label.frame.minY)
    control.endRefreshing()
    bench.stage.wait(2)
    #expect(view.adjustedContentInset.top == 0 && label.alpha == 0)
  }

  @Test("A title that changes during a refresh moves a list at its top, and a long title is wrapped")
  func changedTitle() throws {
    pull(300)
    letGo(300)
    #expect(view.contentOffset.y == -60)
    control.attributedTitle = NSAttributedString(string: "Loading")
    bench.stage.wait(1)
    let line = try #require(label).bounds.height
    #expect(view.contentOffset.y == -60 - line && control.frame.origin.y == -60 - line)
    control.attributedTitle = NSAttributedString(
      string: String(repeating: "The connection is slow. ", count: 6),
      attributes: [.font: UIFont.systemFont(ofSize: 20)])
    bench.stage.wait(1)
    let lines = try #require(label).bounds.height
    #expect(lines > 2 * line && view.contentOffset.y == -60 - lines)
    control.attributedTitle = nil
    bench.stage.wait(1)
    #expect(view.contentOffset.y == -60 && control.bounds.height == 60 && label?.text == nil)
    control.attributedTitle = NSAttributedString(string: "Loading")
    #expect(label?.font == .preferredFont(forTextStyle: .footnote) && label?.bounds.height != lines)
  }

  @Test("The title appears gradually during a pull, follows the text size, and is the accessibility label")
  func titleDuringPull() throws {
    control.attributedTitle = NSAttributedString(string: "Pull to refresh")
    bench.stage.tick()
    let label = try #require(label)
    #expect(label.alpha == 0 && control.isHidden)
    pull(80)
    #expect(label.alpha > 0.1 && label.alpha < 1 && !control.isHidden)
    letGo(80)
    let small = control.bounds.height
    UIApplication.shared.handle(InputEvent(.contentSize, identifier: 11, milliseconds: 0))
    bench.stage.tick()
    bench.stage.tick()
    #expect(control.bounds.height > small + 10 && control.bounds.height == 60 + label.bounds.height)
    control.beginRefreshing()
    bench.stage.tick()
    #expect(
      bench.stage.records.contains {
        if case .accessibility(control.layer.stageID, _, "Pull to refresh", _, _, _) = $0 { true } else { false }
      })
  }
}
