// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// What views draw in `draw(_:)`.
@Suite(.oneApplication)
@MainActor
struct GraphicsRecordingTests {
  /// A red square with a blue line of 3 points across.
  private final class Sign: UIView {
    var drawings = 0
    var hasLine = true
    override func draw(_ rect: CGRect) {
      drawings += 1
      UIColor.red.setFill()
      UIBezierPath(rect: rect).fill()
      guard hasLine else { return }
      UIColor.blue.setStroke()
      let line = UIBezierPath()
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      line.lineWidth = 3
      line.stroke()
    }
  }

  let stage = FingerStage()
  private let sign = Sign(frame: CGRect(x: 10, y: 10, width: 40, height: 40))

  init() {
    stage.window.addSubview(sign)
    stage.tick()
  }

  private var shapes: [CAShapeLayer] { sign.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? [] }

  @Test("Each path becomes a shape layer, in order and behind the subviews")
  func shapesInOrder() {
    sign.addSubview(UIView())
    stage.tick()
    #expect(sign.drawings == 1 && shapes.count == 2)
    #expect(shapes[0].fillColor == UIColor.red.cgColor && shapes[0].strokeColor == nil)
    #expect(shapes[1].fillColor == nil && shapes[1].strokeColor == UIColor.blue.cgColor && shapes[1].lineWidth == 3)
    #expect(shapes[0].path?.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(sign.layer.sublayers?.last === sign.subviews[0].layer)
  }

  @Test("Drawn anew when asked, when the size changes and in the dark; not otherwise")
  func anew() {
    sign.center.x += 50
    stage.tick()
    #expect(sign.drawings == 1)
    sign.hasLine = false
    sign.setNeedsDisplay()
    sign.setNeedsDisplay()
    stage.tick()
    #expect(sign.drawings == 2 && shapes.count == 1)
    sign.bounds.size.width = 80
    stage.tick()
    #expect(sign.drawings == 3 && shapes[0].path?.boundingBox.width == 80)
    UIApplication.shared.userInterfaceStyle = .dark
    stage.tick()
    #expect(sign.drawings == 4)
  }

  @Test("A view that draws nothing has no layers; outside draw there is nowhere to draw")
  func nowhere() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    stage.window.addSubview(plain)
    stage.tick()
    #expect(plain.layer.sublayers?.isEmpty ?? true)
    let faults = Diagnostics.recording {
      UIColor.red.setFill()
      UIBezierPath(rect: .zero).stroke()
    }
    #expect(faults.map { $0.kind } == ["noGraphicsContext", "noGraphicsContext"])
  }
}
