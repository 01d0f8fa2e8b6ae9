// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// `CALayer.needsLayout()` was missing, and a layer was laid out only after `setNeedsLayout()`. Core Animation also
/// lays out a layer after its size or its sublayers change.
@Suite(.oneApplication) @MainActor struct LayersNeedLayoutTests {
  private final class Counting: CALayer {
    var count = 0
    override func layoutSublayers() { count += 1 }
  }

  nonisolated enum Change: CaseIterable {
    case added, inserted, insertedBelow, insertedAbove, removed, resized, framed, replaced, marked

    @MainActor func make(_ root: CALayer, _ first: CALayer) {
      switch self {
      case .added: root.addSublayer(CALayer())
      case .inserted: root.insertSublayer(CALayer(), at: 0)
      case .insertedBelow: root.insertSublayer(CALayer(), below: first)
      case .insertedAbove: root.insertSublayer(CALayer(), above: first)
      case .removed: first.removeFromSuperlayer()
      case .resized: root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
      case .framed: root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      case .replaced: root.sublayers = [CALayer()]
      case .marked: root.setNeedsLayout()
      }
    }
  }

  private func layers() -> (root: Counting, first: CALayer) {
    let root = Counting()
    let first = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(first)
    root.layoutIfNeeded()
    return (root, first)
  }

  @Test("Changes of size and sublayers require layout", arguments: Change.allCases)
  func changes(change: Change) {
    let (root, first) = layers()
    #expect(!root.needsLayout())
    let before = root.count
    change.make(root, first)
    #expect(root.needsLayout() && root.count == before)
    root.layoutIfNeeded()
    #expect(!root.needsLayout() && root.count == before + 1)
  }

  @Test("A moved layer does not require layout")
  func moved() {
    let (root, first) = layers()
    root.position = CGPoint(x: 5, y: 5)
    root.bounds.origin = CGPoint(x: 5, y: 5)
    first.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.opacity = 0.5
    #expect(!root.needsLayout())
  }

  @Test("The next frame performs layout, and the stage comes to rest")
  func frame() {
    let (root, first) = layers()
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { controller }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    host.perform { controller.view.layer.addSublayer(root) }
    finger.wait(0.1)
    let before = root.count
    host.perform {
      root.bounds.size = CGSize(width: 50, height: 50)
      first.removeFromSuperlayer()
    }
    finger.wait(0.1)
    #expect(root.count == before + 1 && !root.needsLayout() && finger.settle(within: 1))
  }

  @Test("A view's layer uses the view's layout")
  func view() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(!view.layer.needsLayout())
    view.setNeedsLayout()
    #expect(view.layer.needsLayout())
    view.layer.layoutIfNeeded()
    #expect(!view.layer.needsLayout())
  }
}
