// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// The cards for all kinds of attachments.
enum PlaygroundAttachments {
  static let cards = [toPoint, toItem, sliding, limit, fixed, pin]

  private static let toPoint = PlaygroundCard(
    name: "To a point", sentence: "A spring holds a corner of the box to a point; at 0 Hz it is a rod."
  ) { scene in
    let box = scene.add("Box", .systemOrange, at: CGPoint(x: 420, y: 240))
    scene.addWalls([box])
    scene.add(UIGravityBehavior(items: [box]))
    let spring = UIAttachmentBehavior(
      item: box, offsetFromCenter: UIOffset(horizontal: -40, vertical: -40), attachedToAnchor: CGPoint(x: 300, y: 90))
    spring.length = 180
    spring.frequency = 1
    spring.damping = 0.2
    scene.add(spring)
    return [
      .number("Length", 0...400, 180, unit: " pt") { spring.length = $0 },
      .number("Frequency", 0...5, 1, unit: " Hz") { spring.frequency = $0 },
      .number("Damping", 0...1, 0.2) { spring.damping = $0 },
      .number("Anchor x", 0...600, 300, unit: " pt") { spring.anchorPoint.x = $0 },
      .number("Anchor y", 0...600, 90, unit: " pt") { spring.anchorPoint.y = $0 },
    ]
  }

  private static let toItem = PlaygroundCard(
    name: "To an item", sentence: "Two boxes on one spring: drag one and the other follows."
  ) { scene in
    let first = scene.add("First box", .systemOrange, at: CGPoint(x: 200, y: 300))
    let second = scene.add(
      "Second box", .systemTeal, at: CGPoint(x: 420, y: 300), size: CGSize(width: 70, height: 70))
    scene.addWalls([first, second])
    let air = scene.add(UIDynamicItemBehavior(items: [first, second]))
    air.resistance = 0.5
    air.angularResistance = 1
    let spring = UIAttachmentBehavior(item: first, attachedTo: second)
    spring.length = 150
    spring.frequency = 1
    spring.damping = 0.1
    scene.add(spring)
    return [
      .number("Length", 0...400, 150, unit: " pt") { spring.length = $0 },
      .number("Frequency", 0...5, 1, unit: " Hz") { spring.frequency = $0 },
      .number("Damping", 0...1, 0.1) { spring.damping = $0 },
      .number("Resistance", 0...5, 0.5, unit: "/s") { air.resistance = $0 },
    ]
  }

