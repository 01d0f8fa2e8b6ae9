// SPDX-License-Identifier: MIT

import SprungConstraints

/// A linear relation between two attributes of views or layout guides: `first = multiplier x second + constant`, or the
/// corresponding inequality.
///
/// ```swift
/// label.translatesAutoresizingMaskIntoConstraints = false
/// NSLayoutConstraint.activate([
///   label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
///   label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
/// ])
/// ```
///
/// Active constraints take effect in the next layout pass. A required constraint that conflicts with others is reported
/// once and becomes optional with the highest priority, until it can be satisfied again. Optional constraints are
/// satisfied as closely as their priorities allow: a constraint with a higher priority outweighs any number of
/// constraints with lower priorities. Differs from Apple: changing the priority of an active constraint between
/// required and optional is possible, but reports a warning.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  #if !hasFeature(Embedded)
    /// The constraint in the visual format, with the addresses of its items and its activation state. Native builds
    /// only.
    nonisolated open override var description: String { ObjectDescription.text(of: self) { describedText } }
  #endif

  /// The state of the constraint.
  enum Standing {
    /// Not installed.
    case inactive
    /// Installed. The constraint is added to an engine in the next layout pass.
    case waiting
    /// In an engine.
    case entered(SolverConstraint)
    /// In an engine but optional, because the constraint conflicts with required constraints.
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
  /// The engine of the constraint. The engine clears this reference.
  nonisolated(unsafe) final unowned(unsafe) var engine: LayoutEngine?
  /// Whether a conflict has been reported since the constraint was activated.
  @exclusivity(unchecked) final var wasReported = false
  /// The weight of the constraint's violation relative to other constraints with the same priority.
  @exclusivity(unchecked) final var weight = 1.0
  /// An internal priority that users cannot set; nil to use `priority`.
  @exclusivity(unchecked) final var systemPriority: Double?
  /// Whether the constraint belongs to a stack view.
  @exclusivity(unchecked) final var isOfStack = false
  /// The view that retains the constraint while it is active.
  nonisolated(unsafe) final unowned(unsafe) var holder: UIView?
  @exclusivity(unchecked) final var isMeaningful = false
  @exclusivity(unchecked) private(set) final var terms = Terms(
    first: .notAnAttribute, second: .notAnAttribute, relation: .equal, multiplier: 1)

  /// The attribute on the first side.
  open var firstAttribute: Attribute { terms.first }
  /// The attribute on the second side; `notAnAttribute` if there is only a constant.
  open var secondAttribute: Attribute { terms.second }
  /// The relation between the two sides.
  open var relation: Relation { terms.relation }
  /// The multiplier of the second attribute. Default: 1.
  open var multiplier: CGFloat { terms.multiplier }

  #if !hasFeature(Embedded)
    /// The anchor on the first side. Native builds only.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first ?? LayoutItem(), firstAttribute) }

    /// The anchor on the second side; nil if there is only a constant. Native builds only.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0, secondAttribute) } }
  #endif

  /// The view or guide on the first side; nil after its deallocation.
  open var firstItem: AnyObject? { first?.owner }
  /// The view or guide on the second side; nil without a second item or after its deallocation.
  open var secondItem: AnyObject? { second?.owner }

  /// The constant that is added to the second side, in points. Default: 0. Changing the constant is cheap, and the
  /// change can be animated by calling `layoutIfNeeded()` in an animation block. A value that is not finite is rejected
  /// with a fault.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant.keepsLimit else {
        Diagnostics.report(
          "constraintConstant", "The constant \(Double(constant)) of \(title) is invalid: \(GeometryLimit.valueRule).")
        constant = oldValue
        return
      }
      if constant != oldValue { engine?.constantChanged(of: self) }
    }
  }

  /// The priority, greater than 0 and at most 1000. Default: required (1000), which must be satisfied. Other values are
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
          "The priority of \(title) changed between required and optional while the constraint was active, which can "
            + "throw on Apple's platforms. Deactivate the constraint first, or use 999.")
      }
      ConstraintInstaller.enterAgain(self)
    }
  }

  /// A name for diagnostics. Default: nil.
  open var identifier: String?

  /// Whether the constraint is archived with its view. The value has no effect, because archives are not supported.
  /// Default: false.
  open var shouldBeArchived = false

  /// Creates a constraint without items, which cannot be activated. Subclass initializers call this initializer.
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
    /// Creates a constraint between an attribute of one item and an attribute of another item. For a constant, pass nil
    /// and `notAnAttribute`.
    public convenience init(
      item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: AnyObject?,
      attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
      self.init(
        first: LayoutItem.of(view1), attr1, relation, second: view2.flatMap { LayoutItem.of($0) }, attr2,
        multiplier: multiplier, constant: c)
    }
  #else
    /// Creates a constraint between an attribute of one item and an attribute of another item. For a constant, pass nil
    /// and `notAnAttribute`.
    ///
    /// Items that are neither views nor guides, incompatible attributes, and constant positions (without a second item)
    /// are reported. The resulting constraint cannot be activated.
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

  /// Whether the constraint is active. Activation installs the constraint on the nearest common ancestor of its items.
  /// Without a common ancestor, activation is rejected with a fault.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { ConstraintInstaller.install(self, on: nil) } else { ConstraintInstaller.uninstall(self) }
    }
  }

  /// Activates the given constraints in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the given constraints.
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
      reason = "its multiplier and constant must be finite and between -1e15 and 1e15"
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
    Diagnostics.report("constraintMeaningless", "The constraint \(title) is invalid: \(reason).")
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
