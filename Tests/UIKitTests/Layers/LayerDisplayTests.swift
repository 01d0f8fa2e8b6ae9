// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests when views and layers are drawn, and which records the host receives.
@Suite("Drawing of views and layers", .oneApplication)
@MainActor
struct LayerDisplayTests {
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

  let stage = DrawnStage()
  private let sign = Sign(frame: CGRect(x: 10, y: 10, width: 40, height: 40))

  init() { stage.show(sign) }

  @Test("Paths are sent in order, with colors and lines, in the view's size")
  func pathsInOrder() {
    #expect(sign.drawings == 1)
    let line = DrawnLine(color: .blue, width: 3)
    let steps = [FramePathStep(verb: .move, numbers: [0, 0]), FramePathStep(verb: .line, numbers: [40, 40])]
    #expect(stage.commands(of: sign) == [.fill(.red, [], UIKitTestSupport.steps(0, 0, 40, 40)), .stroke(line, steps)])
    #expect(stage.drawing(of: sign)?.width == 40 && stage.drawing(of: sign)?.height == 40)
    #expect(stage.drawing(of: sign)?.scale == 2)
    #expect(sign.layer.sublayers == nil)
  }

  @Test("Views are redrawn on request and in dark mode, but not when moved or, except in redraw mode, resized")
  func redrawing() {
    sign.center.x += 50
    stage.tick()
    #expect(sign.drawings == 1)
    sign.hasLine = false
    sign.setNeedsDisplay()
    sign.setNeedsDisplay()
    #expect(sign.layer.needsDisplay())
    stage.tick()
    #expect(sign.drawings == 2 && stage.commands(of: sign).count == 1 && !sign.layer.needsDisplay())
    sign.bounds.size.width = 80
    stage.tick()
    #expect(sign.drawings == 2 && stage.drawing(of: sign)?.width == 40)
    sign.contentMode = .redraw
    sign.bounds.size.width = 100
    stage.tick()
    #expect(sign.drawings == 3 && stage.drawing(of: sign)?.width == 100)
    UIApplication.shared.userInterfaceStyle = .dark
    stage.tick()
    #expect(sign.drawings == 4)
  }

  @Test("A drawing that becomes empty is removed, and a view that draws nothing sends nothing")
  func empty() {
    let view = BlockView { context, rect in context.fill(rect) }
    stage.show(view)
    #expect(stage.commands(of: view).count == 1)
    view.block = { _, _ in }
    view.setNeedsDisplay()
    stage.tick()
    #expect(stage.drawing(of: view) == nil && view.drawings == 2)
    let count = stage.count
    stage.show(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(stage.count == count)
  }

  @Test("Dynamic colors are resolved for the drawn view")
  func dynamicColors() {
    let view = BlockView { context, rect in
      UIColor.label.setFill()
      UIRectFill(rect)
    }
    view.overrideUserInterfaceStyle = .dark
    stage.show(view)
    let fills = stage.commands(of: view).compactMap { command -> PackedColor? in
      if case .fill(let color, _, _) = command { color } else { nil }
    }
    #expect(fills == [.white])
  }

  @Test("If bounds have another origin, it is the corner of the drawing")
  func shiftedBounds() {
    let view = BlockView { context, rect in context.fill(CGRect(x: rect.minX, y: rect.minY, width: 4, height: 4)) }
    view.bounds.origin = CGPoint(x: 100, y: -30)
    stage.show(view)
    #expect(
      stage.commands(of: view) == [
        .transform([1, 0, 0, 1, -100, 30]), .fill(.black, [], steps(100, -30, 4, 4)),
      ])
  }

  @Test("Outside drawing there is no context, and an image can be rendered during drawing")
  func nowhere() {
    let faults = Diagnostics.recording {
      UIColor.red.setFill()
      UIBezierPath(rect: .zero).stroke()
      UIRectFill(.zero)
      "a".draw(at: .zero)
    }
    #expect(faults.map { $0.kind } == Array(repeating: "noGraphicsContext", count: 4))
    let view = BlockView { context, rect in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(rect) }
      #expect(UIGraphicsGetCurrentContext() === context)
      image.draw(at: CGPoint(x: 1, y: 2))
    }
    stage.show(view)
    let images = stage.commands(of: view).compactMap { command -> DrawnRect? in
      if case .image(let image) = command { image.target } else { nil }
    }
    #expect(images == [DrawnRect(x: 1, y: 2, width: 4, height: 4)])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  // MARK: Layers

  private final class Ring: CALayer {
    var drawings = 0
    override func draw(in ctx: CGContext) {
      drawings += 1
      ctx.setStrokeColor(UIColor.blue.cgColor)
      ctx.strokeEllipse(in: bounds)
    }
  }

  @Test("A layer draws once per frame after setNeedsDisplay, or on a size change with needsDisplayOnBoundsChange")
  func layers() {
    let ring = Ring()
    ring.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    stage.stage.window.layer.addSublayer(ring)
    stage.tick()
    #expect(ring.drawings == 0 && stage.layers[ring.stageID] == nil)
    ring.setNeedsDisplay()
    ring.setNeedsDisplay()
    #expect(ring.needsDisplay())
    stage.tick()
    #expect(ring.drawings == 1 && stage.layers[ring.stageID]?.commands?.count == 1 && !ring.needsDisplay())
    ring.bounds.size.width = 30
    stage.tick()
    #expect(ring.drawings == 1)
    ring.needsDisplayOnBoundsChange = true
    ring.bounds.size.width = 40
    stage.tick()
    #expect(ring.drawings == 2 && stage.layers[ring.stageID]?.width == 40)
    ring.setNeedsDisplay()
    ring.displayIfNeeded()
    #expect(ring.drawings == 3)
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { Ring.self }
  }

  @Test("A view's custom layer class draws instead of the view")
  func layerClass() {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.show(view)
    #expect((view.layer as? Ring)?.drawings == 1 && stage.commands(of: view).count == 1)
  }

  private final class Badge: CALayer {
    override func display() { contents = UIGraphicsImageRenderer(size: bounds.size).image { $0.fill(bounds) } }
  }

  @Test("A layer can display its own image")
  func contents() {
    let badge = Badge()
    badge.frame = CGRect(x: 0, y: 0, width: 6, height: 6)
    stage.stage.window.layer.addSublayer(badge)
    badge.setNeedsDisplay()
    stage.tick()
    let number = stage.shown[badge.stageID] ?? 0
    #expect(stage.pictures[number]?.commands == [.fill(.black, [], steps(0, 0, 6, 6))])
  }
}
