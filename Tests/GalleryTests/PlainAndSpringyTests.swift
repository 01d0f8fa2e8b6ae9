// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungHost
import SprungScript
import SprungStage
import SprungTestSupport
import SprungTesting
import Testing
import UIKit

@testable import SprungGallery

@Suite("Demo: plain and springy", .oneApplication) @MainActor
struct PlainAndSpringyTests {
  let controller = PlainAndSpringyViewController()
  let host: HeadlessHost
  let finger: TestFinger
  private var plain: CardList { controller.pair.plainList }
  private var springy: CardList { controller.pair.springyList }

  init() {
    let root = controller
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2, hasDeviceInsets: true) { root }
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  /// Returns the distances, in points, of a list's visible cards from their positions in a plain flow layout.
  private func lags(_ list: CardList) -> [CGFloat] {
    list.indexPathsForVisibleItems.compactMap { path in
      guard let cell = list.cellForItem(at: path) else { return nil }
      let columns = ((list.bounds.width - 10) / (cell.bounds.width + 10)).rounded(.down)
      let row = (CGFloat(path.item) / columns).rounded(.down)
      return cell.center.y - (10 + cell.bounds.height / 2 + row * (cell.bounds.height + 10))
    }
  }

  private func mostLag(_ list: CardList) -> CGFloat { lags(list).map { abs($0) }.max() ?? 0 }

  private func middle(_ list: CardList, _ share: CGFloat) -> CGPoint {
    list.convert(
      CGPoint(x: list.bounds.midX, y: list.bounds.minY + share * list.bounds.height), to: nil)
  }

  private func resize(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) {
    host.send(
      InputEvent(.resize, x: Float(width), y: Float(height), a: Float(scale), milliseconds: host.milliseconds))
    finger.wait(0.1)
  }

  @Test("At rest both lists have the same cards at the same positions")
  func rest() throws {
    #expect(finger.settle(within: 5))
    #expect(plain.bounds.size == springy.bounds.size && plain.contentSize == springy.contentSize)
    #expect(plain.indexPathsForVisibleItems.sorted() == springy.indexPathsForVisibleItems.sorted())
    #expect(plain.indexPathsForVisibleItems.count >= 8)
    for path in plain.indexPathsForVisibleItems {
      #expect(plain.cellForItem(at: path)?.frame == springy.cellForItem(at: path)?.frame)
    }
    #expect(plain.collectionViewLayout === plain.plain && springy.collectionViewLayout === springy.springy)
  }

  @Test("A drag in either list scrolls both, one rigidly and the other on springs", arguments: [false, true])
  func drag(onSprings: Bool) {
    let list = onSprings ? springy : plain
    finger.down(middle(list, 0.9))
    finger.move(to: middle(list, 0.3), over: 0.2)
    #expect(plain.contentOffset.y > 80 && plain.contentOffset == springy.contentOffset)
    #expect(mostLag(plain) < 0.01)
    #expect(mostLag(springy) > 10, "\(lags(springy))")
    // Cards near the touch follow the touch, regardless of its location.
    #expect((lags(springy).map { abs($0) }.min() ?? 100) < 10)
    finger.up()
    #expect(finger.settle(within: 10))
    #expect(plain.contentOffset == springy.contentOffset && mostLag(springy) < 0.5 && mostLag(plain) < 0.01)
  }

  @Test("A drag causes the same lag from either list")
  func sameFinger() {
    var found: [[CGFloat]] = []
    for list in [plain, springy] {
      for other in controller.pair.lists { other.contentOffset = .zero }
      springy.springy.start()
      finger.wait(0.1)
      finger.down(middle(list, 0.9))
      finger.move(to: middle(list, 0.4), over: 0.2)
      found.append(lags(springy))
      finger.up()
      #expect(finger.settle(within: 10))
    }
    #expect(found[0].count == found[1].count && found[0].count > 4)
    #expect(zip(found[0], found[1]).allSatisfy { abs($0 - $1) < 0.01 }, "\(found)")
  }

