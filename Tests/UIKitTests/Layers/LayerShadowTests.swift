// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Shadow paths of layers, and clipping", .oneApplication)
@MainActor struct LayerShadowTests {
  let host = StageBoxes(FingerStage(size: CGSize(width: 200, height: 200)))
  let view = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40))

  init() {
    host.stage.window.addSubview(view)
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = CGSize(width: 2, height: 3)
  }

  private var own: PackedColor { host.boxes[view.layer.stageID]?.shadow ?? .clear }

  @Test("A layer that clips has no shadow")
  func clipping() {
    view.backgroundColor = .white
    host.frame()
    #expect(own == PackedColor(rawValue: 0x80))
    host.frame { view.clipsToBounds = true }
    #expect(own == .clear)
    host.frame { view.clipsToBounds = false }
    #expect(own == PackedColor(rawValue: 0x80))
  }

  @Test("The host draws the shadow of a filled layer's outline, also with rounded corners")
  func outline() {
    view.backgroundColor = .white
    host.frame { view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath }
    #expect(own == PackedColor(rawValue: 0x80) && host.drawings.isEmpty)
    host.frame { view.layer.cornerRadius = 10 }
    #expect(own == .clear && host.drawings.count == 1, "the path has no corners")
    host.frame { view.layer.shadowPath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 10).cgPath }
    #expect(own == PackedColor(rawValue: 0x80) && host.drawings.isEmpty)
    #expect(view.layer.sublayers == nil)
  }

  @Test("Any other path has a separate shadow that extends by the blur")
  func path() throws {
    host.frame {
      view.layer.shadowPath = CGPath(ellipseIn: CGRect(x: 10, y: 30, width: 40, height: 20), transform: nil)
    }
    #expect(own == .clear)
    // The drawing covers the bounds of the path, extended by 3 times the radius plus 1 point and moved by the offset.
    #expect(host.drawings == [CGRect(x: 20 + 10 + 2 - 13, y: 30 + 30 + 3 - 13, width: 66, height: 46)])
    let box = try #require(host.boxes.values.first { $0.drawing != nil })
    #expect(box.opacity == 0.5)
    var shadows: [[Double]] = []
    for command in box.drawing?.commands ?? [] {
      if case .shadow(_, let x, let y, let blur) = command { shadows.append([Double(x), Double(y), Double(blur)]) }
    }
    #expect(shadows == [[2 + 67, 3, 8]], "the path is beside the drawing")
    host.frame { view.layer.shadowOffset = CGSize(width: 0, height: 3) }
    #expect(host.drawings.first?.minX == 17)
    host.frame { view.layer.shadowOpacity = 0 }
    #expect(host.drawings.isEmpty)
    host.frame {
      view.layer.shadowOpacity = 1
      view.clipsToBounds = true
    }
    #expect(host.drawings.isEmpty)
    host.frame {
      view.clipsToBounds = false
      view.layer.shadowPath = nil
    }
    #expect(host.drawings.isEmpty && own == PackedColor(rawValue: 0xFF))
  }

  @Test("An animation moves the shadow")
  func animation() {
    func square(_ x: CGFloat) -> CGPath { CGPath(rect: CGRect(x: x, y: 0, width: 10, height: 10)) }
    host.frame { view.layer.shadowPath = square(0) }
    let animation = CABasicAnimation(keyPath: "shadowPath")
    animation.fromValue = square(0)
    animation.toValue = square(100)
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    view.layer.add(animation, forKey: nil)
    host.wait(0.5)
    let x = host.drawings.first?.minX ?? 0
    #expect(abs(x - (20 + 50 + 2 - 13)) < 2, "\(x)")
    host.wait(0.6)
    #expect(abs((host.drawings.first?.minX ?? 0) - (20 + 2 - 13)) < 0.001)
  }

  @Test("The shadow is removed together with its layer")
  func end() {
    host.frame { view.layer.shadowPath = CGPath(ellipseIn: view.bounds, transform: nil) }
    #expect(host.drawings.count == 1)
    host.frame { view.removeFromSuperview() }
    #expect(host.drawings.isEmpty)
    host.frame { host.stage.window.addSubview(view) }
    #expect(host.drawings.count == 1)
    host.wait(0.1)
    #expect(!UIApplication.shared.wantsFrame)
  }
}
