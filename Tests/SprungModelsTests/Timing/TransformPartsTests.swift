// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungModels

@Suite
struct TransformPartsTests {
  private func expectEqual(_ a: CATransform3D, _ b: CATransform3D, _ note: String) {
    let left = numbers(a)
    let right = numbers(b)
    for index in left.indices { #expect(abs(left[index] - right[index]) < 1e-9, "\(note), entry \(index)") }
  }

  private func numbers(_ m: CATransform3D) -> [CGFloat] {
    [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
    ]
  }

  private func random(_ random: inout SeededRandom) -> CATransform3D {
    func number(_ low: Double, _ high: Double) -> CGFloat {
      CGFloat(low + (high - low) * Double(random.int(in: 0..<1_000_000)) / 1e6)
    }
    var m = CATransform3DMakeScale(number(0.2, 3), number(0.2, 3) * (number(0, 1) < 0.3 ? -1 : 1), number(0.2, 3))
    m = CATransform3DConcat(m, CATransform3DMakeRotation(number(-3, 3), number(-1, 1), number(-1, 1), number(-1, 1)))
    m = CATransform3DConcat(m, CATransform3DMakeScale(number(0.5, 2), number(0.5, 2), number(0.5, 2)))
    m = CATransform3DConcat(m, CATransform3DMakeTranslation(number(-50, 50), number(-50, 50), number(-50, 50)))
    var eye = CATransform3DIdentity
    eye.m34 = -1 / number(200, 900)
    return number(0, 1) < 0.5 ? CATransform3DConcat(m, eye) : m
  }

  @Test("random transforms are restored from their parts, and mixing reaches both ends", arguments: Seeds.below(60))
  func roundTrip(seed: Int) throws {
    var generator = SeededRandom(seed: UInt64(seed))
    let from = random(&generator)
    let to = random(&generator)
    let parts = try #require(TransformParts(from))
    expectEqual(parts.transform, from, "seed \(seed), put together")
    expectEqual(CATransform3D.mixed(from, to, 0), from, "seed \(seed), start")
    expectEqual(CATransform3D.mixed(from, to, 1), to, "seed \(seed), end")
  }

  @Test("a rotation about the vertical axis is mixed as a rotation")
  func turn() {
    let half = CATransform3D.mixed(CATransform3DIdentity, CATransform3DMakeRotation(1.2, 0, 1, 0), 0.5)
    expectEqual(half, CATransform3DMakeRotation(0.6, 0, 1, 0), "half")
  }

  @Test("perspective and a rotation are mixed separately")
  func perspective() {
    var eye = CATransform3DIdentity
    eye.m34 = -1.0 / 500
    let from = CATransform3DRotate(eye, 0.2, 0, 1, 0)
    let to = CATransform3DRotate(eye, 1.0, 0, 1, 0)
    expectEqual(CATransform3D.mixed(from, to, 0.25), CATransform3DRotate(eye, 0.4, 0, 1, 0), "quarter")
  }

  @Test("a flat transform is mixed component by component instead of producing NaN")
  func degenerate() {
    let flat = CATransform3DMakeScale(0, 1, 1)
    let turned = CATransform3DMakeRotation(1, 0, 1, 0)
    let middle = CATransform3D.mixed(flat, turned, 0.5)
    #expect(numbers(middle).allSatisfy { $0.isFinite })
    #expect(abs(middle.m11 - (0 + turned.m11) / 2) < 1e-12)
  }

  @Test(
    "angles: a rotation about one axis is read back",
    arguments: [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1)])
  func angles(x: Double, y: Double, z: Double) throws {
    for angle in [-1.4, -0.3, 0.7, 1.5] {
      let parts = try #require(
        TransformParts(CATransform3DMakeRotation(CGFloat(angle), CGFloat(x), CGFloat(y), CGFloat(z))))
      #expect(abs(parts.angles.x - CGFloat(x * angle)) < 1e-12)
      #expect(abs(parts.angles.y - CGFloat(y * angle)) < 1e-12)
      #expect(abs(parts.angles.z - CGFloat(z * angle)) < 1e-12)
    }
  }
}
