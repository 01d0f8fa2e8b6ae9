// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A layer's `hitTest` returned nil for all points outside its bounds, even over a visible sublayer. Core Animation
/// searches the sublayers unless the layer clips them.
@Suite(.oneApplication) @MainActor struct LayersOutsideTheirRootTests {
  private func layer(_ size: CGFloat, at center: CGPoint) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    layer.position = center
    return layer
  }

  @Test("A sublayer outside its superlayer is hit unless it is clipped", arguments: [false, true], [0, 1, 2])
  func outside(isClipped: Bool, depth: Int) {
    let root = layer(100, at: CGPoint(x: 50, y: 50))
    var parent = root
    for _ in 0..<depth {
      let next = layer(100, at: CGPoint(x: 50, y: 50))
      parent.addSublayer(next)
      parent = next
    }
    let child = layer(20, at: CGPoint(x: 150, y: 150))
    parent.addSublayer(child)
    root.masksToBounds = isClipped
    #expect(root.hitTest(CGPoint(x: 150, y: 150)) === (isClipped ? nil : child))
    #expect(root.hitTest(CGPoint(x: 130, y: 150)) == nil)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === parent)
  }

  @Test("The frontmost visible layer is hit, by zPosition and then by order")
  func order() {
    let root = layer(100, at: CGPoint(x: 50, y: 50))
    let lower = layer(40, at: CGPoint(x: 50, y: 50))
    let upper = layer(40, at: CGPoint(x: 50, y: 50))
    root.addSublayer(lower)
    root.addSublayer(upper)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === upper)
    upper.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === lower)
    upper.isHidden = false
    lower.zPosition = 10
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === lower)
    #expect(root.hitTest(CGPoint(x: 100, y: 100)) == nil)
  }

  @Test("contains uses the layer's own coordinates; the right and bottom edges are outside")
  func contains() {
    let shifted = layer(100, at: CGPoint(x: 500, y: 500))
    shifted.bounds.origin = CGPoint(x: 10, y: 10)
    #expect(!shifted.contains(CGPoint(x: 5, y: 5)) && shifted.contains(CGPoint(x: 109, y: 109)))
    #expect(!shifted.contains(CGPoint(x: 110, y: 110)))
  }
}
