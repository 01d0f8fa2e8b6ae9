// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

@MainActor @Suite(.oneApplication) struct UIRegionTests {
  /// Row F13: a circle with a radius of 100 points, minus a 50 x 50 square.
  let ring = UIRegion(radius: 100).byDifference(from: UIRegion(size: CGSize(width: 50, height: 50)))

  @Test(
    "F13: regions support inversion, union, difference and intersection",
    arguments: [(60.0, 0.0, true), (0, 0, false), (101, 0, false), (100, 0, true)])
  func algebra(x: Double, y: Double, isInside: Bool) {
    let point = CGPoint(x: x, y: y)
    #expect(ring.contains(point) == isInside)
    #expect(ring.inverse().contains(point) == !isInside)
    #expect(ring.inverse().inverse().contains(point) == isInside)
    #expect(ring.byUnion(with: .infinite).contains(point))
    #expect(!ring.byIntersection(with: UIRegion.infinite.inverse()).contains(point))
  }

  @Test("Sizes that are not positive result in an empty region", arguments: [0.0, -1, .nan])
  func empty(size: Double) {
    #expect(!UIRegion(radius: CGFloat(size)).contains(.zero))
    #expect(!UIRegion(size: CGSize(width: size, height: 10)).contains(.zero))
  }

  @Test("A region survives coding and copying; data not written by a region is rejected")
  func coding() throws {
    let region = ring.byUnion(with: UIRegion(radius: 5).inverse()).byIntersection(with: UIRegion(radius: 500))
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    region.encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    let copy = try #require(UIRegion(coder: reader))
    for x in stride(from: -600.0, through: 600, by: 7) {
      let point = CGPoint(x: x, y: x / 3)
      #expect(copy.contains(point) == region.contains(point))
    }
    #expect(region.copy() as AnyObject === region)
    let empty = NSKeyedArchiver(requiringSecureCoding: false)
    empty.encode("1 nonsense" as NSString, forKey: "recipe")
    empty.finishEncoding()
    let wrong = try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)
    wrong.requiresSecureCoding = false
    #expect(UIRegion(coder: wrong) == nil)
  }
}
