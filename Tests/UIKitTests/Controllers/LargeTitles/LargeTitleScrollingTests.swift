// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@testable import UIKit

/// Tests that large titles scroll away with the content, come to rest fully visible or hidden, and can be pulled down.
@Suite("Large titles and scrolling", .oneApplication) @MainActor struct LargeTitleScrollingTests {
  nonisolated static let scales = [1.0, 2, 3]

  @Test("The row shrinks by the scrolled distance; the title moves with the content and is clipped", arguments: scales)
  func collapse(scale: Double) throws {
    let stage = LargeTitleStage(scale: scale)
    let start = try #require(stage.labelFrame)
    for distance in [0.0, 1, 20, 26, 40, 51, 52, 60, 500, 52, 30, 20, 0] {
      stage.distance = distance
      let extra = CGFloat(min(52, max(0, 52 - distance)))
      #expect(stage.bar.frame.height == 44 + extra, "at \(distance)")
      #expect(stage.table.adjustedContentInset.top == 64 + extra && stage.table.contentOffset.y == distance - 116)
      #expect(stage.list.view.safeAreaInsets.top == 64 + extra)
      guard extra > 0 else {
        #expect(stage.label == nil && stage.row?.bounds.height == 0 && stage.row?.accessibilityElementsHidden == true)
        continue
      }
      let frame = try #require(stage.labelFrame)
      #expect(abs(frame.minY - (start.minY - distance)) < 1e-9 && abs(frame.height - start.height) < 1e-9)
      #expect(frame.width == start.width && frame.minX == start.minX)
      #expect(stage.row?.clipsToBounds == true && stage.row?.frame == CGRect(x: 0, y: 44, width: 393, height: extra))
    }
  }

  @Test("The inline title is hidden until the large one is gone, then it fades in")
  func inlineTitle() throws {
    let stage = LargeTitleStage()
    let title = stage.bar.titleLabel
    stage.distance = 51
    stage.finger.wait(0.5)
    #expect(title.alpha == 0 && title.layer.presentation()?.opacity == 0)
    stage.distance = 52
    #expect(title.alpha == 1)
    stage.finger.wait(0.1)
    let opacity = try #require(title.layer.presentation()?.opacity)
    #expect(opacity > 0.2 && opacity < 0.8)
    stage.finger.wait(0.2)
    #expect(title.layer.presentation()?.opacity == 1 && title.text == "List" && title.center.x == 196.5)
    stage.distance = 50
    stage.finger.wait(0.3)
    #expect(title.alpha == 0 && title.layer.presentation()?.opacity == 0)
  }

  @Test("When a drag ends, the title comes to rest either fully visible or hidden", arguments: [8.0, 20, 24, 30, 44])
  func snaps(distance: Double) {
    let stage = LargeTitleStage()
    stage.scroll(by: distance)
    let moved = stage.distance
    #expect(abs(moved - distance) <= 2 && stage.bar.frame.height == 96 - moved)
    stage.lift()
    let isGone = moved > 26
    #expect(stage.distance == (isGone ? 52 : 0) && stage.bar.frame.height == (isGone ? 44 : 96))
    stage.distance = 52
    stage.scroll(by: -distance)
    let back = 52 - stage.distance
    #expect(abs(back - distance) <= 2 && stage.bar.frame.height == 44 + back)
    stage.lift()
    #expect(stage.bar.frame.height == (back > 26 ? 96 : 44))
  }

  @Test("After a wheel event, the title also comes to rest", arguments: [10.0, 40])
  func wheel(distance: Double) {
    let stage = LargeTitleStage()
    stage.finger.wheel(0, Float(distance), overX: 200, y: 400)
    #expect(stage.bar.frame.height == CGFloat(96 - distance))
    stage.finger.wait(1.5)
    #expect(stage.bar.frame.height == (distance > 26 ? 44 : 96))
  }

  @Test("Keys and scroll-to-top display the whole title")
  func toTheTop() {
    let stage = LargeTitleStage()
    stage.distance = 500
    UIApplication.shared.scrollToTop()
    stage.finger.wait(1)
    #expect(stage.distance == 0 && stage.bar.frame.height == 96)
    stage.finger.key(.arrowDown)
    stage.finger.wait(1)
    #expect(stage.distance == 52 && stage.bar.frame.height == 44)
    stage.finger.key(.arrowUp)
    stage.finger.wait(1)
    #expect(stage.distance == 0 && stage.bar.frame.height == 96)
  }

