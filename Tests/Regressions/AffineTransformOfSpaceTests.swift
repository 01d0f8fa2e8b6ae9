// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// `affineTransform()` returned the planar part of a three-dimensional transform. Core Animation returns the identity
/// if the transform is not affine.
@Suite(.oneApplication) @MainActor struct AffineTransformOfSpaceTests {
  private static var perspective: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    return transform
  }

  @Test("The affine transform of a three-dimensional transform is the identity")
  func space() {
    let transforms = [
      CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(0, 0, 5), Self.perspective,
      CATransform3DMakeRotation(0.5, 0, 1, 0), CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), Self.perspective),
    ]
    for transform in transforms {
      let layer = CALayer()
      layer.transform = transform
      let view = UIView()
      view.transform3D = transform
      #expect(layer.affineTransform() == .identity && view.transform == .identity)
    }
  }

  @Test("An affine transform reads back unchanged")
  func plane() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    layer.transform = Self.perspective
    layer.setAffineTransform(CGAffineTransform(translationX: 1, y: 2))
    #expect(layer.affineTransform() == CGAffineTransform(translationX: 1, y: 2))
    #expect(layer.transform.m33 == 1 && layer.transform.m34 == 0)
  }
}
