// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@Suite struct CGAffineTransformTests {
  let half = 0.5.squareRoot()

  private func isNear(_ left: CGPoint, _ right: CGPoint, _ tolerance: CGFloat = 1e-12) -> Bool {
    abs(left.x - right.x) <= tolerance && abs(left.y - right.y) <= tolerance
  }

  @Test func rotationBy45DegreesRotatesXTowardY() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(isNear(turned, CGPoint(x: half, y: half), 1e-15))
    let other = CGPoint(x: 0, y: 1).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(isNear(other, CGPoint(x: -half, y: half), 1e-15))
  }

  @Test func newOperationsAreAppliedFirst() {
    let point = CGPoint(x: 1, y: 2)
    let base = CGAffineTransform(translationX: 10, y: 20)
    #expect(point.applying(base.scaledBy(x: 3, y: 4)) == CGPoint(x: 13, y: 28))
    #expect(isNear(point.applying(base.rotated(by: .pi / 2)), CGPoint(x: 8, y: 21)))
    #expect(point.applying(CGAffineTransform(scaleX: 3, y: 4).translatedBy(x: 10, y: 20)) == CGPoint(x: 33, y: 88))
  }

  @Test func concatenationAppliesFromLeftToRight() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let shift = CGAffineTransform(translationX: 5, y: 7)
    #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(shift)) == CGPoint(x: 7, y: 10))
    #expect(CGPoint(x: 1, y: 1).applying(shift.concatenating(scale)) == CGPoint(x: 12, y: 24))
  }

  @Test func inverseUndoesTransform() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 50, ty: -8)
    let point = CGPoint(x: 12.5, y: -3.25)
    #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
    #expect(isNear(CGPoint(x: 1, y: 1).applying(transform.inverted().concatenating(transform)), CGPoint(x: 1, y: 1)))
  }

  @Test func singularTransformIsReturnedUnchanged() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 4)
    #expect(flat.inverted() == flat)
  }

  @Test func identityIsExact() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(rotationAngle: 1e-300).isIdentity)
    #expect(CGAffineTransform(1, 0, 0, 1, 0, 0) == .identity)
  }

  @Test func rotatedRectangleIsBoundingFrame() {
    // A rectangle of 100 x 50 rotated by 45 and by 30 degrees (check F3 of the view chapter).
    let rect = CGRect(x: -50, y: -25, width: 100, height: 50)
    let at45 = rect.applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(at45.width - 106.066) < 0.001 && abs(at45.height - 106.066) < 0.001)
    let at30 = rect.applying(CGAffineTransform(rotationAngle: .pi / 6))
    #expect(abs(at30.width - 111.603) < 0.001 && abs(at30.height - 93.301) < 0.001)
    #expect(abs(at30.midX) < 1e-12 && abs(at30.midY) < 1e-12)
  }

  @Test func nullAndInfiniteRectanglesAreUnchanged() {
    let transform = CGAffineTransform(rotationAngle: 1)
    #expect(CGRect.null.applying(transform).isNull)
    #expect(CGRect.infinite.applying(transform).isInfinite)
  }

  @Test func negativeSizesDescribeSameRectangle() {
    let told = CGRect(x: 10, y: 10, width: -10, height: -4).applying(CGAffineTransform(scaleX: 2, y: -1))
    #expect(told == CGRect(x: 0, y: -10, width: 20, height: 4))
  }

  @Test func sizesIgnoreTranslation() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 1, d: -1, tx: 100, ty: 100)
    #expect(CGSize(width: 3, height: 5).applying(transform) == CGSize(width: 11, height: -5))
  }
}
