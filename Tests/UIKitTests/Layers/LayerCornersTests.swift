// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Layer corners and actions", .oneApplication)
@MainActor
struct LayerCornersTests {
  @Test("The host receives the corners without radius")
  func corners() {
    #expect(CACornerMask.all.squares.isEmpty)
    #expect(
      CACornerMask([.layerMinXMinYCorner, .layerMaxXMinYCorner]).squares == [.squaresMinXMaxY, .squaresMaxXMaxY])
    #expect(CACornerMask().squares.rawValue == 60)
    let layer = CALayer()
    layer.changes = []
    layer.maskedCorners = .all
    #expect(layer.changes == [])
    layer.maskedCorners = [.layerMaxXMaxYCorner]
    #expect(layer.changes == .bounds && layer.maskedCorners.rawValue == 8)
  }

  @Test("NSNull as an action applies a value at once, another action runs, and nil uses the layer's own animation")
  func actions() {
    final class Logger: CAAction {
      var lines: [String] = []
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        lines.append("\(event) \(anObject is CALayer)")
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let layer = CALayer()
    window.layer.addSublayer(layer)
    for frame in 0...3 { UIApplication.shared.tick(timestamp: Double(frame) / 60) }
    let log = Logger()
    layer.actions = ["position": NSNull(), "opacity": log]
    layer.position.x = 50
    layer.opacity = 0.5
    layer.cornerRadius = 3
    #expect(layer.animationKeys() == ["cornerRadius"] && log.lines == ["opacity true"])
    #expect(layer.presentation()?.position.x == 50)
  }
}
