// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Shapes, gradients, texts and masks", .oneApplication)
struct DrawingLayerTests {
  let window: UIWindow
  let encoder = FrameEncoder()

  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 200, height: 200), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
  }

  private func frame(at time: Double) throws -> [FrameRecord] {
    UIApplication.shared.tick(timestamp: time, into: encoder)
    return try Frame.decode(at: encoder.address).records
  }

  private func path(_ records: [FrameRecord]) -> FrameRecord? {
    records.first {
      if case .path = $0 { return true }
      return false
    }
  }

  private func line(_ points: [CGPoint]) -> CGPath {
    var path = CGPath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    return path
  }

  @Test("A shape sends path, colors and line width; a changed width sends it again, no change sends nothing")
  func shape() throws {
    let shape = CAShapeLayer()
    shape.path = line([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    shape.fillColor = nil
    shape.strokeColor = .black
    shape.lineWidth = 3
    shape.lineCap = .square
    shape.lineJoin = .bevel
    shape.fillRule = .evenOdd
    shape.lineDashPattern = [4, 2]
    shape.lineDashPhase = 1
    shape.miterLimit = 5
    window.layer.addSublayer(shape)
    let first = try frame(at: 0)
    #expect(first.contains { if case .create(_, _, kind: .shape, _) = $0 { true } else { false } })
    #expect(
      path(first)
        == .path(
          2, fill: .clear, stroke: .black, lineWidth: 3, flags: [.evenOdd, .squareCaps, .bevelJoins], miterLimit: 5,
          dashPhase: 1, dashes: [4, 2],
          steps: [
            FramePathStep(verb: .move, numbers: [0, 0]), FramePathStep(verb: .line, numbers: [10, 0]),
            FramePathStep(verb: .line, numbers: [10, 10]),
          ]))
    #expect(try frame(at: 0.1).isEmpty)
    CATransaction.setDisableActions(true)
    shape.lineWidth = 3
    shape.strokeEnd = 0.75
    shape.fillColor = .white
    guard case .path(_, let fill, _, _, _, _, _, _, let steps)? = path(try frame(at: 0.2)) else {
      Issue.record("no path")
      return
    }
    #expect(fill == .white && steps.map(\.verb) == [.move, .line, .line, .outline, .move, .line, .line])
    #expect(steps.last?.numbers == [10, 5])
  }

  @Test("strokeEnd animates implicitly and with an animation object")
  func stroke() throws {
    let shape = CAShapeLayer()
    shape.path = line([.zero, CGPoint(x: 100, y: 0)])
    shape.strokeColor = .black
    window.layer.addSublayer(shape)
    _ = try frame(at: 0)
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    shape.add(animation, forKey: "draw")
    #expect(shape.presentation()!.strokeEnd == CGFloat(0) && shape.strokeEnd == CGFloat(1))
    guard case .path(_, _, _, _, _, _, _, _, let steps)? = path(try frame(at: 0.25)) else {
      Issue.record("no path")
      return
    }
    #expect(steps.last?.numbers == [25, 0])
    _ = try frame(at: 1)
    shape.strokeStart = 0.5
    #expect(shape.animationKeys() == ["strokeStart"] && shape.presentation()!.strokeStart == CGFloat(0))
  }

  @Test("A path is interpolated to another one with the same steps")
  func morph() throws {
    let shape = CAShapeLayer()
    shape.path = line([.zero, CGPoint(x: 10, y: 0)])
    window.layer.addSublayer(shape)
    let animation = CABasicAnimation(keyPath: "path")
    animation.toValue = line([.zero, CGPoint(x: 0, y: 10)])
    animation.duration = 1
    shape.add(animation, forKey: nil)
    _ = try frame(at: 0.5)
    #expect(shape.presentation()!.path == line([.zero, CGPoint(x: 5, y: 5)]))
  }

  @Test("Trimmed paths have the correct lengths, across subpaths and curves")
  func trimming() {
    var path = line([.zero, CGPoint(x: 10, y: 0)])
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    #expect(path.trimmed(from: 0, to: 1).elements == path.elements)
    #expect(
      path.trimmed(from: 0.125, to: 0.5).elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .move(to: CGPoint(x: 0, y: 10)),
        .line(to: CGPoint(x: 10, y: 10)),
      ])
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty && path.trimmed(from: 2, to: -1).isEmpty)
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let quarter = circle.trimmed(from: 0, to: 0.25).currentPoint
    #expect(abs(quarter.x) < 0.5 && abs(quarter.y - 50) < 0.5)
  }

  @Test("Invalid shape values are reported and rejected")
  func badShapes() {
    let shape = CAShapeLayer()
    let faults = Diagnostics.recording {
      shape.lineWidth = .nan
      shape.strokeEnd = .infinity
      shape.lineDashPattern = [-1, 2]
      shape.lineDashPattern = [0, 0]
    }
    #expect(faults.map(\.kind) == ["nonFiniteValue", "nonFiniteValue", "dashPattern", "dashPattern"])
    #expect(shape.lineWidth == CGFloat(1) && shape.strokeEnd == CGFloat(1) && shape.lineDashPattern == nil)
  }

  @Test("A gradient sends its type, end points and colors; without locations they are spaced evenly")
  func gradient() throws {
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.black, UIColor.white, CGColor.clear]
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    window.layer.addSublayer(gradient)
    let told = try frame(at: 0).compactMap { record -> StageGradient? in
      if case .gradient(_, let gradient) = record { return gradient }
      return nil
    }
    #expect(
      told == [
        StageGradient(
          kind: .radial, startX: 0.5, startY: 0.5, endX: 0.5, endY: 1,
          stops: [
            GradientStop(color: .black, place: 0), GradientStop(color: .white, place: 0.5),
            GradientStop(color: .clear, place: 1),
          ])
      ])
    gradient.locations = [0, 2, 0.5]
    #expect((0..<3).map { gradient.drawing!.gradient!.stopLocation($0) } == [0, 1, 1])
    let faults = Diagnostics.recording { gradient.colors = [3, CGColor.black] }
    #expect(faults.map(\.kind) == ["gradientColor"] && gradient.colors?.count == 1)
  }

  @Test("Colors and locations of a gradient animate")
  func gradientAnimation() throws {
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.black, CGColor.white]
    gradient.locations = [0, 1]
    window.layer.addSublayer(gradient)
    _ = try frame(at: 0)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    gradient.colors = [CGColor.white, CGColor.white]
    gradient.locations = [0.5, 1]
    _ = try frame(at: 0.125)
    let shown = gradient.presentation()!
    #expect((shown.colors?.first as? CGColor)?.rgba == 0x8080_80FF && shown.locations == [0.25, 1])
  }

  @Test("A text layer draws its lines from the top")
  func text() throws {
    let text = CATextLayer()
    text.fontSize = 20
    text.string = "Hello world and more"
    text.foregroundColor = .black
    text.alignmentMode = .center
    text.frame = CGRect(x: 0, y: 0, width: 80, height: 200)
    window.layer.addSublayer(text)
    func told(_ records: [FrameRecord]) -> (String, TextStyle)? {
      for case .text(_, let string, let style, _, _) in records { return (string, style) }
      return nil
    }
    let single = try #require(told(try frame(at: 0)))
    #expect(single.0 == "Hello world and more" && single.1.alignment == .center && single.1.fontSize == 20)
    text.isWrapped = true
    let wrapped = try #require(told(try frame(at: 0.1)))
    #expect(wrapped.1.numberOfLines > 1)
    let line = try #require(text.sublayers?.first)
    #expect(abs(line.frame.height - CGFloat(wrapped.1.numberOfLines) * CGFloat(wrapped.1.lineHeight)) < 1e-9)
    #expect(line.frame.minY == CGFloat(0))
    text.isWrapped = false
    text.truncationMode = .end
    #expect(try #require(told(try frame(at: 0.2))).0.hasSuffix("…"))
    let faults = Diagnostics.recording { text.string = 5 }
    #expect(faults.map(\.kind) == ["textLayerString"])
  }

  private func masks(_ records: [FrameRecord]) -> [StageMask] {
    records.compactMap { if case .mask(_, let mask) = $0 { mask } else { nil } }
  }

  @Test("Shape, rounded rectangle and gradient masks follow their layers, and can be removed")
  func masks() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let shape = CAShapeLayer()
    shape.path = line([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    shape.position = CGPoint(x: 5, y: 7)
    view.layer.mask = shape
    #expect(
      masks(try frame(at: 0)) == [
        .path(
          [],
          [
            FramePathStep(verb: .move, numbers: [5, 7]), FramePathStep(verb: .line, numbers: [15, 7]),
            FramePathStep(verb: .line, numbers: [15, 17]),
          ])
      ])
    shape.position.x = 0
    #expect(masks(try frame(at: 0.1)).count == 1)
    #expect(masks(try frame(at: 0.2)).isEmpty)
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    box.backgroundColor = .black
    view.mask = box
    guard case .path(_, let steps)? = masks(try frame(at: 0.3)).first else {
      Issue.record("no mask")
      return
    }
    #expect(steps.first?.numbers == [10, 20] && view.mask === box)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x += 10 })
    guard case .path(_, let moved)? = masks(try frame(at: 0.8)).first else {
      Issue.record("no mask")
      return
    }
    #expect(moved.first?.numbers == [15, 20])
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.black, CGColor.clear]
    gradient.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.layer.mask = gradient
    guard case .gradient(let x, let y, let width, let height, let told)? = masks(try frame(at: 2)).first else {
      Issue.record("no gradient mask")
      return
    }
    #expect([x, y, width, height] == [1, 2, 3, 4] && told.stops.count == 2)
    view.layer.mask = nil
    #expect(masks(try frame(at: 3)) == [StageMask.none])
    #expect(masks(try frame(at: 4)).isEmpty)
  }
}
