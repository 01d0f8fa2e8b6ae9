// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// The cards that stress-test a device with many items.
enum PlaygroundCrowds {
  static let cards = [crowd(200), crowd(50)]

  private static let colors: [UIColor] = [
    .systemOrange, .systemTeal, .systemPink, .systemIndigo, .systemGreen, .systemYellow, .systemPurple, .systemBlue,
  ]

  private static func crowd(_ count: Int) -> PlaygroundCard {
    PlaygroundCard(name: "Crowd of \(count)", sentence: "\(count) pieces tumble as gravity rotates.") {
      scene in
      let across = 20
      let side: CGFloat = count > 100 ? 22 : 40
      let pitch = PlaygroundScene.side / (count > 100 ? CGFloat(across) : 10)
      let columns = count > 100 ? across : 10
      for index in 0..<count {
        scene.add(
          "Piece \(index + 1)", colors[index % colors.count],
          at: CGPoint(x: (CGFloat(index % columns) + 0.5) * pitch, y: (CGFloat(index / columns) + 0.5) * pitch),
          size: CGSize(width: side, height: side), shape: index % 3 == 0 ? .rectangle : .ellipse)
      }
      let items = scene.dynamicItems
      scene.addWalls(items)
      let gravity = scene.add(UIGravityBehavior(items: items))
      let properties = scene.add(UIDynamicItemBehavior(items: items))
      properties.elasticity = 0.5
      var speed = CGFloat.pi / 2
      var angle = CGFloat.pi / 2
      var magnitude: CGFloat = 1
      let turning = UIDynamicBehavior()
      turning.action = { [gravity = WeakReference(gravity)] in
        angle += speed / 60
        if angle > 2 * .pi { angle -= 2 * .pi }
        gravity.wrappedValue?.setAngle(angle, magnitude: magnitude)
      }
      scene.add(turning)
      return [
        .angle("Turns by", 90) { speed = $0 },
        .number("Gravity", 0...3, 1) { magnitude = $0 },
        .number("Elasticity", 0...1, 0.5) { properties.elasticity = $0 },
        .number("Friction", 0...1, 0.2) { properties.friction = $0 },
      ]
    }
  }
}
