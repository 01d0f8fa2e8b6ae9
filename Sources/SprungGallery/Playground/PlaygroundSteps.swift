// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// The base scene with a white and an orange square, and its step-by-step variations.
enum PlaygroundSteps {
  static let cards = [
    PlaygroundCard(name: "a. Gravity", sentence: "Orange falls, and nothing stops it.") { scene in
      let orange = squares(scene).orange
      let gravity = UIGravityBehavior(items: [orange])
      scene.add(gravity)
      scene.whenPutBack = { gravity.removeItem($0) }
      return gravityParameters(gravity) + [
        .button("Drop again") { [scene = WeakReference(scene)] in
          scene.wrappedValue?.status = ""
          gravity.addItem(orange)
        }
      ]
    },
    PlaygroundCard(name: "b. Walls", sentence: "Now the canvas has walls: orange lands with one small bounce.") {
      scene in
      let (white, orange) = squares(scene)
      scene.addWalls([white, orange])
      return fall(orange, scene)
    },
    PlaygroundCard(name: "c. A heavy square", sentence: "Orange is dense and bouncy, and slowed down by the air.") {
      scene in
      let (white, orange) = squares(scene)
      scene.addWalls([white, orange])
      return fall(orange, scene) + heavy(orange, scene)
    },
    PlaygroundCard(name: "d. A spring field", sentence: "White is light: the field catches it, and it floats.") {
      scene in
      let (white, orange) = squares(scene)
      scene.addWalls([white, orange])
      _ = fall(orange, scene) + heavy(orange, scene)
      return float(white, scene)
    },
    PlaygroundCard(name: "e. A push", sentence: "After two seconds white is pushed up, and returns.") { scene in
      let (white, orange) = squares(scene)
      scene.addWalls([white, orange])
      _ = fall(orange, scene) + heavy(orange, scene)
      return float(white, scene) + push(white, scene)
    },
    PlaygroundCard(name: "f. On a line", sentence: "Orange hangs from the point at the top, 300 points away.") {
      scene in
      let (white, orange) = squares(scene)
      scene.addWalls([white, orange])
      _ = fall(orange, scene) + heavy(orange, scene) + float(white, scene)
      return hang(orange, scene)
    },
  ]

  /// Adds the two squares of the base scene.
  private static func squares(_ scene: PlaygroundScene) -> (white: PlaygroundItemView, orange: PlaygroundItemView) {
    (
      scene.add("White square", .white, at: CGPoint(x: 150, y: 150)),
      scene.add("Orange square", .systemOrange, at: CGPoint(x: 450, y: 150))
    )
  }

  private static func fall(_ orange: PlaygroundItemView, _ scene: PlaygroundScene) -> [PlaygroundParameter] {
    gravityParameters(scene.add(UIGravityBehavior(items: [orange])))
  }

  /// Returns the magnitude and angle parameters of a gravity behavior.
  static func gravityParameters(_ gravity: UIGravityBehavior) -> [PlaygroundParameter] {
    [.number("Magnitude", 0...3, 1) { gravity.magnitude = $0 }, .angle("Angle", 90) { gravity.angle = $0 }]
  }

  private static func heavy(_ orange: PlaygroundItemView, _ scene: PlaygroundScene) -> [PlaygroundParameter] {
    let properties = UIDynamicItemBehavior(items: [orange])
    properties.elasticity = 0.6
    properties.density = 200
    properties.resistance = 2
    scene.add(properties)
    return [
      .number("Elasticity", 0...1, 0.6) { properties.elasticity = $0 },
      .power("Density", 0.01...1000, 200) { properties.density = $0 },
      .number("Resistance", 0...10, 2, unit: "/s") { properties.resistance = $0 },
    ]
  }

  /// Makes the white square light and prevents its rotation, and adds a spring field around (150, 350) under the same
  /// parent.
  private static func float(_ white: PlaygroundItemView, _ scene: PlaygroundScene) -> [PlaygroundParameter] {
    let properties = UIDynamicItemBehavior(items: [white])
    properties.density = 0.01
    properties.resistance = 10
    properties.friction = 0
    properties.allowsRotation = false
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 150, y: 350)
    field.region = UIRegion(size: CGSize(width: 500, height: 500))
    field.addItem(white)
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(properties)
    parent.addChildBehavior(field)
    scene.add(parent)
    return [
      .number("Field strength", 0...4, 1) { field.strength = $0 },
      .number("Field x", 0...600, 150, unit: " pt") { field.position.x = $0 },
      .number("Field y", 0...600, 350, unit: " pt") { field.position.y = $0 },
      .number("Resistance", 0...30, 10, unit: "/s") { properties.resistance = $0 },
      .toggle("Parent behavior", true) { [scene = WeakReference(scene)] isOn in
        guard let scene = scene.wrappedValue else { return }
        if isOn { scene.animator.addBehavior(parent) } else { scene.animator.removeBehavior(parent) }
      },
    ]
  }

  /// Adds the push in two versions: the published one, which is gentle, and the draft, which throws the white square
  /// against the wall.
  private static func push(_ white: PlaygroundItemView, _ scene: PlaygroundScene) -> [PlaygroundParameter] {
    let push = UIPushBehavior(items: [white], mode: .instantaneous)
    push.active = false
    push.pushDirection = CGVector(dx: 0, dy: -1)
    push.magnitude = 0.3
    scene.add(push)
    scene.after(2) { push.active = true }
    return [
      .choice("Edition", ["Published, 0.3", "Draft, 10.5"], 0) {
        push.pushDirection = CGVector(dx: 0, dy: $0 == 0 ? -0.3 : -10.5)
      },
      .button("Push again") { push.active = true },
    ]
  }

  private static func hang(_ orange: PlaygroundItemView, _ scene: PlaygroundScene) -> [PlaygroundParameter] {
    let line = UIAttachmentBehavior(item: orange, attachedToAnchor: CGPoint(x: 300, y: 100))
    line.length = 300
    line.frequency = 2
    line.damping = 0.3
    scene.add(line)
    return [
      .number("Length", 0...450, 300, unit: " pt") { line.length = $0 },
      .number("Frequency", 0...6, 2, unit: " Hz") { line.frequency = $0 },
      .number("Damping", 0...1, 0.3) { line.damping = $0 },
      .number("Anchor x", 0...600, 300, unit: " pt") { line.anchorPoint.x = $0 },
      .number("Anchor y", 0...600, 100, unit: " pt") { line.anchorPoint.y = $0 },
    ]
  }
}
