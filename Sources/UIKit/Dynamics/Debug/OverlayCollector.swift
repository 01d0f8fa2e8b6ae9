// SPDX-License-Identifier: MIT

import SprungPhysics

/// Collects the content of the debug overlay from an animator's world each time the overlay is drawn.
struct OverlayCollector {
  private let world: World
  private let parts: AnimatorParts
  private let marks: [(point: CGPoint, time: TimeInterval)]

  /// Creates a collector for an animator's parts, and for the points where contacts have started.
  init(_ parts: AnimatorParts, _ marks: [(point: CGPoint, time: TimeInterval)]) {
    world = parts.world
    self.parts = parts
    self.marks = marks
  }

  /// Returns the overlay's content. Fields can be omitted, because they consist of many arrows and rarely change.
  func drawing(withFields: Bool) -> DynamicsDrawing {
    var drawing = DynamicsDrawing()
    for state in parts.registry.order {
      if let state { add(state, to: &drawing) }
    }
    for collision in parts.contacts.behaviors {
      for chain in collision.shownChains { drawing.chain(.boundary, chain) }
      if collision.translatesReferenceBoundsIntoBoundary, let frame = collision.shownFrame {
        drawing.chain(.boundary, OverlayCollector.corners(of: frame), isClosed: true)
      }
    }
    if withFields {
      for field in parts.effects.fields { add(field, to: &drawing) }
    }
    for behavior in parts.tree.roots { addAttachments(behavior, to: &drawing) }
    let now = Double(parts.clock.totalSteps) * PhysicsUnits.stepDuration
    for contact in marks {
      let isOld = now - contact.time > UIKitTuning.contactMarkDuration / 2
      drawing.circle(isOld ? .oldContact : .contact, contact.point, radius: 3)
    }
    return drawing
  }

  private static func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  private func add(_ state: DynamicItemState, to drawing: inout DynamicsDrawing) {
    let isAnchored = state.properties.isAnchored ?? false
    let style: DynamicsDrawing.Style =
      isAnchored ? .anchored : world.isAsleep(state.body) ? .resting : .moving
    var sizes = [state.size]
    if state.group != nil, let group = (state.item as AnyObject) as? UIDynamicItemGroup {
      sizes = group.items.map { $0.bounds.size }
    }
    var part = 0
    state.forEachPart { body in
      let size = sizes[part]
      part += 1
      let outline = world.shape(of: body)
      switch outline {
      case .rectangle: addCorners(OverlayCollector.corners(of: centered(size)), body, style, &drawing)
      case .ellipse:
        addCorners(ellipse(size), body, style, &drawing)
        // A line from the center shows the rotation.
        drawing.line(
          style, world.position(of: body), world.position(of: CGVector(dx: size.width / 2, dy: 0), on: body))
      case .polygon(let polygon): addCorners(polygon.points, body, style, &drawing)
      }
    }
    drawing.circle(style, state.center, radius: 2)
    guard let velocity = parts.velocities.linear(of: state.item) else { return }
    drawing.arrow(.velocity, state.center, CGVector(dx: velocity.x / 10, dy: velocity.y / 10))
  }

  private func centered(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  private func ellipse(_ size: CGSize) -> [CGPoint] {
    var points: [CGPoint] = []
    // Half the number of corners is sufficient for small ellipses, which are common.
    let count = max(size.width, size.height) > 60 ? 24 : 12
    for step in 0..<count {
      let rotation = DeterministicMath.sincos(2 * Double.pi * Double(step) / Double(count))
      points.append(
        CGPoint(x: size.width / 2 * CGFloat(rotation.cosine), y: size.height / 2 * CGFloat(rotation.sine)))
    }
    return points
  }

  private func addCorners(
    _ corners: [CGPoint], _ body: BodyID, _ style: DynamicsDrawing.Style, _ drawing: inout DynamicsDrawing
  ) {
    drawing.chain(
      style, corners.map { world.position(of: CGVector(dx: $0.x, dy: $0.y), on: body) }, isClosed: true)
  }

  private func add(_ field: UIFieldBehavior, to drawing: inout DynamicsDrawing) {
    guard let name = field.shownField else { return }
    let bounds =
      parts.reference.bounds ?? CGRect(x: field.position.x - 300, y: field.position.y - 300, width: 600, height: 600)
    drawing.circle(.region, field.position, radius: 5)
    for chain in RegionOutline.chains(of: field.region) {
      drawing.chain(.region, chain.map { CGPoint(x: $0.x + field.position.x, y: $0.y + field.position.y) })
    }
    let spacing = CGFloat(UIKitTuning.fieldArrowSpacing)
    var y = bounds.minY + spacing / 2
    while y < bounds.maxY {
      var x = bounds.minX + spacing / 2
      while x < bounds.maxX {
        let point = CGPoint(x: x, y: y)
        let inRegion = field.region.contains(CGPoint(x: x - field.position.x, y: y - field.position.y))
        if inRegion {
          // The acceleration of an item with mass 1 and charge 1. The item is at rest or, for fields that act only on
          // moving items, moves to the right.
          let pull =
            field.shown.kind == .velocity
            ? CGVector(dx: field.direction.dx * field.strength, dy: field.direction.dy * field.strength)
            : world.acceleration(by: name, at: point, velocity: field.shown.sample, mass: 1, charge: 1)
          addArrow(pull, at: point, spacing, &drawing)
        }
        x += spacing
      }
      y += spacing
    }
  }

  /// Adds an arrow whose length is proportional to the logarithm of the acceleration.
  private func addArrow(_ pull: CGVector, at point: CGPoint, _ spacing: CGFloat, _ drawing: inout DynamicsDrawing) {
    let x = Double(pull.dx)
    let y = Double(pull.dy)
    let size = (x * x + y * y).squareRoot()
    guard size > 0, size.isFinite else { return }
    let length = min(Double(spacing), 2.5 * DeterministicMath.log(1 + size)) / size
    drawing.arrow(.field, point, CGVector(dx: CGFloat(x * length), dy: CGFloat(y * length)))
  }

  private func addAttachments(_ behavior: UIDynamicBehavior, to drawing: inout DynamicsDrawing) {
    if let attachment = behavior as? UIAttachmentBehavior {
      attachment.draw(in: &drawing)
    } else if let snap = behavior as? UISnapBehavior, let state = parts.registry.state(of: snap.item) {
      for corner in OverlayCollector.corners(of: centered(state.size)) {
        let offset = parts.registry.bodyOffset(UIOffset(horizontal: corner.x, vertical: corner.y), of: snap.item)
        drawing.line(
          .attachment, world.position(of: offset, on: state.body),
          CGPoint(x: snap.snapPoint.x + corner.x, y: snap.snapPoint.y + corner.y))
      }
    }
    for child in behavior.childBehaviors { addAttachments(child, to: &drawing) }
  }
}

extension FieldDescription {
  /// The velocity of the item whose acceleration is drawn. The velocity is zero unless the field acts only on moving
  /// items.
  fileprivate nonisolated var sample: CGVector {
    switch kind {
    case .drag, .magnetic, .turbulence: return CGVector(dx: 100.0, dy: 0.0)
    default: return CGVector(dx: 0.0, dy: 0.0)
    }
  }
}