  @Test("Pulling down extends the bar, and the title grows from its leading end", arguments: [false, true])
  func stretch(isMirrored: Bool) throws {
    let stage = LargeTitleStage {
      if isMirrored { $0.bar.semanticContentAttribute = .forceRightToLeft }
    }
    let start = try #require(stage.labelFrame)
    stage.scroll(by: -50)
    let pulled = 0 - stage.distance
    #expect(pulled >= 50 && pulled < 53)
    #expect(abs(stage.bar.frame.height - 96 - pulled) < 1e-9)
    // The safe area does not change.
    #expect(stage.list.view.safeAreaInsets.top == 116 && stage.table.adjustedContentInset.top == 116)
    let frame = try #require(stage.labelFrame)
    let scale = 1 + 0.1 * pulled / 100
    #expect(abs(frame.width - start.width * scale) < 1e-6 && abs(frame.height - start.height * scale) < 1e-6)
    #expect(abs(frame.maxY - start.maxY - pulled) < 1e-6, "its distance to the content is constant")
    #expect(abs(isMirrored ? frame.maxX - start.maxX : frame.minX - start.minX) < 1e-6)
    stage.scroll(by: -200)
    #expect(try #require(stage.labelFrame).width <= start.width * 1.1 + 1e-6)
    stage.lift()
    #expect(stage.labelFrame == start && stage.bar.frame.height == 96 && stage.distance == 0)
  }

  @Test("With reduced motion the title does not grow")
  func reducedMotion() throws {
    let stage = LargeTitleStage()
    let start = try #require(stage.labelFrame)
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    stage.scroll(by: -50)
    #expect(stage.labelFrame?.size == start.size && stage.bar.frame.height > 140)
    stage.lift()
  }

  @Test("Content that fits the screen can also rest with the title collapsed")
  func shortContent() {
    let stage = LargeTitleStage(rows: 2)
    stage.scroll(by: 46)
    stage.lift()
    #expect(stage.bar.frame.height == 44 && stage.distance == 52)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 44)
    stage.scroll(by: -46)
    stage.lift()
    #expect(stage.bar.frame.height == 96)
  }

  @Test("While refreshing, the bar is 60 points longer, and the control is above the title")
  func refreshing() throws {
    let stage = LargeTitleStage()
    let control = UIRefreshControl()
    stage.table.refreshControl = control
    stage.tick()
    stage.scroll(by: -100)
    #expect(control.isRefreshing)
    stage.lift()
    #expect(stage.bar.frame.height == 156 && stage.table.adjustedContentInset.top == 176)
    let frame = try #require(stage.labelFrame)
    #expect(frame.minY == 64 + 60 + 3.5 && frame.height == 41 && control.convert(control.bounds, to: nil).minY == 64)
    // Scrolling first hides the refresh control's space, then the title.
    stage.table.contentOffset.y = -146
    stage.tick()
    #expect(stage.bar.frame.height == 126)
    stage.table.contentOffset.y = -96
    stage.tick()
    #expect(stage.bar.frame.height == 76)
    stage.table.contentOffset.y = -176
    stage.tick()
    control.endRefreshing()
    stage.finger.wait(0.15)
    #expect(stage.label?.transform == .identity)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 96 && stage.distance == 0)
    control.beginRefreshing()
    stage.table.setContentOffset(CGPoint(x: 0, y: -176), animated: true)
    for _ in 0..<30 {
      stage.finger.wait(0.02)
      #expect(stage.bar.frame.height >= 96, "the title is kept")
    }
    #expect(stage.bar.frame.height == 156)
  }

