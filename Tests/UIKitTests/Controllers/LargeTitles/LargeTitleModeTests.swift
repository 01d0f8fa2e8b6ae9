// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@testable import UIKit

/// Tests which titles are large, and how the bar changes between items with and without large titles.
@Suite("Large title modes", .oneApplication) @MainActor struct LargeTitleModeTests {
  typealias Mode = UINavigationItem.LargeTitleDisplayMode

  @Test("Raw values and defaults are equal to Apple's")
  func values() {
    #expect([Mode.automatic, .always, .never, .inline].map(\.rawValue) == [0, 1, 2, 3])
    #expect(!UINavigationBar().prefersLargeTitles && UINavigationItem().largeTitleDisplayMode == .automatic)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let finger = FingerStage()
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .always
    finger.window.rootViewController = navigation
    finger.tick()
    #expect(navigation.navigationBar.frame.height == 44, "the bar does not prefer large titles")
  }

  @Test("Automatic mode is large at the root, and otherwise inherits the previous mode", arguments: Seeds.below(24))
  func inheritance(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let stage = LargeTitleStage()
    var isLarge = true
    func check(_ mode: Mode) {
      stage.finger.wait(0.5)
      #expect(stage.bar.frame.height == (isLarge ? 96 : 44), "seed \(seed), \(mode)")
      #expect(stage.navigation.topViewController?.view.safeAreaInsets.top == (isLarge ? 116 : 64))
      #expect((stage.label?.text == stage.navigation.topViewController?.title) == isLarge)
      #expect(stage.bar.titleLabel.alpha == (isLarge ? 0 : 1))
    }
    var expected: [Bool] = []
    for index in 0..<6 {
      let mode: Mode = [.automatic, .automatic, .always, .never, .inline][random.int(in: 0..<5)]
      expected.append(isLarge)
      if mode != .automatic { isLarge = mode != .never }
      _ = stage.push("Screen \(index)", mode, animated: random.bool())
      check(mode)
    }
    while let last = expected.popLast() {
      stage.navigation.popViewController(animated: random.bool())
      isLarge = last
      check(.automatic)
    }
  }

  @Test("Changes of the mode, the preference or a previous item apply at once")
  func changes() {
    let stage = LargeTitleStage()
    stage.list.navigationItem.largeTitleDisplayMode = .never
    stage.tick()
    #expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == -64 && stage.label == nil)
    #expect(stage.bar.titleLabel.alpha == 1 && stage.table.offsetRange.y.lowerBound == -64)
    stage.list.navigationItem.largeTitleDisplayMode = .automatic
    stage.tick()
    #expect(stage.bar.frame.height == 96 && stage.table.contentOffset.y == -116 && stage.bar.titleLabel.alpha == 0)
    _ = stage.push("Above", .automatic)
    #expect(stage.bar.frame.height == 96)
    stage.list.navigationItem.largeTitleDisplayMode = .never
    stage.tick()
    #expect(stage.bar.frame.height == 44)
    stage.list.navigationItem.largeTitleDisplayMode = .always
    stage.tick()
    #expect(stage.bar.frame.height == 96)
    stage.bar.prefersLargeTitles = false
    stage.tick()
    #expect(stage.bar.frame.height == 44 && stage.row == nil && stage.bar.titleLabel.alpha == 1)
    stage.navigation.popViewController(animated: false)
    stage.tick()
    #expect(stage.table.contentOffset.y == -64 && stage.bar.frame.height == 44)
    stage.bar.prefersLargeTitles = true
    stage.tick()
    #expect(stage.table.contentOffset.y == -116 && stage.bar.frame.height == 96 && stage.label?.text == "List")
  }

  @Test("A change of the preference is animated in an animation block")
  func animatedChange() throws {
    let stage = LargeTitleStage()
    UIView.animate(withDuration: 0.4) {
      stage.bar.prefersLargeTitles = false
      stage.navigation.view.layoutIfNeeded()
    }
    stage.finger.wait(0.2)
    let height = try #require(stage.bar.layer.presentation()).bounds.height
    #expect(stage.bar.frame.height == 44 && height > 46 && height < 94)
  }

  @Test("The title follows its item")
  func title() throws {
    let stage = LargeTitleStage()
    let width = try #require(stage.labelFrame).width
    stage.list.title = "A longer list"
    stage.tick()
    #expect(stage.label?.text == "A longer list" && stage.bar.titleLabel.text == "A longer list")
    #expect(try #require(stage.labelFrame).width > width + 50)
    stage.list.title = nil
    stage.tick()
    #expect(stage.bar.frame.height == 96, "the row is kept")
  }

