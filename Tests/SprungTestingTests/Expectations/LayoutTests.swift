// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct LayoutTests {
  private func stage(_ frames: [CGRect], direction: UIUserInterfaceLayoutDirection = .leftToRight) throws -> TestStage {
    var device = TestDevice.smallPhone
    device.direction = direction
    return try TestStage(device) { BoxesController(frames) }
  }

  @Test func overlapIsReported() throws {
    let stage = try stage([
      CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50),
      CGRect(x: 90, y: 40, width: 50, height: 50),
    ])
    let boxes = stage.elements(.button)
    #expect(sentences { stage.expectNoOverlap(Array(boxes.prefix(2))) } == [])
    #expect(
      sentences { stage.expectNoOverlap(boxes) } == [
        "button \"Box 2\" at (50, 0, 50, 50) and button \"Box 3\" at (90, 40, 50, 50) overlap by 10 x 10 points"
      ])
    #expect(sentences { stage.expectNoOverlap(boxes, tolerance: 10) } == [])
    let inner = try stage.controller(BoxesController.self)
    inner.boxes[0].addSubview(inner.boxes[1])
    inner.boxes[1].frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    stage.frame()
    #expect(sentences { stage.expectNoOverlap(stage.elements(.button)) } == [])
  }

  @Test func elementsBeyondBoundsAreReported() throws {
    let stage = try stage([
      CGRect(x: 0, y: 0, width: 320, height: 50), CGRect(x: 52, y: -3, width: 280, height: 44),
    ])
    let boxes = stage.elements(.button)
    #expect(sentences { stage.expectInsideBounds([boxes[0]]) } == [])
    #expect(
      sentences { stage.expectInsideBounds(boxes) } == [
        "button \"Box 2\" at (52, -3, 280, 44) reaches 12 points beyond the right edge and 3 points beyond the upper edge of the stage, (0, 0, 320, 568)"
      ])
    #expect(sentences { stage.expectInsideBounds(boxes, of: CGRect(x: 0, y: -10, width: 400, height: 100)) } == [])
  }

  @Test func elementsOutOfOrderAreReported() throws {
    let frames = [
      CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 60, y: 50, width: 50, height: 50),
      CGRect(x: 120, y: 90, width: 50, height: 50),
    ]
    let stage = try stage(frames)
    let boxes = stage.elements(.button)
    #expect(sentences { stage.expectMonotonic(boxes, along: .reading) } == [])
    #expect(
      sentences { stage.expectMonotonic(boxes, along: .vertical) } == [
        "button \"Box 3\" at (120, 90, 50, 50) begins 10 points before the end of button \"Box 2\" at (60, 50, 50, 50)"
      ])
    let mirrored = try self.stage(frames, direction: .rightToLeft)
    #expect(sentences { mirrored.expectMonotonic(mirrored.elements(.button), along: .reading) }.count == 1)
    #expect(sentences { mirrored.expectMonotonic(mirrored.elements(.button).reversed(), along: .reading) } == [])
  }

  @Test func decreasingNumbersAreReported() {
    #expect(sentences { expectMonotonic([1.0, 1, 2]) } == [])
    #expect(sentences { expectMonotonic([3.0, 2], isRising: false) } == [])
    #expect(
      sentences { expectMonotonic([1.0, 3, 2.5]) } == ["the numbers must rise, but number 3 of 3 is 2.5 after 3.0"])
    #expect(sentences { expectMonotonic([1.0, 3, 2.5], tolerance: 0.5) } == [])
    #expect(sentences { expectMonotonic([1, Double.nan]) }.count == 1)
    #expect(sentences { expectMonotonic([1.0]) } == ["expectMonotonic needs at least two numbers, got 1"])
  }

  @Test("An expectation about no elements fails instead of always succeeding")
  func nothing() throws {
    let stage = try stage([CGRect(x: 0, y: 0, width: 50, height: 50)])
    let sentence = "received no elements; the stage contains button \"Box 1\""
    #expect(sentences { stage.expectNoOverlap(stage.elements(.toggle)) } == ["expectNoOverlap \(sentence)"])
    #expect(sentences { stage.expectInsideBounds([]) } == ["expectInsideBounds \(sentence)"])
    #expect(sentences { stage.expectMonotonic([], along: .vertical) } == ["expectMonotonic \(sentence)"])
  }
}
