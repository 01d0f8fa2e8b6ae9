// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Tests the drawings of the debug overlay.
@MainActor @Suite(.oneApplication) struct DynamicsDrawingTests {
  @Test(
    "An arrowhead extends back by five points, and to both sides by half of that",
    arguments: [
      (CGVector(dx: 30, dy: 0), CGRect(x: 10, y: 17.5, width: 30, height: 5)),
      (CGVector(dx: 0, dy: 30), CGRect(x: 7.5, y: 20, width: 5, height: 30)),
      (CGVector(dx: -30, dy: 0), CGRect(x: -20, y: 17.5, width: 30, height: 5)),
      (CGVector(dx: 0, dy: 6), CGRect(x: 9, y: 20, width: 2, height: 6)),
    ])
  func arrow(way: CGVector, box: CGRect) {
    var drawing = DynamicsDrawing()
    drawing.arrow(.velocity, CGPoint(x: 10, y: 20), way)
    let found = drawing[.velocity].boundingBox
    #expect(abs(found.minX - box.minX) < 1e-9 && abs(found.minY - box.minY) < 1e-9)
    #expect(abs(found.width - box.width) < 1e-9 && abs(found.height - box.height) < 1e-9)
  }

  @Test("The head of a slanted arrow is on both sides of it")
  func slanting() {
    var drawing = DynamicsDrawing()
    drawing.arrow(.velocity, .zero, CGVector(dx: -18, dy: -24))
    let box = drawing[.velocity].boundingBox
    // The tip is at (-18, -24), the barbs end at (-17, -18.5) and (-13, -21.5), and no point is outside the box.
    #expect(abs(box.minX + 18) < 1e-9 && abs(box.minY + 24) < 1e-9 && box.maxX == 0 && box.maxY == 0)
  }

  @Test("An arrow shorter than half a point is not drawn")
  func short() {
    var drawing = DynamicsDrawing()
    drawing.arrow(.velocity, .zero, CGVector(dx: 0.3, dy: 0.3))
    #expect(drawing[.velocity].isEmpty)
  }

  @Test("A round item is drawn with its width and height")
  func round() {
    final class Round: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = Round(frame: CGRect(x: 100, y: 50, width: 40, height: 20))
    reference.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: reference)
    animator.addBehavior(UIDynamicItemBehavior(items: [view]))
    let drawing = animator.debugDrawing()
    let boxes = [drawing[.moving], drawing[.resting]].filter { !$0.isEmpty }.map { $0.boundingBox }
    #expect(boxes.contains { abs($0.width - 40) < 1e-6 && abs($0.height - 20) < 1e-6 && abs($0.midX - 120) < 1e-6 })
  }
}