  private static let sliding = PlaygroundCard(
    name: "Sliding", sentence: "The box moves along one axis within the range, without rotating."
  ) { scene in
    let box = scene.add("Box", .systemOrange, at: CGPoint(x: 300, y: 300))
    scene.addWalls([box])
    let parameters = PlaygroundSteps.gravityParameters(scene.add(UIGravityBehavior(items: [box])))
    var reach: CGFloat = 150
    let axes = [CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0), CGVector(dx: 1, dy: 1)]
    var slider = scene.add(makeSlider(box, along: axes[0], reach: reach))
    var axis = axes[0]
    scene.rail = rail(along: axis, reach: reach)
    return [
      .choice("Axis", ["Vertical", "Horizontal", "Diagonal"], 0) { [scene = WeakReference(scene)] index in
        guard let scene = scene.wrappedValue else { return }
        scene.animator.removeBehavior(slider)
        box.center = CGPoint(x: 300, y: 300)
        scene.animator.updateItem(usingCurrentState: box)
        slider = scene.add(makeSlider(box, along: axes[index], reach: reach))
        axis = axes[index]
        scene.rail = rail(along: axis, reach: reach)
      },
      .number("Range", 0...250, 150, unit: " pt") { [scene = WeakReference(scene)] in
        reach = $0
        slider.attachmentRange = UIFloatRange(minimum: -reach, maximum: reach)
        scene.wrappedValue?.rail = rail(along: axis, reach: reach)
      },
    ] + parameters
  }

  private static let limit = PlaygroundCard(
    name: "Limit", sentence: "A rope: it does nothing until it is taut. Drag the dark block or the ball."
  ) { scene in
    let block = scene.add(
      "Block", .darkGray, at: CGPoint(x: 300, y: 80), size: CGSize(width: 80, height: 40))
    let ball = scene.add(
      "Ball", .systemTeal, at: CGPoint(x: 380, y: 150), size: CGSize(width: 70, height: 70), shape: .ellipse)
    hold(block, scene)
    scene.addWalls([block, ball])
    let parameters = PlaygroundSteps.gravityParameters(scene.add(UIGravityBehavior(items: [ball])))
    let rope = UIAttachmentBehavior.limitAttachment(
      with: ball, offsetFromCenter: UIOffset(horizontal: 0, vertical: -35), attachedTo: block,
      offsetFromCenter: UIOffset(horizontal: 0, vertical: 20))
    rope.length = 250
    scene.add(rope)
    return [.number("Length", 20...450, 250, unit: " pt") { rope.length = $0 }] + parameters
  }

  private static let fixed = PlaygroundCard(
    name: "Fixed", sentence: "Two boxes are welded where they meet: they move as one."
  ) { scene in
    let first = scene.add("First box", .systemOrange, at: CGPoint(x: 260, y: 160))
    let second = scene.add(
      "Second box", .systemTeal, at: CGPoint(x: 350, y: 160), size: CGSize(width: 80, height: 40))
    scene.addWalls([first, second])
    let parameters = PlaygroundSteps.gravityParameters(scene.add(UIGravityBehavior(items: [first, second])))
    let weld = UIAttachmentBehavior.fixedAttachment(
      with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 310, y: 160))
    scene.add(weld)
    let properties = scene.add(UIDynamicItemBehavior(items: [first, second]))
    properties.elasticity = 0.4
    return parameters + [
      .toggle("Weld", true) { [scene = WeakReference(scene)] isOn in
        guard let scene = scene.wrappedValue else { return }
        if isOn { scene.animator.addBehavior(weld) } else { scene.animator.removeBehavior(weld) }
      },
      .button("Spin") { properties.addAngularVelocity(8, for: first) },
    ]
  }

  private static let pin = PlaygroundCard(
    name: "Pin", sentence: "The bar rotates about a pin in the dark block, with the range and friction that you set."
  ) { scene in
    let block = scene.add(
      "Block", .darkGray, at: CGPoint(x: 300, y: 220), size: CGSize(width: 60, height: 60))
    let bar = scene.add(
      "Bar", .systemPink, at: CGPoint(x: 380, y: 220), size: CGSize(width: 200, height: 30))
    hold(block, scene)
    let gravity = scene.add(UIGravityBehavior(items: [bar]))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: bar, attachedTo: block, attachmentAnchor: CGPoint(x: 300, y: 220))
    scene.add(pin)
    scene.addWalls([bar])
    let properties = scene.add(UIDynamicItemBehavior(items: [bar]))
    return [
      .number("Friction torque", 0...2, 0) { pin.frictionTorque = $0 },
      .angle("Range", 180, in: 0...180) {
        pin.attachmentRange = $0 > 3.14 ? .infinite : UIFloatRange(minimum: -$0, maximum: $0)
      },
      .number("Gravity", 0...3, 1) { gravity.setAngle(.pi / 2, magnitude: $0) },
      .button("Spin") { properties.addAngularVelocity(10, for: bar) },
    ]
  }

  /// Returns the ends of an axis that extends by `reach` points to both sides of the canvas's center.
  private static func rail(along axis: CGVector, reach: CGFloat) -> (start: CGPoint, end: CGPoint) {
    let share = reach / (axis.dx * axis.dx + axis.dy * axis.dy).squareRoot()
    return (
      CGPoint(x: 300 - share * axis.dx, y: 300 - share * axis.dy),
      CGPoint(x: 300 + share * axis.dx, y: 300 + share * axis.dy)
    )
  }

  private static func makeSlider(
    _ box: PlaygroundItemView, along axis: CGVector, reach: CGFloat
  ) -> UIAttachmentBehavior {
    let slider = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: CGPoint(x: 300, y: 300), axisOfTranslation: axis)
    slider.attachmentRange = UIFloatRange(minimum: -reach, maximum: reach)
    return slider
  }

  /// Anchors a piece so that it moves only when it is dragged.
  private static func hold(_ item: PlaygroundItemView, _ scene: PlaygroundScene) {
    item.isHeld = true
    let anchored = UIDynamicItemBehavior(items: [item])
    anchored.isAnchored = true
    scene.add(anchored)
  }
}