  @Test("Wheel and programmatic scrolling of one list also scroll the other")
  func follows() {
    finger.wheel(over: middle(plain, 0.5), by: CGPoint(x: 0, y: 120))
    #expect(finger.settle(within: 10))
    #expect(plain.contentOffset.y > 60 && plain.contentOffset == springy.contentOffset)
    plain.contentOffset.y = 300
    #expect(springy.contentOffset.y == 300)
    springy.contentOffset.y = 200
    #expect(plain.contentOffset.y == 200)
    finger.flick(from: middle(plain, 0.3), to: middle(plain, 0.9), over: 0.06)
    for _ in 0..<120 {
      finger.wait(1.0 / 60)
      #expect(plain.contentOffset == springy.contentOffset)
    }
    #expect(finger.settle(within: 10) && plain.contentOffset.y == 0)
  }

  @Test("The switch turns the springs off and on without a jump")
  func switching() {
    finger.down(middle(springy, 0.9))
    finger.move(to: middle(springy, 0.3), over: 0.15)
    let offset = springy.contentOffset
    #expect(mostLag(springy) > 10)
    finger.up()
    controller.wantsSprings = false
    finger.wait(0.05)
    #expect(!controller.toggle.isOn && mostLag(springy) < 0.01 && springy.collectionViewLayout === springy.plain)
    #expect(abs(springy.contentOffset.y - offset.y) < 60 && plain.contentOffset == springy.contentOffset)
    finger.settle(within: 10)
    let rest = springy.contentOffset
    finger.tap(controller.toggle.convert(CGPoint(x: 25, y: 15), to: nil))
    finger.wait(0.1)
    #expect(controller.toggle.isOn && springy.collectionViewLayout === springy.springy)
    #expect(springy.contentOffset == rest && mostLag(springy) < 0.01)
    #expect(host.announcements.last == "Springs on")
    finger.tap(controller.toggle.convert(CGPoint(x: 25, y: 15), to: nil))
    finger.wait(0.1)
    finger.down(middle(springy, 0.9))
    finger.move(to: middle(springy, 0.3), over: 0.2)
    #expect(mostLag(springy) < 0.01 && springy.contentOffset.y > rest.y + 50)
    #expect(plain.contentOffset == springy.contentOffset)
    finger.up()
  }

  @Test("The demo's own script scrolls both lists and turns the springs off and on")
  func ownScript() throws {
    let demo = try #require(Gallery.demo(named: "plain-and-springy"))
    let session = Session(demo)
    defer { session.end() }
    let player = ScriptPlayer(demo.script, on: session)
    var changes: [Bool] = []
    var most: CGFloat = 0
    player.afterFrame = { _ in
      guard let screen = session.controller as? PlainAndSpringyViewController else { return }
      if changes.last != screen.toggle.isOn { changes.append(screen.toggle.isOn) }
      most = max(most, screen.pair.plainList.contentOffset.y)
    }
    try player.play()
    #expect(changes == [true, false, true] && most > 200)
  }

  @Test("With reduced motion, the springs and the switch are off")
  func reducedMotion() throws {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    finger.down(middle(springy, 0.9))
    finger.move(to: middle(springy, 0.3), over: 0.2)
    #expect(mostLag(springy) < 0.01 && springy.contentOffset.y > 80 && springy.contentOffset == plain.contentOffset)
    finger.up()
    #expect(!controller.toggle.isOn && !controller.toggle.isEnabled && !springy.isSpringy)
    #expect(host.picture.contains("Reduce Motion"))
    UIAccessibility.isReduceMotionEnabled = false
    resize(568, 320)
    #expect(controller.toggle.isOn && controller.toggle.isEnabled && springy.isSpringy)
  }

