// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungLayouts
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct SpringyCarouselLayoutTests {
  @Test("carousel 1: geometry before the springs act")
  func geometry() {
    let stage = CarouselStage()
    let frame = stage.layout.layoutAttributesForItem(at: IndexPath(item: 7, section: 0))?.frame
    #expect(frame == CGRect(x: 560, y: 350, width: 70, height: 70))
    #expect(stage.strip.contentSize == CGSize(width: 2390, height: 420))
  }

  @Test(
    "carousel 2: managed tiles at an offset",
    arguments: [(0.0, 0, 5), (40, 0, 6), (400, 3, 10), (1000, 10, 18), (2070, 24, 29)])
  func managed(offset: Double, first: Int, last: Int) {
    let stage = CarouselStage()
    stage.strip.contentOffset.x = CGFloat(offset)
    stage.finger.wait(0.1)
    let paths = (first...last).map { IndexPath(item: $0, section: 0) }
    #expect(stage.manager.currentlyManagedItemIndexPaths() == paths)
    #expect(stage.manager.gravityBehavior.items.count == paths.count)
    #expect(stage.manager.collisionBehavior.items.count == paths.count)
    #expect(stage.manager.itemBehavior.items.count == paths.count)
    let behaviors = stage.layout.dynamicAnimator.behaviors
    #expect(behaviors.count == paths.count + 2)
    #expect(behaviors.filter { $0 is UIAttachmentBehavior }.count == paths.count)
  }

  @Test(
    "carousel 3 and 4: lag is proportional to the distance from the touch, in one or four steps", arguments: [1, 4])
  func lag(steps: Int) {
    let stage = CarouselStage()
    #expect(stage.settle())
    let before = (0...5).map { stage.center($0)! }
    for step in 1...steps {
      stage.rememberFinger(atContent: 105)
      stage.strip.contentOffset.x = CGFloat(40 * step / steps)
    }
    for (item, shift) in [(0, 5.6), (1, 0.8), (2, 7.2), (3, 13.6), (4, 20), (5, 26.4)] {
      #expect(abs(Double(stage.center(item)!.x - before[item].x) - shift) < 0.01, "tile \(item)")
    }
  }

  @Test("carousel 3: tiles at least 500 points from the touch keep their positions on screen")
  func farTiles() {
    let stage = CarouselStage()
    #expect(stage.settle())
    let before = (0...5).map { stage.center($0)! }
    stage.rememberFinger(atContent: 935)
    stage.strip.contentOffset.x = 40
    for item in 0...5 { #expect(abs(Double(stage.center(item)!.x - before[item].x) - 40) < 0.01) }
  }

  @Test("carousel 5: after a drag or a flick every tile comes to rest at its position")
  func settles() {
    let stage = CarouselStage()
    stage.finger.drag(from: CGPoint(x: 250, y: 445), to: CGPoint(x: 50, y: 445), over: 0.4)
    expectAtRest(stage)
    stage.finger.flick(from: CGPoint(x: 280, y: 445), to: CGPoint(x: 80, y: 445), over: 0.1)
    expectAtRest(stage)
    stage.finger.flick(from: CGPoint(x: 40, y: 445), to: CGPoint(x: 300, y: 445), over: 0.05)
    expectAtRest(stage)
  }

  private func expectAtRest(_ stage: CarouselStage) {
    #expect(stage.settle())
    for indexPath in stage.manager.currentlyManagedItemIndexPaths() {
      let center = stage.center(indexPath.item)!
      let place = stage.place(indexPath.item)
      #expect(abs(center.x - place.x) <= 0.5 && abs(center.y - place.y) <= 0.5, "tile \(indexPath.item) at \(center)")
      if let cell = stage.strip.cellForItem(at: indexPath) { #expect(cell.center == center) }
    }
    #expect(stage.strip.visibleCells.count >= 4)
  }

  @Test("carousel 6: a new tile is inserted right of the center", arguments: [(0.0, 2), (40, 3)])
  func insertion(offset: Double, index: Int) {
    let stage = CarouselStage()
    stage.strip.contentOffset.x = CGFloat(offset)
    #expect(stage.settle())
    #expect(stage.layout.indexPathOfItemRightOfCenter() == IndexPath(item: index, section: 0))
    stage.controller.newViewButtonPressed()
    #expect(stage.controller.numbers.count == 31 && stage.controller.numbers[index] == 30)
    let cell = stage.strip.cellForItem(at: IndexPath(item: index, section: 0)) as? NumberedTile
    #expect(cell?.numberLabel.text == "30")
  }

  @Test("carousel 6: an empty strip returns item 0")
  func emptyStrip() {
    let stage = CarouselStage(count: 0)
    #expect(stage.layout.indexPathOfItemRightOfCenter() == IndexPath(item: 0, section: 0))
    stage.controller.newViewButtonPressed()
    #expect(stage.settle())
    #expect(stage.strip.visibleCells.count == 1)
  }

  @Test("carousel 7: a new tile starts at the top, and the following tiles keep their positions")
  func insertFrame() {
    let stage = CarouselStage()
    #expect(stage.settle())
    let before = (0...5).map { stage.center($0)! }
    stage.controller.newViewButtonPressed()
    #expect(abs(Double(stage.center(2)!.y) - 35) < 0.01 && abs(Double(stage.center(2)!.x) - 195) < 0.01)
    #expect(stage.center(0) == before[0] && stage.center(1) == before[1])
    for item in 2...4 { #expect(abs(stage.center(item + 1)!.x - before[item].x) <= 0.5) }
    #expect(stage.strip.contentSize == CGSize(width: 2470, height: 420))
    #expect(stage.strip.cellForItem(at: IndexPath(item: 2, section: 0))?.center == stage.center(2))
  }

  @Test("carousel 8: the drop bounces with decreasing height, never leaves the floor, and settles")
  func drop() {
    let stage = CarouselStage()
    #expect(stage.settle())
    stage.controller.newViewButtonPressed()
    var trace: [Double] = []
    let rate = 240.0
    let finger = TestFinger(on: stage.host, rate: rate)
    for _ in 0..<Int(6 * rate) {
      finger.wait(1 / rate)
      trace.append(Double(stage.center(2)!.y))
    }
    #expect(trace.allSatisfy { $0 <= 386 })
    var contacts: [Double] = []
    var peaks: [Double] = []
    var highest = 385.0
    for index in 1..<(trace.count - 1) {
      let isContact = trace[index] > trace[index - 1] && trace[index] >= trace[index + 1] && trace[index] > 380
      if isContact {
        contacts.append(Double(index + 1) / rate)
        if contacts.count > 1 { peaks.append(385 - highest) }
        highest = 385
      }
      highest = min(highest, trace[index])
    }
    #expect(contacts.count >= 4)
    for (contact, time) in zip(contacts, [0.46, 1.07, 1.51, 1.80]) {
      #expect(abs(contact - time) <= 0.1, "contacts \(contacts)")
    }
    for (peak, height) in zip(peaks, [60, 12.5, 3.9]) {
      #expect(abs(peak - height) <= 0.25 * height, "peaks \(peaks)")
    }
    #expect(abs(trace[trace.count - 1] - 385) <= 0.5)
    for item in 0...5 { #expect(abs(stage.center(item)!.x - stage.place(item).x) <= 0.5) }
  }

  @Test("carousel 9: ten insertions in a second settle")
  func tenInserts() {
    let stage = CarouselStage()
    for _ in 0..<10 {
      stage.controller.newViewButtonPressed()
      stage.finger.wait(0.1)
    }
    #expect(stage.controller.numbers.count == 40)
    let springs = stage.layout.dynamicAnimator.behaviors.compactMap { $0 as? UIAttachmentBehavior }
    let paths = springs.compactMap { ($0.items[0] as? UICollectionViewLayoutAttributes)?.indexPath }
    #expect(Set(paths).count == paths.count && paths.count == springs.count)
    expectAtRest(stage)
  }

  @Test("carousel 10: view animations are disabled only while the strip is displayed")
  func animations() {
    let stage = CarouselStage()
    #expect(!UIView.areAnimationsEnabled)
    stage.host.window.rootViewController = UIViewController()
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("C13: an insertion into six tiles at rest in a strip of 480 x 480")
  func insertIntoSix() {
    let size = CGSize(width: 480, height: 480)
    let stage = CarouselStage(count: 6, stripFrame: CGRect(origin: .zero, size: size), size: size)
    #expect(stage.settle())
    #expect(stage.manager.currentlyManagedItemIndexPaths().count == 6)
    let visible = stage.strip.visibleCells.count
    var completions = 0
    stage.strip.performBatchUpdates {
      stage.controller.numbers.insert(6, at: 2)
      stage.strip.insertItems(at: [IndexPath(item: 2, section: 0)])
    } completion: { _ in
      completions += 1
    }
    for (item, x) in [35.0, 115, 195, 195, 275, 355, 435].enumerated() {
      #expect(abs(Double(stage.center(item)!.x) - x) < 0.5)
      #expect(abs(Double(stage.center(item)!.y) - (item == 2 ? 35 : 445)) < 0.5)
      let anchor = stage.manager.attachmentBehavior(at: IndexPath(item: item, section: 0))?.anchorPoint
      #expect(anchor == CGPoint(x: 35 + 80 * Double(item), y: 445))
    }
    #expect(stage.strip.visibleCells.count == visible + 1)
    stage.finger.wait(0.1)
    #expect(completions == 1)
  }

  @Test("a deleted tile closes the gap and leaves nothing behind")
  func delete() {
    let stage = CarouselStage()
    #expect(stage.settle())
    stage.controller.numbers.remove(at: 1)
    stage.strip.deleteItems(at: [IndexPath(item: 1, section: 0)])
    expectAtRest(stage)
    #expect(stage.strip.numberOfItems(inSection: 0) == 29)
    let texts = stage.strip.visibleCells.compactMap { ($0 as? NumberedTile)?.numberLabel.text }
    #expect(texts.prefix(3) == ["0", "2", "3"])
  }

  @Test("a different height moves the floor, and the tiles follow on their springs")
  func resize() {
    let stage = CarouselStage()
    #expect(stage.settle())
    stage.strip.frame.size.height = 380
    #expect(stage.settle())
    #expect(stage.strip.contentSize.height == 380)
    for item in 0...5 { #expect(abs(stage.center(item)!.y - 345) <= 0.5) }
  }

  @Test("the same script produces the same hash")
  func repeatable() {
    func run() -> UInt64 {
      let stage = CarouselStage()
      stage.finger.flick(from: CGPoint(x: 280, y: 445), to: CGPoint(x: 80, y: 445), over: 0.1)
      stage.controller.newViewButtonPressed()
      stage.finger.wait(0.7)
      return stage.host.stateHash
    }
    #expect(run() == run())
  }
}
