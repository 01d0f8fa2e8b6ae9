// SPDX-License-Identifier: MIT

import UIKit

/// The cards for both modes of a push.
enum PlaygroundPushes {
  static let cards = [continuous, instantaneous]

  private static let continuous = PlaygroundCard(
    name: "Continuous push",
    sentence: "A force for as long as it is on: the small box accelerates more than the large one."
  ) { scene in
    let (push, parameters) = make(.continuous, scene)
    return parameters + [.toggle("Active", true) { push.active = $0 }]
  }

  private static let instantaneous = PlaygroundCard(
    name: "Instantaneous push", sentence: "One impulse per press; off center it also spins the boxes."
  ) { scene in
    let (push, parameters) = make(.instantaneous, scene)
    push.active = false
    return parameters + [.button("Push") { push.active = true }]
  }

  private static func make(
    _ mode: UIPushBehavior.Mode, _ scene: PlaygroundScene
  ) -> (push: UIPushBehavior, parameters: [PlaygroundParameter]) {
    let large = scene.add("Large box", .systemOrange, at: CGPoint(x: 120, y: 180))
    let small = scene.add(
      "Small box", .systemTeal, at: CGPoint(x: 120, y: 420), size: CGSize(width: 60, height: 60))
    let items: [any UIDynamicItem] = [large, small]
    scene.addWalls(items)
    let properties = scene.add(UIDynamicItemBehavior(items: items))
    properties.resistance = 0.5
    properties.elasticity = 0.6
    let push = UIPushBehavior(items: items, mode: mode)
    var angle: CGFloat = 0
    var magnitude: CGFloat = mode == .continuous ? 1 : 3
    push.setAngle(angle, magnitude: magnitude)
    scene.add(push)
    let parameters: [PlaygroundParameter] = [
      .number("Magnitude", -10...10, magnitude) {
        magnitude = $0
        push.setAngle(angle, magnitude: magnitude)
      },
      .angle("Angle", 0) {
        angle = $0
        push.setAngle(angle, magnitude: magnitude)
      },
      .number("Off the center", -40...40, 0, unit: " pt") {
        for item in items { push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: $0), for: item) }
      },
      .power("Density", 0.1...10, 1) { properties.density = $0 },
      .number("Resistance", 0...5, 0.5, unit: "/s") { properties.resistance = $0 },
    ]
    return (push, parameters)
  }
}
