// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// If bounds with a negative size were set, a layer kept the negative size, and a view lost the bounds origin. Core
/// Animation normalizes such bounds.
@Suite(.oneApplication) @MainActor struct NegativeLayerBoundsTests {
  @Test("Negative bounds and frames are normalized in layers and views", arguments: [false, true])
  func normalized(isView: Bool) {
    let view = UIView()
    let layer = isView ? view.layer : CALayer()
    func setBounds(_ bounds: CGRect) { if isView { view.bounds = bounds } else { layer.bounds = bounds } }
    func setFrame(_ frame: CGRect) { if isView { view.frame = frame } else { layer.frame = frame } }
    setBounds(CGRect(x: 0, y: 0, width: -100, height: -50))
    #expect(layer.bounds.origin == CGPoint(x: -100, y: -50) && layer.bounds.size == CGSize(width: 100, height: 50))
    setBounds(CGRect(x: 10, y: 20, width: 30, height: -40))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: -20) && layer.bounds.size == CGSize(width: 30, height: 40))
    setBounds(.zero)
    setFrame(CGRect(x: 0, y: 0, width: -100, height: -50))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50) && layer.position == CGPoint(x: -50, y: -25))
  }

  @Test("The frame is derived from bounds, position, anchor point and transform")
  func derived() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 300)
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    #expect(layer.frame == CGRect(x: 100, y: 200, width: 200, height: 200))
    layer.transform = CATransform3DMakeTranslation(10, 20, 0)
    #expect(layer.frame == CGRect(x: 160, y: 295, width: 100, height: 50))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 50, y: 25) && layer.bounds.size == CGSize(width: 100, height: 50))
    let anchored = CALayer()
    anchored.bounds = CGRect(x: 11, y: 22, width: 5, height: 5)
    anchored.anchorPoint = CGPoint(x: 1, y: 1)
    anchored.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(anchored.position == CGPoint(x: 110, y: 70))
    #expect(anchored.bounds == CGRect(x: 11, y: 22, width: 100, height: 50))
  }
}
