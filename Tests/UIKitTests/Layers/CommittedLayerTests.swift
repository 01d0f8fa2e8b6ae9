// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the record of a layer's committed state, both on its own and as updated by commits.
@Suite(.oneApplication)
@MainActor
struct CommittedLayerTests {
  @Test("An update returns whether the host has another value, only once")
  func updates() {
    var record = CommittedLayer()
    record.begin(7)
    var button = StageAccessibility()
    button.role = .button
    #expect(record.update(StageAccessibility()) == false && record.update(button) && !record.update(button))
    #expect(record.update(backdropRadius: 0) == false && record.update(backdropRadius: 20))
    #expect(!record.update(backdropRadius: 20) && record.backdropRadius == 20)
    #expect(record.update(shift: CGPoint(x: 0, y: 3)) && !record.update(shift: CGPoint(x: 0, y: 3)))
    #expect(record.id == 7 && record.isKnown && record.accessibility.role == .button)
  }

  @Test("A new base resets a shift only if there is one")
  func rebase() {
    var record = CommittedLayer()
    #expect(!record.rebase(to: CGPoint(x: 1, y: 2)) && record.base == CGPoint(x: 1, y: 2))
    _ = record.update(shift: CGPoint(x: 5, y: 0))
    #expect(record.rebase(to: CGPoint(x: 6, y: 2)) && record.shift == .zero && record.base.x == 6)
  }

  @Test("The end discards everything except the index in the list of moving layers")
  func end() {
    var record = CommittedLayer()
    let (parent, child) = (CALayer(), CALayer())
    record.begin(3)
    record.parent = parent
    record.children = [child]
    record.hasMask = true
    record.hasImage = true
    record.movingIndex = 4
    _ = record.update(backdropRadius: 20)
    _ = record.rebase(to: CGPoint(x: 1, y: 2))
    _ = record.update(shift: CGPoint(x: 5, y: 0))
    record.end()
    #expect(!record.isKnown && record.parent == nil && record.children.isEmpty && record.movingIndex == 4)
    #expect(!record.hasMask && !record.hasImage && record.backdropRadius == 0)
    #expect(record.base == .zero && record.shift == .zero)
  }

  @Test("A commit writes numbers, parents and order; a commit after a removal discards them for the whole branch")
  func commits() {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = CALayer()
    let (first, second, inner) = (CALayer(), CALayer(), CALayer())
    window.layer.addSublayer(root)
    root.addSublayer(first)
    root.addSublayer(second)
    first.addSublayer(inner)
    window.makeKeyAndVisible()
    let encoder = FrameEncoder()
    #expect(!root.committed.isKnown && root.stageID == 0)
    UIApplication.shared.tick(timestamp: 0, into: encoder)
    #expect(root.committed.children == [first, second] && first.committed.children == [inner])
    #expect(root.committed.parent === window.layer && inner.committed.parent === first)
    let numbers = [root, first, second, inner].map { $0.stageID }
    #expect(!numbers.contains(0) && Set(numbers).count == 4)

    root.insertSublayer(second, at: 0)
    first.position = CGPoint(x: 1, y: 1)
    // The record keeps the order that the host has received until the next commit.
    #expect(root.committed.children == [first, second])
    UIApplication.shared.tick(timestamp: 1, into: encoder)
    #expect(root.committed.children == [second, first] && [root, first, second, inner].map { $0.stageID } == numbers)
    // After a second, the layers are at rest and no longer in the list of moving layers.
    #expect(first.committed.movingIndex == nil)

    first.removeFromSuperlayer()
    #expect(first.committed.isKnown && inner.committed.isKnown)
    UIApplication.shared.tick(timestamp: 2, into: encoder)
    #expect(!first.committed.isKnown && !inner.committed.isKnown && root.committed.children == [second])
    #expect(first.committed.parent == nil && inner.committed.parent == nil && inner.changes == .all)
  }

  @Test("A released layer is removed from the records of its sublayers")
  func releasedParent() {
    let child = CALayer()
    var parent: CALayer? = CALayer()
    parent?.committed.children = [child]
    child.committed.parent = parent
    parent = nil
    #expect(child.committed.parent == nil)
  }
}