  @Test("Going back restores the bar", arguments: [0.0, 52, 300], [false, true])
  func pushAndPop(distance: CGFloat, animated: Bool) {
    let stage = LargeTitleStage()
    stage.distance = distance
    let height = stage.bar.frame.height
    for mode in [Mode.automatic, .never, .always] {
      _ = stage.push("Next", mode, animated: animated)
      stage.finger.wait(1)
      #expect(stage.bar.frame.height == (mode == .never ? 44 : 96))
      stage.navigation.popViewController(animated: animated)
      stage.finger.wait(1)
      #expect(stage.bar.frame.height == height && stage.distance == distance)
      #expect(stage.label?.text == (distance < 52 ? "List" : nil))
      #expect(
        stage.row?.transform == .identity && stage.row?.alpha == 1
          && stage.bar.subviews.filter { $0 is LargeTitleRow }.count == 1)
    }
  }

  @Test("During an animated change, the height follows, and titles move with their screens")
  func transition() throws {
    let stage = LargeTitleStage()
    let count = stage.bar.subviews.count
    _ = stage.push("Next", .never, animated: true)
    stage.finger.wait(0.17)
    let height = try #require(stage.bar.layer.presentation()).bounds.height
    #expect(height > 46 && height < 94)
    let title = try #require(stage.bar.titleLabel.layer.presentation())
    #expect(title.opacity > 0 && title.opacity < 1)
    stage.finger.wait(1)
    #expect(stage.bar.layer.presentation()?.bounds.height == 44 && stage.bar.titleLabel.alpha == 1)
    // Between two large titles, the bar keeps its height and the title slides in.
    stage.navigation.popViewController(animated: false)
    stage.finger.wait(0.1)
    _ = stage.push("Large", .automatic, animated: true)
    stage.finger.wait(0.17)
    #expect(stage.bar.layer.presentation()?.bounds.height == 96)
    let row = try #require(stage.row?.layer.presentation())
    #expect(row.frame.minX > 20 && row.frame.minX < 370 && row.frame.minY == 44 && row.frame.height == 52)
    stage.finger.wait(1)
    // The only additional subview is the back button.
    #expect(stage.row?.layer.presentation()?.frame.minX == 0 && stage.bar.subviews.count == count + 1)
  }

  @Test("With reduced motion, large titles fade in place")
  func reducedMotion() throws {
    let stage = LargeTitleStage()
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    _ = stage.push("Large", .automatic, animated: true)
    #expect(stage.row?.transform == .identity)
    stage.finger.wait(1)
    #expect(stage.row?.alpha == 1 && stage.label?.text == "Large")
  }

  @Test("A swipe back moves the row with the touch, and can be cancelled", arguments: [Mode.never, .always])
  func swipe(mode: Mode) throws {
    let stage = LargeTitleStage()
    _ = stage.push("Next", mode)
    let own = mode == .never ? 44.0 : 96
    stage.finger.wait(0.1)
    stage.finger.down(2, 400)
    _ = stage.finger.drag(from: CGPoint(x: 2, y: 400), by: CGPoint(x: 8, y: 0), count: 25, every: 0.02)
    let height = stage.bar.frame.height
    #expect(mode == .never ? height > 60 && height < 80 : height == 96)
    #expect(stage.label?.text == "List" && stage.row?.layoutFrame.height == 52)
    let x = try #require(stage.row).transform.tx
    #expect(x < -40 && x > -80, "the lower title moves by less")
    stage.finger.wait(0.3)
    _ = stage.finger.drag(from: CGPoint(x: 202, y: 400), by: CGPoint(x: -8, y: 0), count: 22, every: 0.02)
    stage.finger.up(26, 400)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == own && stage.navigation.viewControllers.count == 2)
    #expect(stage.label?.text == (mode == .never ? nil : "Next") && stage.row?.transform == .identity)
    #expect(stage.bar.titleLabel.alpha == (mode == .never ? 1 : 0) && stage.bar.titleLabel.text == "Next")
    // A completed swipe shows the large title of the first screen.
    stage.finger.down(2, 400)
    _ = stage.finger.drag(from: CGPoint(x: 2, y: 400), by: CGPoint(x: 12, y: 0), count: 25, every: 0.02)
    stage.finger.up(302, 400)
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 96 && stage.navigation.viewControllers.count == 1 && stage.label?.text == "List")
    #expect(stage.bar.titleLabel.alpha == 0 && stage.row?.alpha == 1)
  }
}