  @Test("The refresh control is in front of the background, and returns to its list", arguments: [0, 1, 2])
  func refreshControlOfOpaqueBar(kind: Int) throws {
    let stage = LargeTitleStage()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    stage.bar.scrollEdgeAppearance = appearance
    let control = UIRefreshControl()
    stage.table.refreshControl = control
    stage.tick()
    #expect(control.superview === stage.table && control.isHidden)
    stage.scroll(by: -30)
    #expect(control.superview === stage.row && !control.isHidden)
    let pulled = 0 - stage.distance
    #expect(control.convert(control.bounds, to: nil).maxY == 64 + pulled)
    stage.scroll(by: -100)
    stage.lift()
    #expect(control.isRefreshing && control.superview === stage.row)
    #expect(control.convert(control.bounds, to: nil) == CGRect(x: 0, y: 64, width: 393, height: 60))
    switch kind {
    case 0:
      control.endRefreshing()
      stage.finger.wait(1)
    case 1:
      _ = stage.push("Next", .always, animated: true)
      #expect(control.superview === stage.table)
      stage.finger.wait(1)
      stage.navigation.popViewController(animated: true)
      stage.finger.wait(1)
      #expect(control.superview === stage.row && stage.bar.frame.height == 156)
      control.endRefreshing()
      stage.finger.wait(1)
    default:
      stage.bar.prefersLargeTitles = false
      stage.tick()
      #expect(stage.bar.frame.height == 44)
    }
    #expect(control.superview === stage.table)
    stage.table.refreshControl = nil
    stage.tick()
    #expect(control.superview == nil)
  }

  @Test("Content that fits the screen and does not bounce does not move the title", arguments: [false, true])
  func fixedContent(bounces: Bool) {
    let stage = LargeTitleStage()
    let screen = UIViewController()
    let content = UIScrollView()
    content.alwaysBounceVertical = bounces
    content.contentSize = CGSize(width: 100, height: 852 - 116)
    screen.view = content
    stage.navigation.pushViewController(screen, animated: false)
    stage.tick()
    #expect(content.offsetRange.y == -116...(bounces ? -64 : -116))
    stage.scroll(by: 46)
    stage.lift()
    #expect(stage.bar.frame.height == (bounces ? 44 : 96))
    content.contentSize.height += 20
    stage.tick()
    #expect(content.offsetRange.y == -116...(-64))
  }

  @Test("Replaced content becomes an ordinary scroll view, and the new content moves the title")
  func replacedContent() {
    let stage = LargeTitleStage()
    let screen = UIViewController()
    let contents = (0..<2).map { _ in
      let content = UIScrollView(frame: screen.view.bounds)
      content.contentSize = CGSize(width: 100, height: 3000)
      screen.view.addSubview(content)
      return content
    }
    stage.navigation.pushViewController(screen, animated: false)
    stage.tick()
    #expect(contents[0].offsetRange.y.lowerBound == -116 && contents[0].topBar != nil && contents[1].topBar == nil)
    screen.setContentScrollView(contents[1], for: .top)
    stage.tick()
    #expect(contents[0].topBar == nil)
    contents[1].contentOffset.y = 200
    stage.tick()
    #expect(stage.bar.frame.height == 44)
    contents[0].contentOffset.y = -64
    stage.tick()
    #expect(stage.bar.frame.height == 44 && contents[0].offsetRange.y.lowerBound == -64)
  }

