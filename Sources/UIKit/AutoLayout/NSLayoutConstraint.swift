// SPDX-License-Identifier: MIT

import SprungConstraints

/// A linear relation between two attributes of views or layout guides: `first = multiplier x second + constant`, or at most
/// or at least that.
///
/// ```swift
/// label.translatesAutoresizingMaskIntoConstraints = false
/// NSLayoutConstraint.activate([
///   label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
///   label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
/// ])
/// ```
///
/// Active constraints take effect in the next layout pass. A required one that contradicts others is reported once, and is
/// from then on the strongest of wishes: it is met as well as the others allow, and holds again when they do. Optional ones
/// are met as well as their priorities allow, and no number of constraints of a lower priority outweighs one of a higher.
/// Differs from Apple: the priority may change between required and optional while the constraint is active, after a warning.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  #if !hasFeature(Embedded)
    /// The constraint in the words of the visual format, with addresses and whether it is active. Native builds only.
    nonisolated open override var description: String { ObjectDescription.text(of: self) { describedText } }
  #endif

  /// The state of the constraint.
  enum Standing {
    /// Not installed.
    case inactive
    /// Installed; it enters an engine in the next layout pass.
    case waiting
    /// In an engine.
    case entered(SolverConstraint)
    /// In an engine as a wish, because it contradicts others that are required.
    case broken(SolverConstraint)
  }

  /// The immutable terms of the constraint, without its constant.
  struct Terms {
    let first: Attribute
    let second: Attribute
    let relation: Relation
    let multiplier: CGFloat
  }

  @exclusivity(unchecked) private(set) final var first: LayoutItem?
  @exclusivity(unchecked) private(set) final var second: LayoutItem?
  @exclusivity(unchecked) final var standing = Standing.inactive
  /// The engine that the constraint is in. Cleared by the engine.
  nonisolated(unsafe) final unowned(unsafe) var engine: LayoutEngine?
  /// Whether a contradiction was reported since the constraint was activated.
  @exclusivity(unchecked) final var wasReported = false
  /// By how much missing it counts among those of its priority.
  @exclusivity(unchecked) final var weight = 1.0
  /// A priority between those that people can give; nil for `priority`.
  @exclusivity(unchecked) final var systemPriority: Double?
  /// Whether a stack view made it.
  @exclusivity(unchecked) final var isOfStack = false
  /// The view that keeps the constraint while it is active.
  nonisolated(unsafe) final unowned(unsafe) var holder: UIView?
  @exclusivity(unchecked) final var isMeaningful = false
  @exclusivity(unchecked) private(set) final var terms = Terms(
    first: .notAnAttribute, second: .notAnAttribute, relation: .equal, multiplier: 1)

  /// The attribute on the first side.
  open var firstAttribute: Attribute { terms.first }
  /// The attribute on the second side, `notAnAttribute` if there is only a constant.
  open var secondAttribute: Attribute { terms.second }
  /// How the sides compare.
  open var relation: Relation { terms.relation }
  /// The factor of the second attribute. Default: 1.
  open var multiplier: CGFloat { terms.multiplier }

  #if !hasFeature(Embedded)
    /// The anchor on the first side. Native builds only.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first ?? LayoutItem(), firstAttribute) }

    /// The anchor on the second side; nil if there is only a constant. Native builds only.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0, secondAttribute) } }
  #endif

  /// The view or guide on the first side; nil when it is gone.
  open var firstItem: AnyObject? { first?.owner }
  /// The view or guide on the second side; nil when there is none or it is gone.
  open var secondItem: AnyObject? { second?.owner }

  /// Points that are added to the second side. Default: 0. Changing it is cheap, in animations too: follow it with
  /// `layoutIfNeeded()`. A number that is not finite is rejected with a fault.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant.keepsLimit else {
        Diagnostics.report(
          "constraintConstant", "The constant \(Double(constant)) of \(title) is invalid: \(GeometryLimit.rule).")
        constant = oldValue
        return
      }
      if constant != oldValue { engine?.constantChanged(of: self) }
    }
  }

  /// The priority of the constraint, above 0 to 1000. Default: required (1000), which must hold. Other numbers are
  /// rejected with a fault.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority.rawValue > 0, priority.rawValue <= 1000 else {
        Diagnostics.report(
          "constraintPriority",
          "The priority \(priority.rawValue) of \(title) is invalid. Pass a priority above 0 and at most 1000.")
        priority = oldValue
        return
      }
      guard priority != oldValue, isActive else { return }
      if (priority == .required) != (oldValue == .required) {
        Diagnostics.report(
          "constraintRequiredChange",
          "The priority of \(title) changed between required and optional while the constraint is active. Apple's platforms "
            + "can throw in this case. Deactivate it first, or use 999.")
      }
      ConstraintInstaller.enterAgain(self)
    }
  }

  /// A name that messages show. Default: nil.
  open var identifier: String?

  /// Stored only: there are no archives. Default: false.
  open var shouldBeArchived = false

  /// Makes a constraint about nothing, which cannot be activated: for subclasses, whose other initializers come from here.
  public override init() {
    super.init()
  }

  convenience init(
    first: LayoutItem?, _ firstAttribute: Attribute, _ relation: Relation, second: LayoutItem?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    isMeaningful = true
    self.first = first
    self.second = second
    terms = Terms(
      first: firstAttribute, second: second == nil ? .notAnAttribute : secondAttribute, relation: relation,
      multiplier: multiplier.keepsLimit ? multiplier : 1)
    self.constant = constant.keepsLimit ? constant : 0
    refuseIfMeaningless(multiplier, constant)
  }

  #if hasFeature(Embedded)
    /// Relates an attribute of a view or guide to one of another, or, with nil and `notAnAttribute`, to a constant.
    public convenience init(
      item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: AnyObject?,
      attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
      self.init(
        first: LayoutItem.of(view1), attr1, relation, second: view2.flatMap { LayoutItem.of($0) }, attr2,
        multiplier: multiplier, constant: c)
    }
  #else
    /// Relates an attribute of a view or guide to one of another, or, with nil and `notAnAttribute`, to a constant.
    ///
    /// Items that are neither views nor guides, pairs of attributes that have nothing in common and places without a second
    /// item are reported, and the constraint cannot be activated.
    public convenience init(
      item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
      attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
      self.init(
        first: LayoutItem.of(view1 as AnyObject), attr1, relation,
        second: view2.flatMap { LayoutItem.of($0 as AnyObject) }, attr2, multiplier: multiplier, constant: c)
    }
  #endif

  // MARK: Activation

  /// Whether the constraint takes part in layout. Setting it to true installs it on the nearest common ancestor of its
  /// items; items without one are rejected with a fault.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { ConstraintInstaller.install(self, on: nil) } else { ConstraintInstaller.uninstall(self) }
    }
  }

  /// Activates constraints, in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Messages

  private func refuseIfMeaningless(_ multiplier: CGFloat, _ constant: CGFloat) {
    var reason: String?
    let kinds = (firstAttribute.kind, secondAttribute.kind)
    if first == nil {
      reason = "the first item is neither a view nor a layout guide"
    } else if !multiplier.keepsLimit || !constant.keepsLimit {
      reason = "in its multiplier and constant, \(GeometryLimit.rule)"
    } else if firstAttribute == .notAnAttribute {
      reason = "the first side must be an attribute"
    } else if second == nil, kinds.0 != .size {
      reason = "a position needs a second item; only sizes can equal a constant"
    } else if second != nil, multiplier == 0, kinds.0 != .size {
      reason = "the multiplier of a position cannot be 0"
    } else if second != nil, !Self.matches(firstAttribute, secondAttribute) {
      reason = "its attributes cannot be combined"
    } else if first === second, firstAttribute == secondAttribute {
      reason = "both sides are the same attribute of the same item"
    }
    guard let reason else { return }
    isMeaningful = false
    Diagnostics.report("constraintMeaningless", "\(title) is invalid: \(reason).")
  }

  private static func matches(_ first: Attribute, _ second: Attribute) -> Bool {
    let kinds = (first.kind, second.kind)
    if kinds.0 == .size || kinds.1 == .size { return kinds.0 == kinds.1 }
    // Left and right cannot be combined with leading and trailing, because their relation depends on the language. A
    // vertical attribute can be combined with any horizontal one: UIKit installs such a constraint, although its guide
    // to Auto Layout advises against it.
    let neutral: [Attribute.Kind] = [.centerX, .y]
    return kinds.0 == kinds.1 || neutral.contains(kinds.0) || neutral.contains(kinds.1)
  }
}
