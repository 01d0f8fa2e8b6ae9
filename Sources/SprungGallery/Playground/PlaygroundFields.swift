// SPDX-License-Identifier: MIT

import UIKit

/// The cards for all kinds of fields, each with sixteen marbles in a grid. If the field acts on charges, half of the
/// marbles are positive and half are negative.
enum PlaygroundFields {
  static let cards = [
    card("Drag field", "The marbles are thrown, and the field slows them down.", start: .thrown) { .dragField() },
    card("Vortex", "The marbles circle the middle, faster farther out.", resistance: 0.5) {
      .vortexField()
    },
    card("Radial gravity", "The middle pulls harder on marbles that are closer.", resistance: 0.1) {
      let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 300, y: 300))
      field.falloff = 2
      field.minimumRadius = 40
      return field
    },
    card("Linear gravity", "All marbles in the region are pulled in one direction.") {
      .linearGravityField(direction: CGVector(dx: 0, dy: 1))
    },
    card("Velocity field", "Inside the region, everything takes on the field's velocity.", strength: 100) {
      .velocityField(direction: CGVector(dx: 1, dy: 0))
    },
    card("Noise", "A breeze that varies in space and time.", strength: 2, resistance: 0.5) {
      .noiseField(smoothness: 0.3, animationSpeed: 0.5)
    },
    card("Turbulence", "The faster a marble moves, the more it is pushed around.", start: .thrown, strength: 4) {
      .turbulenceField(smoothness: 0.2, animationSpeed: 0.5)
    },
    card("Spring field", "The middle pulls harder on marbles that are farther away.", strength: 0.2, resistance: 0.5) {
      .springField()
    },
    card("Electric field", "Orange marbles are pulled in, blue ones pushed away.", strength: 0.05, hasCharges: true) {
      let field = UIFieldBehavior.electricField()
      field.falloff = 1
      field.minimumRadius = 60
      return field
    },
    card(
      "Magnetic field", "Thrown marbles move in circles, blue ones in the opposite direction.", start: .thrown,
      strength: 0.2,
      hasCharges: true
    ) { .magneticField() },
    card("Custom field", "A custom block: a wave that lifts and drops the marbles.") {
      .field { field, position, _, mass, _, _ in
        let away = Double(position.x - field.position.x) / 60
        return CGVector(dx: 0, dy: CGFloat(DeterministicMath.sin(away)) * field.strength * mass * 3)
      }
    },
  ]

  private enum Start {
    case resting
    case thrown
  }

  private static func card(
    _ name: String, _ sentence: String, start: Start = .resting, strength: CGFloat = 1, resistance: CGFloat = 0,
    hasCharges: Bool = false, make: @escaping () -> UIFieldBehavior
  ) -> PlaygroundCard {
    PlaygroundCard(name: name, sentence: sentence) { scene in
      let field = make()
      field.position = CGPoint(x: 300, y: 300)
      field.strength = strength
      addMarbles(scene, start: start, hasCharges: hasCharges)
      let items = scene.dynamicItems
      let walls = scene.addWalls(items)
      let air = scene.add(UIDynamicItemBehavior(items: items))
      air.elasticity = 0.8
      air.friction = 0
      air.resistance = resistance
      for item in items { field.addItem(item) }
      scene.add(field)
      return parameters(of: field, strength: strength) + [
        .number("Resistance", 0...5, resistance, unit: "/s") { air.resistance = $0 },
        .toggle("Walls", true) { walls.collisionMode = $0 ? .everything : .items },
      ]
    }
  }

  private static func addMarbles(_ scene: PlaygroundScene, start: Start, hasCharges: Bool) {
    var plus: [any UIDynamicItem] = []
    var minus: [any UIDynamicItem] = []
    for index in 0..<16 {
      let isPlus = (index + index / 4) % 2 == 0
      let marble = scene.add(
        "Marble \(index + 1)", isPlus ? .systemOrange : .systemBlue,
        at: CGPoint(x: 111 + CGFloat(index % 4) * 126, y: 111 + CGFloat(index / 4) * 126),
        size: CGSize(width: 40, height: 40), shape: .ellipse)
      if isPlus { plus.append(marble) } else { minus.append(marble) }
    }
    if hasCharges {
      scene.add(UIDynamicItemBehavior(items: plus)).charge = 1
      scene.add(UIDynamicItemBehavior(items: minus)).charge = -1
    }
    guard start == .thrown else { return }
    let throwing = UIDynamicItemBehavior(items: scene.dynamicItems)
    for (index, item) in scene.items.enumerated() {
      // Throw marbles alternately right and left, at a slight angle.
      throwing.addLinearVelocity(
        CGPoint(x: index % 2 == 0 ? 260 : -260, y: CGFloat(index % 3 - 1) * 60), for: item)
    }
    scene.add(throwing)
  }

  private static func parameters(of field: UIFieldBehavior, strength: CGFloat) -> [PlaygroundParameter] {
    var list: [PlaygroundParameter] = [
      .number("Strength", -4 * strength...4 * strength, strength) { field.strength = $0 },
      .number("Falloff", -1...4, field.falloff) { field.falloff = $0 },
      .number("Minimum radius", 1...200, field.minimumRadius, unit: " pt") { field.minimumRadius = $0 },
      .number("Position x", 0...600, 300, unit: " pt") { field.position.x = $0 },
      .number("Position y", 0...600, 300, unit: " pt") { field.position.y = $0 },
    ]
    var region = PlaygroundRegion.infinite
    var size: CGFloat = 200
    list.append(
      .choice("Region", PlaygroundRegion.names, 0) {
        region = PlaygroundRegion(rawValue: $0) ?? .infinite
        field.region = region.make(size: size)
      })
    list.append(
      .number("Region size", 20...300, 200, unit: " pt") {
        size = $0
        field.region = region.make(size: size)
      })
    if field.direction != .zero {
      let start = DeterministicMath.atan2(Double(field.direction.dy), Double(field.direction.dx)) * 180 / .pi
      list.append(
        .angle("Direction", CGFloat(start)) {
          let turn = DeterministicMath.sincos(Double($0))
          field.direction = CGVector(dx: CGFloat(turn.cosine), dy: CGFloat(turn.sine))
        })
    }
    if field.smoothness != 0 {
      list.append(.number("Smoothness", 0...1, field.smoothness) { field.smoothness = $0 })
      list.append(.number("Speed", 0...3, field.animationSpeed) { field.animationSpeed = $0 })
    }
    return list
  }
}
