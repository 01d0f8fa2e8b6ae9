// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// The cards for behaviors other than pushes, attachments and fields.
enum PlaygroundBehaviors {
  static let cards = [gravity, collision, properties, snap, group, composite]

  private static let colors: [UIColor] = [
    .systemOrange, .systemTeal, .systemPink, .systemIndigo, .systemGreen, .systemYellow,
  ]

  /// Adds stacked pieces in three shapes and several sizes.
  private static func addPieces(_ count: Int, _ scene: PlaygroundScene) {
    let names = ["Box", "Ball", "Wedge"]
    for index in 0..<count {
      let side = CGFloat(110 - 14 * (index % 4))
      scene.add(
        names[index % 3] + (index < 3 ? "" : " \(index / 3 + 1)"), colors[index % colors.count],
        at: CGPoint(x: 120 + CGFloat(index % 3) * 180, y: 110 + CGFloat(index / 3) * 150),
        size: CGSize(width: side, height: side),
        shape: PlaygroundItemView.Shape(rawValue: index % 3) ?? .rectangle)
    }
  }

  private static let gravity = PlaygroundCard(
    name: "Gravity", sentence: "Everything falls at the same rate, whatever its size. Change the direction."
  ) { scene in
    addPieces(6, scene)
    scene.addWalls(scene.dynamicItems)
    return PlaygroundSteps.gravityParameters(scene.add(UIGravityBehavior(items: scene.dynamicItems)))
  }

  private static let collision = PlaygroundCard(
    name: "Collision", sentence: "Pieces flash when they touch something."
  ) { scene in
    addPieces(6, scene)
    scene.add(UIGravityBehavior(items: scene.dynamicItems))
    let collision = scene.addWalls(scene.dynamicItems)
    let flasher = PlaygroundFlasher()
    scene.keepsakes.append(flasher)
    collision.collisionDelegate = flasher
    let bouncy = scene.add(UIDynamicItemBehavior(items: scene.dynamicItems))
    bouncy.elasticity = 0.5
    return [
      .choice("Mode", ["Items", "Walls", "Both"], 2) {
        collision.collisionMode = $0 == 0 ? .items : $0 == 1 ? .boundaries : .everything
      },
      .choice("Boundary", ["Bounds", "Line", "Path"], 0) { [scene = WeakReference(scene)] index in
        guard let scene = scene.wrappedValue else { return }
        setBoundary(index, of: collision)
        // Wakes the items, because those that rest on a removed boundary must start falling.
        for item in scene.items { scene.animator.updateItem(usingCurrentState: item) }
      },
      .choice("Shapes", ["Mixed", "Boxes", "Balls", "Wedges"], 0) { [scene = WeakReference(scene)] index in
        guard let scene = scene.wrappedValue else { return }
        for (place, item) in scene.items.enumerated() {
          item.shape = PlaygroundItemView.Shape(rawValue: index == 0 ? place % 3 : index - 1) ?? .rectangle
          scene.animator.updateItem(usingCurrentState: item)
        }
      },
      .number("Elasticity", 0...1, 0.5) { bouncy.elasticity = $0 },
      .number("Friction", 0...2, 0.2) { bouncy.friction = $0 },
    ]
  }

  /// Sets the boundaries: the walls of the canvas, so that no piece is lost, and optionally a line or a bowl.
  private static func setBoundary(_ index: Int, of collision: UICollisionBehavior) {
    collision.removeAllBoundaries()
    switch index {
    case 1:
      collision.addBoundary(
        withIdentifier: "slope" as NSCopying, from: CGPoint(x: 40, y: 330), to: CGPoint(x: 460, y: 480))
    case 2:
      let bowl = UIBezierPath()
      bowl.move(to: CGPoint(x: 60, y: 300))
      bowl.addCurve(
        to: CGPoint(x: 540, y: 300), controlPoint1: CGPoint(x: 100, y: 660), controlPoint2: CGPoint(x: 500, y: 660))
      collision.addBoundary(withIdentifier: "bowl" as NSCopying, for: bowl)
    default: break
    }
  }

