// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests the commands and the state of graphics contexts.
@Suite("Graphics contexts", .oneApplication)
@MainActor
struct CGContextTests {
  init() { UIApplication.shared.reset() }

  /// Calls a closure with an empty context.
  private func withContext(_ body: (CGContext) -> Void) {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { body($0.cgContext) }
  }

  @Test("Points of a path keep their position when the transform changes afterward")
  func pathInDeviceSpace() {
    let commands = recorded { context in
      context.move(to: CGPoint(x: 10, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 10))
      context.translateBy(x: 10, y: 0)
      context.addLine(to: CGPoint(x: 10, y: 20))
      context.strokePath()
    }
    let points = [
      FramePathStep(verb: .move, numbers: [0, 10]), FramePathStep(verb: .line, numbers: [10, 10]),
      FramePathStep(verb: .line, numbers: [10, 20]),
    ]
    #expect(commands == [.transform([1, 0, 0, 1, 10, 0]), .stroke(DrawnLine(color: .black, width: 1), points)])
  }

  @Test("Restoring resets the settings but not the path")
  func state() {
    withContext { context in
      context.setLineWidth(3)
      context.move(to: CGPoint(x: 4, y: 4))
      context.saveGState()
      context.scaleBy(x: 2, y: 4)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 5))
      context.move(to: CGPoint(x: 4, y: 4))
      context.addLine(to: CGPoint(x: 5, y: 5))
      context.interpolationQuality = .none
      context.restoreGState()
      #expect(context.currentPointOfPath == CGPoint(x: 10, y: 20))
      #expect(context.boundingBoxOfPath == CGRect(x: 8, y: 16, width: 2, height: 4))
      #expect(context.ctm == .identity && context.interpolationQuality == .default)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 40, height: 40))
    }
  }

  @Test("Transforms concatenate as in Core Graphics, and device space counts pixels")
  func transforms() {
    withContext { context in
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 3)
      context.rotate(by: .pi / 4)
      let m = context.ctm
      let expected = [1.414214, 2.121320, -1.414214, 2.121320, 10, 20]
      for (value, expected) in zip([m.a, m.b, m.c, m.d, m.tx, m.ty], expected) {
        #expect(abs(value - expected) < 1e-5)
      }
      #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 20, y: 40))
      let point = context.convertToUserSpace(CGPoint(x: 20, y: 40))
      #expect(abs(point.x) < 1e-9 && abs(point.y) < 1e-9)
    }
  }

  @Test("Painting and clipping consume the path; rectangles and ellipses discard it")
  func consumed() {
    let actions: [(CGContext) -> Void] = [
      { $0.fillPath() }, { $0.strokePath() }, { $0.drawPath(using: .eoFillStroke) }, { $0.clip() },
      { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }, { $0.stroke(CGRect(x: 0, y: 0, width: 1, height: 1)) },
      { $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1)) }, { $0.clear(.zero) },
      { $0.clip(to: CGRect(x: 0, y: 0, width: 9, height: 9)) }, { $0.beginPath() },
      { $0.strokeLineSegments(between: []) },
    ]
    for action in actions {
      withContext { context in
        context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
        action(context)
        #expect(context.isPathEmpty && context.path == nil)
      }
    }
    withContext { context in
      context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
      UIBezierPath(rect: .zero).fill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 3, height: 3)).addClip()
      #expect(context.path == CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)))
    }
  }

  @Test("A Bezier path draws with its own line attributes, and the context keeps its own")
  func ownAttributes() {
    let commands = recorded { context in
      context.setLineWidth(7)
      context.setLineCap(.round)
      let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
      path.lineWidth = 2
      path.lineJoinStyle = .bevel
      path.setLineDash([4, 2], count: 2, phase: 1)
      path.stroke()
      context.stroke(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    let own = DrawnLine(color: .black, width: 2, flags: .bevelJoins, dashPhase: 1, dashes: [4, 2])
    let context = DrawnLine(color: .black, width: 7, flags: .roundCaps)
    #expect(commands == [.stroke(own, steps(1, 1, 2, 2)), .stroke(context, steps(1, 1, 2, 2))])
  }

  @Test("Clockwise arcs of a Bezier path are clockwise on screen, those of Core Graphics are not")
  func arcs() {
    let screen = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(screen.bounds.maxY - 1) < 1e-3 && screen.bounds.minY > -1e-9)
    withContext { context in
      context.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
      #expect(abs(context.boundingBoxOfPath.minY + 1) < 1e-3 && context.boundingBoxOfPath.maxY < 1e-9)
    }
    var path = CGPath()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: .pi)
    #expect(abs(path.boundingBox.maxY - 1) < 1e-3)
  }

  @Test(
    "An arc between tangents touches both lines and has the radius",
    arguments: [
      (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)), (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: -10)),
      (CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 3)), (CGPoint(x: 10, y: 0), CGPoint(x: 25, y: -4)),
    ])
  func tangents(_ corner: CGPoint, _ end: CGPoint) {
    var path = CGPath()
    path.move(to: .zero)
    path.addArc(tangent1End: corner, tangent2End: end, radius: 2)
    // The arc ends on the second line, as far from the corner as it begins on the first.
    let last = path.currentPoint
    guard case .line(let first) = path.elements[1] else {
      Issue.record("no line to the arc")
      return
    }
    let distances = (hypot(first.x - corner.x, first.y - corner.y), hypot(last.x - corner.x, last.y - corner.y))
    #expect(abs(distances.0 - distances.1) < 1e-9 && abs(first.y) < 1e-9)
    let (dx, dy) = (end.x - corner.x, end.y - corner.y)
    #expect(abs((last.x - corner.x) * dy - (last.y - corner.y) * dx) < 1e-8)
    // The distance from the corner is determined by the radius and the angle between the lines.
    let angle = acos((0 - corner.x) * dx / (corner.x * hypot(dx, dy)))
    #expect(abs(distances.0 - 2 / tan(angle / 2)) < 1e-9)
  }

  @Test("Clips intersect, even adjacent rectangles")
  func clips() {
    withContext { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 10, height: 10))
      context.clip(to: CGRect(x: 30, y: 30, width: 5, height: 5))
      #expect(context.boundingBoxOfClipPath.isEmpty)
    }
    let commands = recorded { context in
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.clip(using: .evenOdd)
      context.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 2, y: 2, width: 2, height: 2)])
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    guard case .clip(.evenOdd, _) = commands[0], case .clip([], let both) = commands[1] else {
      Issue.record("\(commands)")
      return
    }
    #expect(both == steps(0, 0, 2, 2) + steps(2, 2, 2, 2))
  }

  @Test("Opacity, blend mode, shadow and groups are recorded in pairs, even if left open")
  func composition() {
    let commands = recorded { context in
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: UIColor.red.cgColor)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.setAlpha(2)
      context.setShadow(offset: .zero, blur: 0, color: nil)
    }
    #expect(
      commands == [
        .alpha(0.5), .blend(.multiply), .shadow(.red, x: 1, y: 2, blur: 3), .save, .beginGroup, .save, .alpha(1),
        .shadow(.clear, x: 0, y: 0, blur: 0), .restore, .endGroup, .restore,
      ])
    #expect(
      recorded { context in
        context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 1, height: 1), auxiliaryInfo: nil)
        context.endTransparencyLayer()
      } == [.save, .clip([], steps(0, 0, 1, 1)), .beginGroup, .endGroup, .restore])
  }

  @Test(
    "Unbalanced restores, crossing pairs and invalid numbers are reported and ignored")
  func misuse() {
    var commands: [DrawingCommand] = []
    let faults = Diagnostics.recording {
      commands = recorded { context in
        context.restoreGState()
        context.endTransparencyLayer()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
        context.saveGState()
        context.endTransparencyLayer()
        context.restoreGState()
        context.endTransparencyLayer()
        context.translateBy(x: .nan, y: 0)
        context.setLineWidth(-1)
        context.setLineWidth(.infinity)
        context.setAlpha(.nan)
        context.setMiterLimit(.nan)
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.setLineDash(phase: 0, lengths: [-1])
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        context.clip(to: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 1)
      }
    }
    #expect(commands == [.save, .beginGroup, .save, .restore, .endGroup, .restore])
    let kinds = faults.map { $0.kind }
    #expect(kinds.filter { $0 == "contextRestore" }.count == 4)
    #expect(kinds.filter { $0 == "contextNotFinite" }.count == 10)
  }

  @Test("Gradients sort their locations, and use even ones by default")
  func gradients() {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.black.cgColor] as CFArray
    let space = CGColorSpaceCreateDeviceRGB()
    let commands = recorded { context in
      if let even = CGGradient(colorsSpace: space, colors: colors, locations: nil) {
        context.drawLinearGradient(
          even, start: .zero, end: CGPoint(x: 40, y: 0), options: [.drawsAfterEndLocation])
      }
      if let sorted = CGGradient(colorsSpace: nil, colors: colors, locations: [0.5, 0, 1]) {
        context.drawRadialGradient(
          sorted, startCenter: .zero, startRadius: 1, endCenter: CGPoint(x: 5, y: 5), endRadius: 9, options: [])
      }
    }
    let even = [(PackedColor.red, 0), (.blue, 0.5), (.black, 1)].map { GradientStop(color: $0.0, place: Float($0.1)) }
    let sorted = [(PackedColor.blue, 0), (.red, 0.5), (.black, 1)].map { GradientStop(color: $0.0, place: Float($0.1)) }
    #expect(
      commands == [
        .gradient(DrawnGradient(start: [0, 0], end: [40, 0], extendsAfter: true, stops: even)),
        .gradient(
          DrawnGradient(
            isRadial: true, start: [0, 0], startRadius: 1, end: [5, 5], endRadius: 9, stops: sorted)),
      ])
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    let gray = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: [0, 1], count: 2)
    #expect(gray != nil)
  }
}
