// SPDX-License-Identifier: MIT

import SprungPhysics

extension UIAttachmentBehavior {
  /// The attached point of the first item and the point to which it is attached, or nil if there is no animator.
  package final var ends: (start: CGPoint, end: CGPoint)? {
    guard let animator, let offsets, let body = animator.body(of: first) else { return nil }
    let world = animator.world
    let start = world.position(of: animator.parts.registry.bodyOffset(offsets.first, of: first), on: body)
    guard let second, let other = animator.body(of: second) else { return (start, anchor) }
    return (start, world.position(of: animator.parts.registry.bodyOffset(offsets.second, of: second), on: other))
  }

  /// Whether the attachment is a rope, which has no effect until it is taut.
  package final var isRope: Bool { kind == .limit }

  /// Draws the attachment.
  final func draw(in drawing: inout DynamicsDrawing) {
    guard let animator, let (start, end) = ends else { return }
    let world = animator.world
    let other = second.flatMap { animator.body(of: $0) }
    switch kind {
    case .distance:
      let distance = UIAttachmentBehavior.distance(start, end)
      let isStretched = abs(distance - length) > max(1, length / 10)
      drawing.line(isStretched ? .stretched : .attachment, start, end)
      addDots(start, end, &drawing)
    case .limit:
      drawing.line(.limit, start, end)
      addDots(start, end, &drawing)
    case .fixed: drawing.square(.fixed, start, half: 4)
    case .pin:
      drawing.circle(.pin, end, radius: 5)
      guard !attachmentRange.isInfinite else { return }
      let base = restAngle + (other.map { world.angle(of: $0) } ?? 0)
      drawing.arc(
        .pin, end, radius: 14, from: base + max(-Double.pi, Double(attachmentRange.minimum)),
        to: base + min(Double.pi, Double(attachmentRange.maximum)))
    case .slider:
      let rotation = other.map { DeterministicMath.sincos(world.angle(of: $0)) }
      let x = Double(axis.dx)
      let y = Double(axis.dy)
      let directionX = rotation.map { x * $0.cosine - y * $0.sine } ?? x
      let directionY = rotation.map { x * $0.sine + y * $0.cosine } ?? y
      func point(_ distance: CGFloat, _ side: Double = 0) -> CGPoint {
        let along = max(-1000, min(1000, Double(distance)))
        return CGPoint(
          x: end.x + CGFloat(directionX * along - directionY * side),
          y: end.y + CGFloat(directionY * along + directionX * side))
      }
      drawing.line(.slider, point(attachmentRange.minimum), point(attachmentRange.maximum))
      for distance in [attachmentRange.minimum, attachmentRange.maximum] where distance.isFinite {
        drawing.line(.slider, point(distance, -6), point(distance, 6))
      }
    }
  }

  private final func addDots(_ start: CGPoint, _ end: CGPoint, _ drawing: inout DynamicsDrawing) {
    drawing.circle(.end, start, radius: 3)
    drawing.circle(.end, end, radius: 3)
  }
}
