// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the frames of popovers.
@Suite("Popover placement", .oneApplication)
@MainActor
struct PopoverPlacementTests {
  private let area = CGRect(x: 10, y: 10, width: 800, height: 1160)
  private let content = CGSize(width: 240, height: 180)

  private func find(
    _ source: CGRect, _ permitted: UIPopoverArrowDirection = .any, _ content: CGSize? = nil, canOverlap: Bool = false
  ) -> PopoverPlacement {
    PopoverPlacement.find(
      content: content ?? self.content, source: source, area: area, permitted: permitted, canOverlap: canOverlap)
  }

  @Test("At a source near the left edge, as recorded: on its right, vertically centered")
  func recorded() {
    let found = find(CGRect(x: 100, y: 300, width: 60, height: 40))
    #expect(found.direction == .left && found.frame == CGRect(x: 160, y: 230, width: 253, height: 180))
    #expect(found.contentFrame == CGRect(x: 173, y: 230, width: 240, height: 180) && found.arrowOffset == 0)
    let part = find(CGRect(x: 100, y: 300, width: 10, height: 10))
    #expect(part.direction == .left && part.frame == CGRect(x: 110, y: 215, width: 253, height: 180))
  }

  @Test(
    "With one direction: moved along the source to fit the area, with the arrow pointing at the source")
  func moved() {
    let down = find(CGRect(x: 100, y: 300, width: 60, height: 40), .down)
    #expect(down.frame == CGRect(x: 10, y: 107, width: 240, height: 193))
    #expect(down.contentFrame == CGRect(x: 10, y: 107, width: 240, height: 180))
    #expect(down.arrowOffset == 0)
    let corner = find(CGRect(x: 12, y: 300, width: 4, height: 4), .up)
    // The arrow keeps its minimum distance from the corner.
    #expect(corner.frame.minX == 10 && corner.arrowOffset == -(120 - 13 - 13))
  }

  @Test("Below a centered source if space allows, and above one at the lower edge")
  func roomy() {
    let below = find(CGRect(x: 380, y: 300, width: 60, height: 40))
    #expect(below.direction == .up && below.frame == CGRect(x: 290, y: 340, width: 240, height: 193))
    let above = find(CGRect(x: 380, y: 1100, width: 60, height: 40))
    #expect(above.direction == .down && above.frame == CGRect(x: 290, y: 907, width: 240, height: 193))
    let right = find(CGRect(x: 780, y: 1100, width: 20, height: 40), [.right])
    #expect(right.direction == .right && right.frame.maxX == 780 && right.contentFrame.width == 240)
  }

  @Test(
    "Without enough space, a popover shrinks and reaches the center of its source, which it may cover if allowed")
  func squeezed() {
    let source = CGRect(x: 100, y: 300, width: 60, height: 40)
    let narrow = find(source, .right)
    #expect(narrow.frame == CGRect(x: 10, y: 230, width: 120, height: 180))
    let over = find(source, .right, canOverlap: true)
    #expect(over.frame == CGRect(x: 10, y: 230, width: 253, height: 180))
    let huge = find(source, .any, CGSize(width: 2000, height: 3000))
    #expect(area.contains(huge.frame))
  }

  @Test(
    "Random popovers are inside the area, away from the source's center, with the tip on the edge", arguments: 0..<40)
  func random(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<50 {
      let source = CGRect(
        x: random.double(in: 0..<780), y: random.double(in: 0..<1150), width: random.double(in: 0..<200),
        height: random.double(in: 0..<200)
      ).intersection(area)
      guard !source.isNull else { continue }
      let size = CGSize(width: random.double(in: 20..<900), height: random.double(in: 20..<1300))
      let found = find(source, UIPopoverArrowDirection(rawValue: UInt(random.int(in: 0..<16))), size)
      #expect(area.insetBy(dx: -13, dy: -13).contains(found.frame))
      let middle = CGPoint(x: source.midX, y: source.midY)
      #expect(!found.contentFrame.insetBy(dx: 0.01, dy: 0.01).contains(middle) || found.contentFrame.isEmpty)
      let length = found.direction == .up || found.direction == .down ? found.frame.width : found.frame.height
      #expect(found.arrowOffset.magnitude <= length / 2)
    }
  }
}
