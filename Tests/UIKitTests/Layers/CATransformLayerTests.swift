// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.uiKit) struct CATransformLayerTests {
  @Test func layerDrawsNothingItself() {
    let layer = CATransformLayer()
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.borderWidth = 3
    layer.cornerRadius = 4
    layer.shadowOpacity = 1
    layer.masksToBounds = true
    layer.mask = CALayer()
    #expect(layer.backgroundColor == nil && layer.borderWidth == 0 && layer.cornerRadius == 0)
    #expect(layer.shadowOpacity == 0 && !layer.masksToBounds && layer.mask == nil)
  }

  @Test func onlySublayersAreHit() {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = CALayer()
    inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.addSublayer(inner)
    layer.transform = CATransform3DMakeTranslation(50, 0, 0)
    #expect(layer.hitTest(CGPoint(x: 65, y: 15)) === inner)
    #expect(layer.hitTest(CGPoint(x: 95, y: 95)) == nil)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 60, y: 10))
  }
}