  @Test("While the bar is hidden it does not follow the content")
  func hiddenBar() {
    let stage = LargeTitleStage()
    stage.navigation.setNavigationBarHidden(true, animated: false)
    stage.tick()
    #expect(stage.table.adjustedContentInset.top == 20 && stage.table.contentOffset.y == -20)
    let control = UIRefreshControl()
    stage.table.refreshControl = control
    stage.scroll(by: -30)
    #expect(control.convert(control.bounds, to: nil).minY == 20, "below the status bar")
    stage.lift()
    stage.table.contentOffset.y = 100
    stage.tick()
    #expect(stage.table.offsetRange.y.lowerBound == -20)
    stage.navigation.setNavigationBarHidden(false, animated: false)
    stage.tick()
    #expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == 100)
    stage.navigation.setNavigationBarHidden(true, animated: false)
    stage.table.contentOffset.y = -20
    stage.tick()
    stage.navigation.setNavigationBarHidden(false, animated: true)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 96 && stage.distance == 0)
  }

  // A stage with a search controller.

  private func searching(_ configure: (LargeTitleStage) -> Void = { _ in }) -> (LargeTitleStage, UISearchController) {
    let search = UISearchController(searchResultsController: nil)
    let stage = LargeTitleStage {
      $0.list.navigationItem.searchController = search
      configure($0)
    }
    return (stage, search)
  }

  private func fieldFrame(_ search: UISearchController) -> CGRect {
    let field = search.searchBar.searchTextField
    return field.convert(field.bounds, to: nil)
  }

  @Test("A search row is below the large title, and shrinks first")
  func search() throws {
    let (stage, search) = searching()
    #expect(stage.bar.frame.height == 148 && stage.table.contentOffset.y == -168)
    #expect(fieldFrame(search) == CGRect(x: 16, y: 20 + 44 + 52 + 1, width: 361, height: 36))
    let start = try #require(stage.labelFrame)
    #expect(start.minY == 67.5)
    for (offset, height) in [
      (-168.0, 148.0), (-148, 128), (-116, 96), (-100, 80), (-64, 44), (300, 44), (-90, 70), (-130, 110),
    ] {
      stage.table.contentOffset.y = offset
      stage.tick()
      #expect(stage.bar.frame.height == height && stage.table.adjustedContentInset.top == CGFloat(height) + 20)
      // The title keeps its position until the search row is hidden.
      if height > 44 { #expect(abs(try #require(stage.labelFrame).minY - start.minY - min(0, height - 96)) < 1e-9) }
    }
  }

  @Test("With a search, there are three resting positions", arguments: [(10.0, 0.0), (40, 52), (66, 52), (90, 104)])
  func searchSnaps(distance: Double, rest: CGFloat) {
    let (stage, _) = searching()
    stage.scroll(by: distance)
    stage.lift()
    #expect(stage.table.contentOffset.y == rest - 168 && stage.bar.frame.height == 148 - rest)
  }

  @Test("A fixed search row stays below the title, which collapses")
  func fixedSearchRow() {
    let (stage, search) = searching { $0.list.navigationItem.hidesSearchBarWhenScrolling = false }
    stage.table.contentOffset.y = -148
    stage.tick()
    #expect(stage.bar.frame.height == 128 && fieldFrame(search).minY == 20 + 44 + 32 + 1)
    stage.table.contentOffset.y = 100
    stage.tick()
    #expect(stage.bar.frame.height == 96 && fieldFrame(search).minY == 65 && stage.label == nil)
  }

  @Test("A search hides the large title, and its end displays it again", arguments: [false, true])
  func activeSearch(isScrolled: Bool) {
    let (stage, search) = searching()
    if isScrolled {
      stage.table.contentOffset.y = 200
      stage.tick()
    }
    search.isActive = true
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 52 && stage.label == nil && stage.bar.titleLabel.alpha == 0)
    #expect(stage.table.adjustedContentInset.top == 72)
    search.isActive = false
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == (isScrolled ? 44 : 148) && (stage.label == nil) == isScrolled)
    #expect(stage.bar.titleLabel.alpha == (isScrolled ? 1 : 0))
    if !isScrolled { #expect(stage.table.contentOffset.y == -168) }
  }

  @Test("The large title slides away when a search begins, and back when it ends")
  func slidingTitle() throws {
    let (stage, search) = searching()
    func height() throws -> CGFloat { try #require(stage.row?.layer.presentation()).bounds.height }
    search.isActive = true
    stage.finger.wait(0.15)
    #expect(try height() > 2 && height() < 50 && stage.label == nil)
    stage.finger.wait(1)
    #expect(try height() == 0)
    search.isActive = false
    stage.finger.wait(0.15)
    #expect(try height() > 2 && height() < 50)
    stage.finger.wait(1)
    #expect(try height() == 52)
  }

  @Test("Results that cover the screen are below a bar with a background")
  func results() {
    let results = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: results)
    let stage = LargeTitleStage { $0.list.navigationItem.searchController = search }
    #expect(stage.background.alpha == 0)
    search.isActive = true
    stage.finger.wait(1)
    #expect(stage.background.alpha == 1)
    search.isActive = false
    stage.finger.wait(1)
    #expect(stage.background.alpha == 0)
  }

  @Test("Pulling down with a search moves the title and search row with the content")
  func searchStretch() throws {
    let (stage, search) = searching()
    let start = (try #require(stage.labelFrame), fieldFrame(search))
    stage.scroll(by: -40)
    let pulled = -168 - stage.table.contentOffset.y
    #expect(abs(try #require(stage.labelFrame).maxY - start.0.maxY - pulled) < 1e-6)
    #expect(abs(fieldFrame(search).minY - start.1.minY - pulled) < 1e-6)
    #expect(abs(stage.bar.frame.height - 148 - pulled) < 1e-6)
    stage.lift()
    #expect(fieldFrame(search) == start.1)
  }
}
