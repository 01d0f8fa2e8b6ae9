// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

extension FuzzedAnimator {
  private func some() -> [any UIDynamicItem] { (0..<reader.int(in: 1..<6)).map { _ in item() } }

  private func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(reader.anyDouble(usually: range)) }

  private func point() -> CGPoint { reader.anyPoint(usually: 0...400) }

  /// Creates a behavior of any kind with existing items.
  func makeBehavior() -> UIDynamicBehavior {
    switch reader.int(in: 0..<14) {
    case 0, 1: return UIGravityBehavior(items: some())
    case 2, 3, 4: return makeCollision()
    case 5:
      let push = UIPushBehavior(items: some(), mode: reader.bool() ? .continuous : .instantaneous)
      push.pushDirection = CGVector(dx: number(-3...3), dy: number(-3...3))
      return push
    case 6:
      let properties = UIDynamicItemBehavior(items: some())
      properties.elasticity = number(0...1)
      properties.resistance = number(0...3)
      properties.isAnchored = reader.isOneIn(6)
      return properties
    case 7: return UISnapBehavior(item: item(), snapTo: point())
    case 8: return makeField()
    case 9: return UIDynamicBehavior()
    default: return makeAttachment()
    }
  }

  private func makeCollision() -> UIDynamicBehavior {
    let collision = UICollisionBehavior(items: some())
    collision.collisionDelegate = self
    let frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    if reader.bool() { collision.addBoundary(withIdentifier: 1 as NSCopying, for: UIBezierPath(rect: frame)) }
    if reader.bool() { collision.addBoundary(withIdentifier: 2 as NSCopying, from: point(), to: point()) }
    if reader.isOneIn(4) { collision.addBoundary(withIdentifier: 3 as NSCopying, for: UIBezierPath(ovalIn: frame)) }
    return collision
  }

  private func makeField() -> UIDynamicBehavior {
    let field: UIFieldBehavior
    switch reader.int(in: 0..<6) {
    case 0: field = .vortexField()
    case 1: field = .springField()
    case 2: field = .dragField()
    case 3: field = .noiseField(smoothness: number(0...1), animationSpeed: number(0...2))
    case 4: field = .radialGravityField(position: point())
    default: field = .field { _, _, _, _, _, _ in CGVector(dx: 3, dy: -1) }
    }
    if reader.bool() { field.region = UIRegion(radius: number(1...300)) }
    for item in some() { field.addItem(item) }
    return field
  }

  private func makeAttachment() -> UIDynamicBehavior {
    switch reader.int(in: 0..<6) {
    case 0:
      let attachment = UIAttachmentBehavior(item: item(), attachedTo: item())
      attachment.frequency = number(0...4)
      attachment.damping = number(0...1)
      return attachment
    case 1: return UIAttachmentBehavior(item: item(), attachedToAnchor: point())
    case 2: return UIAttachmentBehavior.pinAttachment(with: item(), attachedTo: item(), attachmentAnchor: point())
    case 3:
      return UIAttachmentBehavior.slidingAttachment(
        with: item(), attachmentAnchor: point(), axisOfTranslation: CGVector(dx: number(-1...1), dy: 1))
    case 4: return UIAttachmentBehavior.fixedAttachment(with: item(), attachedTo: item(), attachmentAnchor: point())
    default:
      return UIAttachmentBehavior.limitAttachment(
        with: item(), offsetFromCenter: .zero, attachedTo: item(), offsetFromCenter: .zero)
    }
  }

  /// Calls a method that is specific to the kind of a behavior.
  func change(_ behavior: UIDynamicBehavior) {
    switch behavior {
    case let collision as UICollisionBehavior: change(collision)
    case let attachment as UIAttachmentBehavior:
      if reader.bool() { attachment.length = number(0...100) } else { attachment.anchorPoint = point() }
    case let snap as UISnapBehavior: snap.snapPoint = point()
    case let push as UIPushBehavior: push.active = reader.bool()
    case let gravity as UIGravityBehavior: gravity.magnitude = number(-1...2)
    case let field as UIFieldBehavior:
      if reader.bool() { field.removeItem(item()) } else { field.strength = number(-2...2) }
    case let properties as UIDynamicItemBehavior:
      properties.addLinearVelocity(point(), for: item())
      if reader.bool() { properties.removeItem(item()) }
    default:
      for child in behavior.childBehaviors where reader.bool() { behavior.removeChildBehavior(child) }
    }
  }

  private func change(_ collision: UICollisionBehavior) {
    switch reader.int(in: 0..<6) {
    case 0, 1: collision.addItem(item())
    case 2: collision.removeItem(item())
    case 3: collision.removeAllBoundaries()
    case 4: collision.removeBoundary(withIdentifier: 2 as NSCopying)
    default: collision.collisionMode = UICollisionBehavior.Mode(rawValue: UInt(reader.int(in: 0..<4)))
    }
  }
}
