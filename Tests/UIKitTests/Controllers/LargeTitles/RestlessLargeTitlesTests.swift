// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@testable import UIKit

/// Tests large titles while screens are pushed, popped, swiped, scrolled and rotated, and while modes, text and
/// searches change.
@Suite("Restless large titles", .oneApplication) @MainActor struct RestlessLargeTitlesTests {
  /// A stack of screens, and the rules that its bar violates.
  private final class Scene {
    let stage: LargeTitleStage
    var random: SeededRandom
    private var count = 0

    init(seed: Int) {
      random = SeededRandom(seed: UInt64(seed))
      let scale = CGFloat([1, 2, 3][random.int(in: 0..<3)])
      let width = CGFloat([320, 375, 414, 768][random.int(in: 0..<4)])
      stage = LargeTitleStage(size: CGSize(width: width, height: 700), scale: scale)
      stage.finger.rate = 60
    }

    var bar: UINavigationBar { stage.bar }
    var top: UIViewController? { stage.navigation.topViewController }
    var content: UIScrollView? { top?.view as? UIScrollView ?? top?.view.subviews.first as? UIScrollView }

    func makeScreen() -> UIViewController {
      count += 1
      let screen: UIViewController
      switch random.int(in: 0..<4) {
      case 0:
        screen = UIViewController()
      case 1:
        screen = UIViewController()
        let content = UIScrollView(frame: screen.view.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.contentSize = CGSize(width: 100, height: CGFloat(random.int(in: 0..<3000)))
        screen.view.addSubview(content)
      default:
        let list = SearchedController(style: .plain)
        list.rows = random.int(in: 0..<80)
        screen = list
        if random.int(in: 0..<3) == 0 {
          list.navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
      }
      screen.title = random.int(in: 0..<6) == 0 ? nil : "Screen \(count)"
      screen.navigationItem.largeTitleDisplayMode = mode()
      if random.int(in: 0..<6) == 0 { screen.navigationItem.prompt = "Prompt" }
      return screen
    }

    private func mode() -> UINavigationItem.LargeTitleDisplayMode {
      [.automatic, .automatic, .always, .never][random.int(in: 0..<4)]
    }

    func act() {
      let isAnimated = random.bool()
      switch random.int(in: 0..<15) {
      case 0, 1, 2: stage.navigation.pushViewController(makeScreen(), animated: isAnimated)
      case 3, 4: stage.navigation.popViewController(animated: isAnimated)
      case 5: swipe()
      case 6, 7, 8: scroll()
      case 9: stage.finger.wheel(0, Float(random.int(in: -200..<200)), overX: 150, y: 300)
      case 10: stage.navigation.viewControllers.randomElement(&random)?.navigationItem.largeTitleDisplayMode = mode()
      case 11: bar.prefersLargeTitles = random.int(in: 0..<4) > 0
      case 12:
        let isTurned = random.bool()
        stage.finger.resize(isTurned ? 700 : 375, isTurned ? 375 : 700)
      case 13:
        let sizes: [UIContentSizeCategory] = [.large, .extraSmall, .accessibilityLarge]
        UIApplication.shared.preferredContentSizeCategory = sizes[random.int(in: 0..<3)]
      default:
        stage.navigation.setNavigationBarHidden(random.int(in: 0..<3) == 0, animated: isAnimated)
      }
    }

    private func scroll() {
      let start = CGPoint(x: 150, y: 320)
      let step = CGPoint(x: 0, y: random.double(in: -14..<14))
      stage.finger.down(start.x, start.y)
      let end = stage.finger.drag(from: start, by: step, count: random.int(in: 2..<12), every: 1.0 / 60)
      if random.bool() { stage.finger.wait(0.2) }
      stage.finger.up(end.x, end.y)
    }

    private func swipe() {
      let start = CGPoint(x: 3, y: 250)
      stage.finger.down(start.x, start.y)
      let end = stage.finger.drag(
        from: start, by: CGPoint(x: random.double(in: 5..<40), y: 0), count: random.int(in: 2..<8), every: 1.0 / 60)
      if random.int(in: 0..<4) == 0 { stage.finger.cancel() } else { stage.finger.up(end.x, end.y) }
    }

    /// Whether the top screen's title must be large according to the documentation.
    private var isLarge: Bool {
      guard bar.prefersLargeTitles, UIScreen.main.bounds.height >= 480 else { return false }
      var result = true
      for screen in stage.navigation.viewControllers {
        switch screen.navigationItem.largeTitleDisplayMode {
        case .automatic: break
        case .never: result = false
        default: result = true
        }
      }
      return result
    }

    /// The rules that are violated while nothing moves.
    var faults: [String] {
      guard let top else { return ["no screen"] }
      var found: [String] = []
      func check(_ isRight: Bool, _ what: @autoclosure () -> String) { if !isRight { found.append(what()) } }
      let isHidden = stage.navigation.isNavigationBarHidden
      let category = UIApplication.shared.preferredContentSizeCategory
      let font = UIFont.systemFont(ofSize: UIFont.TextStyle.largeTitle.size(category), weight: .bold)
      let zone = isLarge ? max(52, PixelGrid.screen.up(font.lineHeight) + 4) : 0
      let search = top.navigationItem.search?.rowHeight ?? 0
      let fixed: CGFloat = 44 + (top.navigationItem.prompt == nil ? 0 : 30)
      var visible = zone + search
      if let content, !isHidden {
        visible = min(visible, max(0, 0 - content.contentOffset.y - 20 - fixed))
        let isWhole = [0, zone, zone + search].contains { abs($0 - visible) < 1e-6 }
        let end = content.contentSize.height + content.adjustedContentInset.bottom - content.bounds.height
        check(isWhole || abs(content.contentOffset.y - end) < 1, "\(visible) points of the rows are visible")
        let range = content.offsetRange
        check(
          range.clamp(content.contentOffset) == content.contentOffset, "\(content.contentOffset) is not in \(range.y)")
      }
      if !isHidden {
        check(
          abs(bar.frame.height - fixed - visible) < 1e-6, "height \(bar.frame.height), not \(fixed + visible)")
        let label = stage.label
        check((label != nil) == (min(visible, zone) > 0), "large title: \(label != nil)")
        if let label, let frame = stage.labelFrame {
          check(label.text ?? "" == top.title ?? "", "large title \(label.text ?? "nil")")
          check(frame.maxY <= 20 + fixed + min(visible, zone) + 1e-6, "its frame is \(frame)")
        }
        check(bar.titleLabel.alpha == (label == nil ? 1 : 0), "the title's opacity is \(bar.titleLabel.alpha)")
      }
      let covered = 20 + (isHidden ? 0 : fixed + visible)
      check(
        abs(top.view.safeAreaInsets.top - covered) < 1e-6, "safe area of \(top.view.safeAreaInsets.top), not \(covered)"
      )
      for row in bar.rows { check(row.transform == .identity && row.alpha == 1, "a row is not at its place") }
      let rows = bar.subviews.filter { $0 is LargeTitleRow }
      check(rows.count == (bar.prefersLargeTitles ? 1 : 0), "\(rows.count) rows")
      let plain = bar.subviews.filter { type(of: $0) == UIView.self }
      check(
        plain.count == UINavigationBar.backgroundCount, "\(plain.count - UINavigationBar.backgroundCount) extra views")
      return found
    }
  }

  @Test("Bar, title and safe area are correct whenever nothing moves", arguments: Seeds.below(16))
  func random(seed: Int) {
    let scene = Scene(seed: seed)
    defer { UIApplication.shared.preferredContentSizeCategory = .large }
    for step in 0..<24 {
      scene.act()
      // Sometimes the next action interrupts this one.
      guard scene.random.int(in: 0..<3) > 0 else {
        scene.stage.finger.wait(scene.random.double(in: 0..<0.3))
        continue
      }
      scene.stage.finger.wait(3)
      let faults = scene.faults
      #expect(faults == [], "seed \(seed), step \(step)")
      guard faults.isEmpty else { return }
    }
  }
}

extension Array {
  fileprivate func randomElement(_ random: inout SeededRandom) -> Element? {
    isEmpty ? nil : self[random.int(in: 0..<count)]
  }
}
