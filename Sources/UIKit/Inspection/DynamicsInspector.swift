// SPDX-License-Identifier: MIT

import SprungPhysics

/// Describes running animators for inspection tools.
package enum DynamicsInspector {
  /// The animators whose reference view or items are on screen.
  static var animators: [UIDynamicAnimator] {
    LivingAnimators.references.compactMap { $0.animator }.filter { animator in
      if let view = animator.referenceView { return isShown(view) }
      return animator.parts.registry.order.contains { state in
        guard let state, let view = (state.item as AnyObject) as? UIView else { return false }
        return isShown(view)
      }
    }
  }

  private static func isShown(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    return WindowList.shared.windows.contains { $0 === window }
  }

  /// Returns the trees of all animators and their behaviors. The fields of a line are the depth, the class, whether the
  /// behavior is acting, the number of items, and the settings.
  package static func behaviors() -> String {
    var lines: [String] = []
    for animator in animators {
      let count = animator.parts.registry.order.reduce(0) { $0 + ($1 == nil ? 0 : 1) }
      lines.append(
        "0\tUIDynamicAnimator\t\(animator.isRunning ? 1 : 0)\t\(count)\t\(animator.isRunning ? "runs" : "rests")")
      for behavior in animator.parts.tree.roots { add(behavior, depth: 1, of: animator, to: &lines) }
    }
    return lines.joined(separator: "\n")
  }

  private static func add(
    _ behavior: UIDynamicBehavior, depth: Int, of animator: UIDynamicAnimator, to lines: inout [String]
  ) {
    lines.append(
      "\(depth)\t\(behavior.kindName)\t\(isActing(behavior, in: animator) ? 1 : 0)\t\(behavior.dynamicItems.count)"
        + "\t\(settings(of: behavior))")
    for child in behavior.childBehaviors { add(child, depth: depth + 1, of: animator, to: &lines) }
  }

  /// Returns the settings of a behavior that developers usually adjust.
  private static func settings(of behavior: UIDynamicBehavior) -> String {
    if let spring = behavior as? UIAttachmentBehavior {
      guard spring.frequency > 0 else { return "length \(ShortNumber.text(spring.length)) pt" }
      return
        "\(ShortNumber.text(spring.frequency)) Hz, damping \(ShortNumber.text(spring.damping)), length \(ShortNumber.text(spring.length)) pt"
    }
    if let gravity = behavior as? UIGravityBehavior { return "magnitude \(ShortNumber.text(gravity.magnitude))" }
    if let snap = behavior as? UISnapBehavior { return "damping \(ShortNumber.text(snap.damping))" }
    if let push = behavior as? UIPushBehavior {
      let kind = push.mode == .continuous ? "continuous" : "instantaneous"
      return "\(kind), magnitude \(ShortNumber.text(push.magnitude))"
    }
    if let field = behavior as? UIFieldBehavior {
      return "strength \(ShortNumber.text(field.strength)), falloff \(ShortNumber.text(field.falloff))"
    }
    if let properties = behavior as? UIDynamicItemBehavior {
      return
        "elasticity \(ShortNumber.text(properties.elasticity)), friction \(ShortNumber.text(properties.friction)), resistance "
        + "\(ShortNumber.text(properties.resistance)), density \(ShortNumber.text(properties.density))"
    }
    return ""
  }

  /// Returns whether a behavior currently affects motion. A collision acts during contact, a push while it is active,
  /// and any other behavior while one of its items is awake.
  private static func isActing(_ behavior: UIDynamicBehavior, in animator: UIDynamicAnimator) -> Bool {
    guard animator.isRunning else { return false }
    let world = animator.parts.world
    let registry = animator.parts.registry
    if let push = behavior as? UIPushBehavior, !push.active { return false }
    let isCollision = behavior is UICollisionBehavior
    for item in behavior.dynamicItems {
      guard let state = registry.state(of: item), !world.isAsleep(state.body) else { continue }
      if !isCollision || isTouching(state, in: animator) { return true }
    }
    return false
  }

  static func isTouching(_ state: DynamicItemState, in animator: UIDynamicAnimator) -> Bool {
    animator.parts.world.isTouchingBoundary(state.body)
      || animator.parts.contacts.touchingPairs.contains { $0.involves(state) }
  }

  /// Returns the class names of the behaviors that are currently acting, one on each line.
  package static func acting() -> String {
    var names: [String] = []
    func collect(_ behavior: UIDynamicBehavior, _ animator: UIDynamicAnimator) {
      let name = behavior.kindName
      if !names.contains(name), isActing(behavior, in: animator) { names.append(name) }
      for child in behavior.childBehaviors { collect(child, animator) }
    }
    for animator in animators {
      for behavior in animator.parts.tree.roots { collect(behavior, animator) }
    }
    return names.joined(separator: "\n")
  }

  /// Returns the reasons why animators are running. Each line contains an item's layer, its text and the reason.
  package static func awake() -> String {
    var lines: [String] = []
    for animator in animators where animator.isRunning {
      for (item, reason) in animator.whyRunning() {
        let view = view(of: item, in: animator)
        lines.append("\(view?.layer.stageID ?? 0)\t\(words(of: item, view))\t\(reason.rawValue)")
      }
    }
    return lines.joined(separator: "\n")
  }

  static func words(of item: any UIDynamicItem, _ view: UIView?) -> String {
    let named = view.map { Inspector.words(of: $0) } ?? ""
    if !named.isEmpty { return named }
    if let attributes = (item as AnyObject) as? UICollectionViewLayoutAttributes {
      return "item \(attributes.indexPath.section), \(attributes.indexPath.item)"
    }
    return view.map { InspectedNames.name(of: $0) } ?? "an item"
  }

  /// Returns the view that displays an item: the item itself, or the cell for its layout attributes.
  private static func view(of item: any UIDynamicItem, in animator: UIDynamicAnimator) -> UIView? {
    if let view = (item as AnyObject) as? UIView { return view }
    guard let attributes = (item as AnyObject) as? UICollectionViewLayoutAttributes else { return nil }
    return animator.parts.reference.layout?.collectionView?.cellForItem(at: attributes.indexPath)
  }

  /// Returns the item that a view displays, and the animator that moves it.
  static func item(of view: UIView) -> (state: DynamicItemState, animator: UIDynamicAnimator)? {
    for animator in animators {
      if let state = animator.parts.registry.state(ofIdentity: ObjectIdentifier(view)) { return (state, animator) }
      guard let cell = view as? UICollectionViewCell, let collection = animator.parts.reference.layout?.collectionView,
        let path = collection.indexPath(for: cell)
      else { continue }
      for state in animator.parts.registry.order {
        if let state, let attributes = state.attributes, attributes.representedElementCategory == .cell,
          attributes.indexPath == path
        {
          return (state, animator)
        }
      }
    }
    return nil
  }
}
