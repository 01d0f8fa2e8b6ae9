// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@Suite struct CATransform3DTests {
  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m34 = -1 / distance
    return result
  }

  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
  }

  private func distance(_ left: CATransform3D, _ right: CATransform3D) -> CGFloat {
    var worst: CGFloat = 0
    for (a, b) in zip(numbers(left), numbers(right)) { worst = max(worst, abs(a - b)) }
    return worst
  }

  @Test(
    "F4: with the eye at 500, a point at z 100 is scaled by 1.25, at z -100 by 0.83333",
    arguments: [
      (100.0, 1.25), (-100.0, 0.83333), (0.0, 1.0),
    ])
  func f4Perspective(z: Double, scale: Double) throws {
    let picture = try #require(perspective(500).projected(CGPoint(x: 1, y: 1), z: CGFloat(z)))
    #expect(abs(picture.x - CGFloat(scale)) < 0.00001)
    #expect(abs(picture.y - CGFloat(scale)) < 0.00001)
  }

  @Test(
    "F4: m34 = -1/1000, then 45 degrees about y",
    arguments: [
      (-50.0, -36.651, 1.03665), (50.0, 34.148, 0.96585),
    ])
  func f4Turned(x: Double, pictured: Double, scale: Double) throws {
    let transform = CATransform3DRotate(perspective(1000), .pi / 4, 0, 1, 0)
    let picture = try #require(transform.projected(CGPoint(x: x, y: 1)))
    #expect(abs(picture.x - CGFloat(pictured)) < 0.0005)
    #expect(abs(picture.y - CGFloat(scale)) < 0.000005)
  }

  @Test func rotationAboutYHasDocumentedSigns() {
    let turned = CATransform3DMakeRotation(0.3, 0, 2, 0)
    let (sine, cosine) = DeterministicMath.sincos(0.3)
    #expect(turned.m11 == CGFloat(cosine) && turned.m33 == CGFloat(cosine) && turned.m22 == 1)
    #expect(turned.m13 == CGFloat(-sine) && turned.m31 == CGFloat(sine))
  }

  @Test func rotationAboutZMatchesAffineRotation() {
    let space = CATransform3DMakeRotation(0.7, 0, 0, 5)
    let plane = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.7))
    #expect(distance(space, plane) < 1e-15)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(plane) == CGAffineTransform(rotationAngle: 0.7))
  }

  @Test func rotationAboutZeroAxisIsIdentity() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func newOperationsAreAppliedFirst() {
    let base = CATransform3DRotate(perspective(300), 0.4, 1, 2, 3)
    #expect(
      distance(
        CATransform3DTranslate(base, 1, 2, 3), CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), base)) < 1e-15
    )
    #expect(
      distance(CATransform3DScale(base, 2, 3, 4), CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), base)) == 0)
  }

  @Test func inverseUndoesTransform() {
    var state: UInt64 = 0x9e37_79b9_7f4a_7c15
    func random() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Double(state >> 11) * 0x1p-52 - 1)
    }
    for _ in 0..<1000 {
      var t = CATransform3DMakeRotation(random() * 3, random(), random(), random())
      t = CATransform3DScale(t, 1.5 + random(), 1.5 + random(), -1.5 + random())
      t = CATransform3DTranslate(t, random() * 100, random() * 100, random() * 100)
      t = CATransform3DConcat(t, perspective(500 + random() * 100))
      #expect(distance(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity) < 1e-12)
    }
  }

  @Test func singularTransformIsReturnedUnchanged() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func unprojectedFindsOriginalPoint() throws {
    let t = CATransform3DTranslate(CATransform3DRotate(perspective(400), 0.9, 1, 0.5, 0.2), 30, -20, 10)
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 80, y: -35), CGPoint(x: -60, y: 12)] {
      let picture = try #require(t.projected(point))
      let found = try #require(t.unprojected(picture))
      #expect(abs(found.x - point.x) < 1e-10 && abs(found.y - point.y) < 1e-10)
    }
  }

  @Test func pointsBehindEyeAndPlanesEdgeOnAreNotProjected() {
    #expect(perspective(100).projected(CGPoint(x: 1, y: 1), z: 100) == nil)
    #expect(perspective(100).projected(CGPoint(x: 1, y: 1), z: 101) == nil)
    let edgeOn = CATransform3DMakeScale(0, 1, 1)
    #expect(edgeOn.unprojected(CGPoint(x: 0, y: 0)) == nil)
  }

  @Test func backIsVisibleAfterHalfRotation() {
    for (degrees, back) in [(0.0, false), (80.0, false), (100.0, true), (180.0, true), (260.0, true), (280.0, false)] {
      let t = CATransform3DRotate(perspective(600), CGFloat(degrees / 180 * Double.pi), 0, 1, 0)
      #expect(t.showsBack() == back, "\(degrees) degrees")
    }
    #expect(CATransform3DMakeScale(-1, 1, 1).showsBack())
  }

  @Test func projectedRectangleIsBoundingFrame() {
    let rect = CGRect(x: -50, y: -10, width: 100, height: 20)
    let frame = CATransform3DRotate(perspective(1000), .pi / 4, 0, 1, 0).projected(rect)
    #expect(abs(frame.minX - -36.651) < 0.001 && abs(frame.maxX - 34.148) < 0.001)
    #expect(abs(frame.height - 20.733) < 0.001)
    #expect(CATransform3DIdentity.projected(CGRect.null).isNull)
    #expect(CATransform3DIdentity.projected(CGRect.infinite).isInfinite)
  }
}
