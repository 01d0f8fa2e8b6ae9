// SPDX-License-Identifier: MIT

import SprungPhysics

/// The representation of the attachment in the physics world: a spring if it connects an item's center to a point,
/// otherwise a joint.
extension UIAttachmentBehavior {
  final func makeJoint(in animator: UIDynamicAnimator) {
    guard let body = animator.body(of: first) else { return }
    var other: BodyID?
    if let second {
      other = animator.body(of: second)
      // An attachment of an item to itself was already reported when it was created.
      guard let other, other != body else { return }
    }
    findAnchorPositions(body, other, in: animator)
    if other == nil, kind == .distance, offsets?.first == .zero, usedLength == 0, frequency > 0,
      animator.state(of: first)?.group == nil
    {
      makeSpring(body, in: animator)
      return
    }
    if let spring { animator.world.removeSpring(spring) }
    spring = nil
    let description = description(body, other, in: animator)
    if let joint {
      animator.world.setJoint(joint, to: description)
    } else {
      joint = animator.world.addJoint(description)
    }
  }

  private func makeSpring(_ body: BodyID, in animator: UIDynamicAnimator) {
    if let joint { animator.world.removeJoint(joint) }
    joint = nil
    if let spring {
      animator.world.setFrequency(usedFrequency, damping: Double(damping), of: spring)
      animator.world.setAnchor(anchor, of: spring)
    } else {
      spring = animator.world.addSpring(
        to: body, anchor: anchor, frequency: usedFrequency, damping: Double(damping))
    }
  }

  /// Moves the anchor.
  final func moveAnchor() {
    guard let animator else { return }
    animator.changeCount += 1
    if let spring {
      animator.world.setAnchor(anchor, of: spring)
      animator.changed()
    } else if let joint {
      animator.world.setAnchor(anchor, of: joint)
      animator.changed()
    } else {
      queue()
    }
  }

  final func removeJoint(from animator: UIDynamicAnimator) {
    if let spring { animator.world.removeSpring(spring) }
    if let joint { animator.world.removeJoint(joint) }
    discardJoint()
  }

  final func discardJoint() {
    spring = nil
    joint = nil
  }

  private var usedLength: Double {
    lengthValue < CGFloat(UIKitTuning.zeroLength) ? 0 : Double(lengthValue)
  }

  private var usedFrequency: Double { min(PhysicsLimits.highestFrequency, Double(frequency)) }

  /// Measures the distance between the attached points, using the items' positions in the animator.
  final func measureLength(in animator: UIDynamicAnimator) {
    // The points of sliders, pins and welds have not been computed yet, and these kinds do not use the length.
    guard let offsets else { return }
    let end = second.map { animator.parts.registry.point(at: offsets.second, of: $0) } ?? anchor
    lengthValue = UIAttachmentBehavior.distance(animator.parts.registry.point(at: offsets.first, of: first), end)
  }

  /// Determines the attached points in the items' coordinates when the behavior first takes effect. Afterward, the
  /// attachment always uses the same points of the items.
  private func findAnchorPositions(_ body: BodyID, _ other: BodyID?, in animator: UIDynamicAnimator) {
    let world = animator.world
    guard offsets == nil else { return }
    let firstOffset = animator.parts.registry.itemOffset(world.offset(of: anchor, on: body), of: first)
    var secondOffset = UIOffset.zero
    restAngle = world.angle(of: body)
    if let other, let second {
      secondOffset = animator.parts.registry.itemOffset(world.offset(of: anchor, on: other), of: second)
      let angle = world.angle(of: other)
      restAngle -= angle
      let rotation = DeterministicMath.sincos(-angle)
      let x = Double(axis.dx)
      let y = Double(axis.dy)
      axis = CGVector(
        dx: CGFloat(x * rotation.cosine - y * rotation.sine), dy: CGFloat(x * rotation.sine + y * rotation.cosine))
    }
    offsets = (firstOffset, secondOffset)
  }

  /// Returns a spring with the attachment's frequency and damping ratio. The values are converted, because the joint's
  /// bodies have less mass than the groups they belong to.
  private func spring(in animator: UIDynamicAnimator) -> JointDescription.Kind {
    let density = { (item: any UIDynamicItem) -> (whole: Double, lead: Double) in
      guard let state = animator.state(of: item), !(state.properties.isAnchored ?? false) else { return (0, 0) }
      let inverse = 1 / animator.world.mass(of: state.body)
      return (inverse / (state.group?.massRatio ?? 1), inverse)
    }
    let first = density(first)
    let second = second.map(density) ?? (whole: 0, lead: 0)
    let whole = first.whole + second.whole
    let ratio = whole > 0 ? ((first.lead + second.lead) / whole).squareRoot() : 1
    return .spring(
      length: usedLength, frequency: min(PhysicsLimits.highestFrequency, usedFrequency * ratio),
      damping: Double(damping) * ratio)
  }

  private func description(_ body: BodyID, _ other: BodyID?, in animator: UIDynamicAnimator) -> JointDescription {
    let jointKind: JointDescription.Kind =
      switch kind {
      case .distance where frequency > 0:
        spring(in: animator)
      case .distance: .rod(length: usedLength)
      case .limit: .rope(length: usedLength)
      case .fixed: .weld
      case .pin: .pin
      case .slider: .slider(axis: axis)
      }
    var description =
      if let other {
        JointDescription(jointKind, of: body, with: other)
      } else {
        JointDescription(jointKind, of: body, at: anchor)
      }
    description.offset = animator.parts.registry.bodyOffset(offsets?.first ?? .zero, of: first)
    if let second { description.otherOffset = animator.parts.registry.bodyOffset(offsets?.second ?? .zero, of: second) }
    description.restAngle = restAngle
    if kind == .pin || kind == .slider {
      description.lowerLimit = Double(attachmentRange.minimum)
      description.upperLimit = Double(attachmentRange.maximum)
    }
    if kind == .pin { description.frictionTorque = Double(frictionTorque) * UIKitTuning.frictionTorqueUnit }
    return description
  }
}
