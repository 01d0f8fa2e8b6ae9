// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Converting points between layers applies transforms and sublayer transforms. Layers of different trees share the
/// coordinate system outside their topmost layers.
@Suite(.oneApplication) @MainActor struct UnrelatedLayersTests {
  private func layer(_ size: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    layer.position = CGPoint(x: x, y: y)
    return layer
  }
  private func near(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
  }

  @Test func pointsAreConvertedThroughSublayerTransforms() {
    let parent = layer(200, 100, 100)
    let child = layer(50, 100, 50)
    parent.addSublayer(child)
    #expect(near(child.convert(.zero, to: parent), 75, 25))
    parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
    #expect(near(child.convert(.zero, to: parent), 85, 45))
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    child.transform = CATransform3DMakeTranslation(5, 6, 0)
    #expect(near(child.convert(.zero, to: parent), 60, -38))
    #expect(near(parent.convert(CGPoint(x: 60, y: -38), to: child), 0, 0))
  }

  @Test func pointsAreConvertedBetweenUnrelatedTrees() {
    let first = layer(50, 25, 25)
    let second = layer(50, 500, 500)
    #expect(near(first.convert(.zero, to: second), -475, -475))
    let parent = layer(200, 100, 100)
    let child = layer(50, 100, 50)
    parent.bounds.origin = CGPoint(x: 10, y: 20)
    parent.addSublayer(child)
    #expect(near(child.convert(.zero, to: parent), 75, 25))
    parent.bounds.origin = .zero
    child.removeFromSuperlayer()
    #expect(near(child.convert(.zero, to: parent), 75, 25))
  }
}
