// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungHost
import SprungScript
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@testable import SprungGallery

/// Tests that the finished and plain appearances of tutorial demos have identical motion.
@Suite("Appearances of demos", .oneApplication) @MainActor struct GalleryLookTests {
  nonisolated private static let names = [
    "newtons-cradle", "newtonian", "springy-carousel", "springy-list-120", "springy-list-10000",
    "springy-list-1000000",
  ]

  /// Returns the positions of all moving elements in each frame.
  private func places(_ demo: Demo, bare: Bool) throws -> [[CGPoint]] {
    let session = Session(demo)
    defer { session.end() }
    let number = try #require(demo.parameters.firstIndex { $0.name == "look" })
    session.send(InputEvent(.parameter, identifier: Int32(number), x: bare ? 1 : 0, milliseconds: 0))
    let steps = demo.steps.filter { if case .settle = $0 { false } else { true } }
    let script = Script(
      demo: demo.name, width: demo.size.width, height: demo.size.height, rate: 30, steps: steps + [.wait(seconds: 1)])
    let player = ScriptPlayer(script, on: session)
    var places: [[CGPoint]] = []
    player.afterFrame = { _ in
      guard let root = session.controller else { return }
      let screen = (root as? UINavigationController)?.viewControllers.first ?? root
      if let cradle = (screen as? NewtonsCradleViewController)?.cradle {
        places.append(cradle.balls.map { $0.center })
      } else {
        let view =
          (screen as? UICollectionViewController)?.collectionView
          ?? (screen as? CarouselViewController)?.collectionView
        let cells = view?.visibleCells.sorted { (view?.indexPath(for: $0))! < (view?.indexPath(for: $1))! } ?? []
        places.append(cells.map { $0.center })
      }
    }
    try player.play()
    return places
  }

  @Test("Both appearances have identical motion", arguments: names)
  func motion(name: String) throws {
    let demo = try #require(Gallery.demo(named: name))
    let finished = try places(demo, bare: false)
    #expect(try places(demo, bare: true) == finished)
    #expect(finished.count > 30 && finished.contains { $0.count > 2 })
  }

  /// Returns the contrast between white text and a background color according to WCAG 2.1.
  private func contrast(of color: UIColor?) -> Double {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = color?.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let parts = [red, green, blue].map { part in
      part <= 0.04045 ? Double(part) / 12.92 : pow((Double(part) + 0.055) / 1.055, 2.4)
    }
    return 1.05 / (0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05)
  }

  @Test("White numbers are readable on every color of lists and tiles")
  func readable() {
    for count in [120, 10_000, 1_000_000] {
      for number in Array(stride(from: 0, to: count, by: max(1, count / 997))) + [count - 1] {
        let contrast = contrast(of: SpringyCell.color(of: number, in: count))
        #expect(contrast >= 4.5, "\(number) of \(count)")
      }
    }
    let block = BlockCell(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    let tile = TileCell(frame: block.frame)
    let chosen = ChosenTileCell(frame: block.frame)
    for number in 0..<42 {
      block.show(number: number)
      tile.show(number: number)
      chosen.show(number: number)
      for cell in [block, tile, chosen] as [UICollectionViewCell] {
        #expect(contrast(of: cell.backgroundColor) >= 4.5, "\(number)")
      }
    }
    #expect(contrast(of: GalleryColors.bubble) >= 4.5)
  }

  private func list(_ count: Int) -> (SpringyViewController, TestFinger) {
    let controller = SpringyViewController(count: count, isTiled: true)
    let finger = TestFinger(
      on: HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) {
        UINavigationController(rootViewController: controller)
      })
    #expect(lags(controller).allSatisfy { $0 == 0 }, "the list opens at rest")
    finger.wait(0.1)
    return (controller, finger)
  }

  private func texts(_ view: UIView) -> [String] {
    (view as? UILabel).map { $0.isHidden ? [] : [$0.text ?? ""] } ?? view.subviews.flatMap { texts($0) }
  }

  @Test("Jump moves by quarters to the end and back to the beginning", arguments: [10_000, 1_000_000])
  func jump(count: Int) throws {
    let (controller, finger) = list(count)
    let button = try #require(controller.navigationItem.rightBarButtonItem)
    #expect(button.accessibilityLabel == "Jump to the next quarter")
    let top = controller.collectionView.contentOffset.y
    for item in [count / 4, count / 2, 3 * count / 4, count - 1, 0] {
      finger.tap(CGPoint(x: 290, y: 42))
      #expect(finger.settle(within: 5))
      let paths = controller.collectionView.indexPathsForVisibleItems
      #expect(paths.contains(IndexPath(item: item, section: 0)), "\(item) is not visible")
      let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
      #expect(Int(texts(cell).joined().filter(\.isNumber)) == item && cell.accessibilityLabel == "Cell \(item)")
    }
    #expect(abs(controller.collectionView.contentOffset.y - top) < 0.5)
  }

  /// Returns the distances of the visible rows from their rest positions, from top to bottom.
  private func lags(_ controller: SpringyViewController) -> [CGFloat] {
    let view: UICollectionView = controller.collectionView
    let column = view.indexPathsForVisibleItems.filter { $0.item % 5 == 2 }.sorted()
    return column.compactMap { path in
      view.cellForItem(at: path).map { $0.center.y - (10 + 22 + 54 * CGFloat(path.item / 5)) }
    }
  }

  @Test("Jump arrives on springs row by row, and the list displays the number of springs", arguments: [false, true])
  func springs(isTouchedBefore: Bool) throws {
    let (controller, finger) = list(1_000_000)
    if isTouchedBefore {
      finger.tap(CGPoint(x: 160, y: 300))
      #expect(finger.settle(within: 5))
    }
    finger.tap(CGPoint(x: 290, y: 42))
    var widest: CGFloat = 0
    for _ in 0..<90 {
      let rows = lags(controller)
      widest = max(widest, (rows.max() ?? 0) - (rows.min() ?? 0))
      finger.wait(1.0 / 60)
    }
    #expect(widest > 30, "the rows arrive as one block: \(widest)")
    #expect(finger.settle(within: 5))
    let words = controller.cost.text ?? ""
    #expect(words.hasSuffix(" springs, 1,000,000 cells") && !controller.cost.isHidden, "\(words)")
    #expect((Int(words.prefix { $0.isNumber }) ?? 0) > 20)
  }

  @Test("The short list has no button, and plain cells have no number")
  func bare() throws {
    let (controller, finger) = list(120)
    #expect(controller.navigationItem.rightBarButtonItem == nil)
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 7, section: 0)))
    #expect(texts(cell) == ["7"])
    controller.look = .bare
    finger.wait(0.1)
    #expect(texts(cell) == [] && cell.contentView.backgroundColor == .orange)
    controller.look = .finished
    #expect(texts(cell) == ["7"])
  }

  @Test("An empty wall shows a hint until the first picture is added")
  func advice() throws {
    let controller = NewtonianViewController()
    let finger = TestFinger(
      on: HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) {
        UINavigationController(rootViewController: controller)
      })
    finger.wait(0.1)
    let wall = try #require(controller.collectionView.backgroundView as? NewtonianWall)
    #expect(!wall.advice.isHidden)
    controller.addPicture()
    #expect(wall.advice.isHidden)
    controller.look = .bare
    #expect(controller.collectionView.backgroundView == nil)
  }
}