  @Test("The displayed code is the source of the class")
  func code() throws {
    let file = #filePath.replacing(
      "Tests/GalleryTests/PlainAndSpringyTests.swift", with: "Sources/SprungGallery/PlainAndSpringy/CardList.swift")
    let source = try String(contentsOfFile: file, encoding: .utf8)
    #expect(source.hasSuffix("\n\n" + CardListCode.text + "\n"))
    #expect(CardListCode.text.split(separator: "\n", omittingEmptySubsequences: false).count == 15)
    var merged = Array(repeating: Character(" "), count: CardListCode.text.count)
    for layer in CardListCode.layers() {
      #expect(layer.count == merged.count)
      for (index, letter) in layer.enumerated() where letter != "\u{a0}" { merged[index] = letter }
    }
    #expect(String(merged) == CardListCode.text)
    #expect(CardListCode.layers()[1].contains("didSet") && !CardListCode.layers()[1].contains("UI"))
    #expect(CardListCode.layers()[2].contains("SpringyFlowLayout"))
    #expect(CardListCode.layers()[3].contains("//\u{a0}A\u{a0}UI"))
  }

  // MARK: Sizes

  nonisolated private static let sizes = [
    (320, 568), (568, 320), (375, 667), (390, 844), (844, 390), (768, 1024), (1024, 768), (1024, 500), (480, 480),
  ].map { CGSize(width: $0.0, height: $0.1) }

  private func expectArrangement(_ size: CGSize, _ name: String) {
    let view = controller.view!
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 4, dy: 4)
    let frames = [plain, springy, controller.toggle, controller.code].map { $0.convert($0.bounds, to: view) }
    #expect(view.bounds.size == size, "\(name)")
    for frame in frames { #expect(area.contains(frame) && frame.height > 30, "\(name): \(frame) in \(area)") }
    for (index, frame) in frames.enumerated() {
      for other in frames.dropFirst(index + 1) { #expect(!frame.intersects(other), "\(name): \(frame), \(other)") }
    }
    #expect(frames[0].size == frames[1].size && frames[0].minY == frames[1].minY, "\(name)")
    #expect(frames[0].width >= 110 && frames[0].height >= 110, "\(name): \(frames[0])")
    #expect(plain.indexPathsForVisibleItems == springy.indexPathsForVisibleItems, "\(name)")
    #expect(mostLag(springy) < 0.5 && plain.contentOffset == springy.contentOffset, "\(name)")
  }

  @Test("Everything fits at every size", arguments: sizes)
  func fits(size: CGSize) {
    resize(size.width, size.height)
    #expect(finger.settle(within: 5))
    expectArrangement(size, "\(size)")
    finger.drag(from: middle(plain, 0.9), to: middle(plain, 0.2), over: 0.3)
    #expect(finger.settle(within: 10))
    resize(size.height, size.width)
    #expect(finger.settle(within: 5))
    expectArrangement(CGSize(width: size.height, height: size.width), "\(size) turned")
  }

  @Test(
    "No text is truncated with large text and right to left",
    arguments: sizes, [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func largeText(size: CGSize, text: UIContentSizeCategory) throws {
    var device = TestDevice(width: Double(size.width), height: Double(size.height))
    device.textSize = text
    device.direction = .rightToLeft
    let controller = PlainAndSpringyViewController()
    let failures = try TestFailure.collecting {
      let stage = try TestStage(device) { controller }
      defer { stage.stop() }
      for _ in 0..<12 { stage.frame() }
      stage.expectNoTruncation()
      let area = controller.view.bounds.inset(by: controller.view.safeAreaInsets).insetBy(dx: 4, dy: 4)
      let lists = controller.pair.lists.map { $0.convert($0.bounds, to: controller.view) }
      let toggle = controller.toggle.convert(controller.toggle.bounds, to: controller.view)
      #expect(lists[0].minX > lists[1].maxX)
      for frame in lists + [toggle, controller.code.frame] {
        #expect(area.contains(frame) && frame.height > 30, "\(size), \(text): \(frame)")
      }
    }
    #expect(failures.map { $0.sentence } == [])
  }

  @Test("Assistive technology finds two lists, a switch and the code")
  func accessibility() throws {
    #expect(plain.accessibilityLabel == "Plain list" && springy.accessibilityLabel == "List on springs")
    #expect(controller.toggle.accessibilityLabel == "Springs")
    controller.wantsSprings = false
    finger.wait(0.1)
    #expect(springy.accessibilityLabel == "List without springs")
  }
}
