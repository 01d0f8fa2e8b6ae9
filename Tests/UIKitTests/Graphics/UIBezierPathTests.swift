// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct UIBezierPathTests {
  private func isNear(_ first: CGPoint, _ second: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(first.x - second.x) <= tolerance && abs(first.y - second.y) <= tolerance
  }

  /// Returns the enclosed area, positive for a path that runs clockwise on screen.
  private func area(_ path: UIBezierPath, tolerance: CGFloat = 0.001) -> CGFloat {
    var sum: CGFloat = 0
    for subpath in path.cgPath.flattened(tolerance: tolerance) {
      var previous = subpath.points[subpath.points.count - 1]
      for point in subpath.points {
        sum += previous.x * point.y - point.x * previous.y
        previous = point
      }
    }
    return sum / 2
  }

  @Test func rectangle() {
    let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(area(path) == 1200)
    #expect(path.contains(CGPoint(x: 10, y: 20)))
    #expect(path.contains(CGPoint(x: 40, y: 30)))
    #expect(path.contains(CGPoint(x: 20, y: 60)))
    #expect(!path.contains(CGPoint(x: 40.01, y: 30)))
    #expect(!path.contains(CGPoint(x: 20, y: 60.01)))
    #expect(!path.contains(CGPoint(x: 9.99, y: 30)))
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
  }

  @Test func ovalApproximatesCircle() {
    let path = UIBezierPath(ovalIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    for subpath in path.cgPath.flattened(tolerance: 0.001) {
      #expect(subpath.isClosed)
      for point in subpath.points {
        let radius = (point.x * point.x + point.y * point.y).squareRoot()
        #expect(abs(radius - 50) < 0.014)
      }
    }
    #expect(abs(area(path) - CGFloat.pi * 2500) < 4)
    #expect(path.bounds == CGRect(x: -50, y: -50, width: 100, height: 100))
    #expect(path.contains(CGPoint(x: 35, y: 35)))
    #expect(!path.contains(CGPoint(x: 36, y: 36)))
  }

  @Test func roundedRectangleLosesItsCorners() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 20)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    // Rounding the four corners reduces the area by (4 - pi) r².
    #expect(abs(area(path) - (6000 - (4 - CGFloat.pi) * 400)) < 1)
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
    #expect(path.contains(CGPoint(x: 7, y: 7)))
    let half = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 500)
    #expect(abs(area(half) - (40 * 60 + CGFloat.pi * 900)) < 2)
  }

  @Test func onlyChosenCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 30, height: 30))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 98)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 98)))
    #expect(abs(area(path) - (10000 - (4 - CGFloat.pi) / 2 * 900)) < 1)
  }

  @Test(arguments: [
    (0.0, 0.5, true, 0.5), (0.0, 0.5, false, -1.5), (0.5, 0.0, true, 1.5), (0.5, 0.0, false, -0.5),
    (0.0, 2.0, true, 2.0), (0.0, 2.0, false, -2.0), (-0.5, 0.5, true, 1.0), (0.0, 7.0, true, 2.0),
  ])
  func arcsFollowSpecifiedDirection(start: Double, end: Double, clockwise: Bool, turns: Double) {
    // The angles are multiples of pi.
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: start * .pi, endAngle: end * .pi, clockwise: clockwise)
    let pieces = path.cgPath.flattened(tolerance: 0.0001)
    #expect(pieces.count == 1)
    var swept = 0.0
    var previous = pieces[0].points[0]
    for point in pieces[0].points.dropFirst() {
      let cross = Double(previous.x * point.y - previous.y * point.x)
      let dot = Double(previous.x * point.x + previous.y * point.y)
      swept += atan2(cross, dot)
      previous = point
    }
    #expect(abs(swept - turns * .pi) < 0.01)
    let begin = CGPoint(x: 10 * DeterministicMath.cos(start * .pi), y: 10 * DeterministicMath.sin(start * .pi))
    #expect(isNear(pieces[0].points[0], begin))
  }

  private func length(_ point: CGPoint) -> CGFloat { (point.x * point.x + point.y * point.y).squareRoot() }

  @Test func arcContinuesWithLine() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(withCenter: CGPoint(x: 20, y: 0), radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
    path.close()
    #expect(path.cgPath.elements[1] == .line(to: CGPoint(x: 10, y: 10 * DeterministicMath.sin(.pi))))
    // A clockwise arc that begins on the left passes over the top.
    #expect(path.contains(CGPoint(x: 20, y: -5)))
    #expect(!path.contains(CGPoint(x: 20, y: 5)))
  }

  @Test func flatteningKeepsTolerance() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 200), controlPoint2: CGPoint(x: 100, y: -200))
    path.addQuadCurve(to: CGPoint(x: 200, y: 0), controlPoint: CGPoint(x: 150, y: 100))
    let fine = path.cgPath.flattened(tolerance: 0.0005)[0].points
    for tolerance in [1, 0.25, 0.05] {
      let coarse = path.cgPath.flattened(tolerance: tolerance)[0].points
      #expect(coarse.count < 150)
      for point in fine {
        var nearest = CGFloat.infinity
        for index in 1..<coarse.count {
          nearest = min(nearest, distance(point, coarse[index - 1], coarse[index]))
        }
        #expect(nearest <= tolerance)
      }
    }
  }

  private func distance(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> CGFloat {
    let along = CGPoint(x: to.x - from.x, y: to.y - from.y)
    let share = ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / (along.x * along.x + along.y * along.y)
    let clipped = min(max(share, 0), 1)
    return length(CGPoint(x: point.x - from.x - clipped * along.x, y: point.y - from.y - clipped * along.y))
  }

  @Test func windingAndEvenOddDifferInHole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    let opposite = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    opposite.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!opposite.contains(CGPoint(x: 15, y: 15)))
  }

  @Test func reversingKeepsShape() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 50), cornerRadius: 12)
    path.move(to: CGPoint(x: 200, y: 0))
    path.addLine(to: CGPoint(x: 220, y: 0))
    path.addQuadCurve(to: CGPoint(x: 220, y: 20), controlPoint: CGPoint(x: 230, y: 10))
    let back = path.reversing()
    #expect(back.bounds == path.bounds)
    #expect(abs(area(back) + area(path)) < 1e-6)
    #expect(back.cgPath.elements[0] == .move(to: CGPoint(x: 220, y: 20)))
    #expect(back.cgPath.elements[1] == .quadCurve(to: CGPoint(x: 220, y: 0), control: CGPoint(x: 230, y: 10)))
    #expect(back.reversing().cgPath == path.cgPath)
  }

  @Test func transforming() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    path.apply(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3))
    #expect(path.bounds == CGRect(x: 5, y: 6, width: 20, height: 60))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
  }

  @Test func subpathContinuesAtClosingPoint() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLine(to: CGPoint(x: -10, y: 0))
    path.addLine(to: CGPoint(x: -10, y: 10))
    #expect(path.cgPath.flattened().count == 2)
    #expect(path.contains(CGPoint(x: -9, y: 2)))
    #expect(path.reversing().contains(CGPoint(x: -9, y: 2)))
  }

  @Test func emptyPaths() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.bounds.isNull)
    #expect(!path.contains(.zero))
    #expect(path.currentPoint == .zero)
    path.close()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    #expect(!path.isEmpty)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func misuseIsReportedAndChangesNothing() {
    let path = UIBezierPath()
    let faults = Diagnostics.recording {
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addArc(withCenter: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
    }
    #expect(faults.map { $0.kind } == ["pathWithoutCurrentPoint", "pathNotFinite", "pathNotFinite"])
    #expect(path.isEmpty)
    let rect = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let before = rect.cgPath
    #expect(Diagnostics.recording { rect.apply(CGAffineTransform(scaleX: .infinity, y: 1)) }.count == 1)
    #expect(rect.cgPath == before)
  }
}
