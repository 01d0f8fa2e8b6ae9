// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that points on the edges and corners of a closed path are inside, as in Core Graphics.
@Suite(.uiKit) struct PathEdgeTests {
  @Test(arguments: [
    CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50), CGPoint(x: 50, y: 100),
    CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100),
  ])
  func edgesOfRectangle(_ point: CGPoint) {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.contains(point))
    #expect(path.cgPath.contains(point))
    #expect(path.cgPath.contains(point, using: .evenOdd))
    #expect(path.reversing().contains(point))
    #expect(!path.contains(CGPoint(x: point.x * 1.02 - 1, y: point.y * 1.02 - 1)))
  }

  @Test(arguments: [
    CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 200), CGPoint(x: 0, y: 50), CGPoint(x: 200, y: 75),
    CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 25), CGPoint(x: 100, y: 175), CGPoint(x: 4.0 / 3, y: 50 - 1.0 / 3),
  ])
  func slantedEdges(_ point: CGPoint) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 200, y: 0))
    path.addLine(to: CGPoint(x: 200, y: 150))
    path.addLine(to: CGPoint(x: 0, y: 200))
    path.close()
    #expect(path.contains(point))
    #expect(path.cgPath.contains(point))
  }

  @Test func curvesAndTransforms() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    for point in [CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 100)] {
      #expect(circle.contains(point))
    }
    #expect(!circle.contains(CGPoint(x: 10, y: 10)))
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(square.contains(CGPoint(x: 30, y: 10), transform: CGAffineTransform(scaleX: 30, y: 20)))
    #expect(!square.contains(CGPoint(x: 30.01, y: 10), transform: CGAffineTransform(scaleX: 30, y: 20)))
  }

  @Test func edgeOfHoleBelongsToPath() {
    var path = CGPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90), transform: nil)
    path.addRect(CGRect(x: 30, y: 30, width: 30, height: 30))
    #expect(path.contains(CGPoint(x: 30, y: 45), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 45, y: 45), using: .evenOdd))
  }

  @Test func lineHasNoInterior() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(!UIBezierPath().contains(.zero))
  }
}