  private static let properties = PlaygroundCard(
    name: "Item properties", sentence: "Two boxes and a ball share one behavior: change their properties."
  ) { scene in
    let box = scene.add("Box", .systemOrange, at: CGPoint(x: 130, y: 150))
    let ball = scene.add("Ball", .systemTeal, at: CGPoint(x: 300, y: 150), shape: .ellipse)
    let plain = scene.add("Plain box", .systemGray, at: CGPoint(x: 480, y: 150))
    let items: [any UIDynamicItem] = [box, ball]
    scene.addWalls([box, ball, plain])
    let gravity = scene.add(UIGravityBehavior(items: [box, ball, plain]))
    let properties = scene.add(UIDynamicItemBehavior(items: items))
    return [
      .number("Elasticity", 0...1, 0.2) { properties.elasticity = $0 },
      .number("Friction", 0...2, 0.2) { properties.friction = $0 },
      .power("Density", 0.01...100, 1) { properties.density = $0 },
      .number("Resistance", 0...10, 0, unit: "/s") { properties.resistance = $0 },
      .number("Turning resistance", 0...10, 0, unit: "/s") { properties.angularResistance = $0 },
      .toggle("May turn", true) { properties.allowsRotation = $0 },
      .toggle("Anchored", false) { properties.isAnchored = $0 },
      .number("Gravity", 0...2, 1) { gravity.setAngle(.pi / 2, magnitude: $0) },
      .button("Add velocity") {
        for item in items { properties.addLinearVelocity(CGPoint(x: 200, y: -500), for: item) }
      },
      .button("Add spin") {
        for item in items { properties.addAngularVelocity(6, for: item) }
      },
    ]
  }

  private static let snap = PlaygroundCard(
    name: "Snap", sentence: "The card always snaps back to its point, upright: drag it away."
  ) { scene in
    let card = scene.add(
      "Card", .systemIndigo, at: CGPoint(x: 120, y: 480), size: CGSize(width: 140, height: 90))
    card.transform = CGAffineTransform(rotationAngle: -0.7)
    let snap = scene.add(UISnapBehavior(item: card, snapTo: CGPoint(x: 300, y: 200)))
    return [
      .number("Damping", 0...1, 0.5) { snap.damping = $0 },
      .number("Point x", 0...600, 300, unit: " pt") { snap.snapPoint.x = $0 },
      .number("Point y", 0...600, 200, unit: " pt") { snap.snapPoint.y = $0 },
    ]
  }

  private static let group = PlaygroundCard(
    name: "Item group", sentence: "Three bars are one rigid body: a hook that a ball can hang in."
  ) { scene in
    let bars = [
      scene.add("Left bar", .systemPink, at: CGPoint(x: 215, y: 180), size: CGSize(width: 30, height: 160)),
      scene.add("Foot", .systemPink, at: CGPoint(x: 300, y: 245), size: CGSize(width: 140, height: 30)),
      scene.add("Right bar", .systemPink, at: CGPoint(x: 385, y: 180), size: CGSize(width: 30, height: 160)),
    ]
    let ball = scene.add(
      "Ball", .systemTeal, at: CGPoint(x: 300, y: 90), size: CGSize(width: 70, height: 70), shape: .ellipse)
    let cup = UIDynamicItemGroup(items: bars.map { $0 as any UIDynamicItem })
    for bar in bars { bar.group = WeakReference(cup) }
    scene.addWalls([cup, ball])
    let parameters = PlaygroundSteps.gravityParameters(scene.add(UIGravityBehavior(items: [cup, ball])))
    let properties = scene.add(UIDynamicItemBehavior(items: [cup]))
    return parameters + [
      .power("Cup density", 0.01...100, 1) { properties.density = $0 },
      .number("Elasticity", 0...1, 0.2) { properties.elasticity = $0 },
      .button("Spin") { properties.addAngularVelocity(5, for: cup) },
    ]
  }

  private static let composite = PlaygroundCard(
    name: "Composite",
    sentence: "Gravity, walls and properties in one behavior: nesting depth makes no difference."
  ) { scene in
    let box = scene.add("Box", .systemOrange, at: CGPoint(x: 200, y: 120))
    let ball = scene.add("Ball", .systemTeal, at: CGPoint(x: 400, y: 120), shape: .ellipse)
    var parts = makeParts([box, ball])
    var roots = PlaygroundComposite.nest(parts, levels: 1, reportingTo: scene)
    for root in roots { scene.add(root) }
    return [
      .choice("Levels of parents", ["None", "One", "Two"], 1) { [scene = WeakReference(scene)] levels in
        guard let scene = scene.wrappedValue else { return }
        let isThere = roots.contains { $0.dynamicAnimator != nil }
        for root in roots { scene.animator.removeBehavior(root) }
        // A behavior can be in only one tree, so the parts are recreated.
        parts = makeParts([box, ball])
        roots = PlaygroundComposite.nest(parts, levels: levels, reportingTo: scene)
        guard isThere else { return }
        for root in roots { scene.animator.addBehavior(root) }
      },
      .toggle("In the animator", true) { [scene = WeakReference(scene)] isOn in
        guard let scene = scene.wrappedValue else { return }
        for root in roots {
          if isOn { scene.animator.addBehavior(root) } else { scene.animator.removeBehavior(root) }
        }
      },
    ]
  }

  private static func makeParts(_ items: [any UIDynamicItem]) -> [UIDynamicBehavior] {
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: items)
    properties.elasticity = 0.7
    return [UIGravityBehavior(items: items), collision, properties]
  }
}
