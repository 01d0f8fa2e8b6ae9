// SPDX-License-Identifier: MIT

import SprungPhysics

/// Animates items with a physics simulation that behaviors define.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// animator.addBehavior(UIGravityBehavior(items: [card]))
/// ```
///
/// An animator uses the coordinate system of a reference view, that of a collection view layout's content, or a custom
/// one. Keep a strong reference to the animator; it does not retain its reference view or layout. Time advances in
/// fixed steps of 1/240 s during the application's ticks, so equal input produces equal motion at any frame rate. When
/// all items are at rest, the animator stops requesting frames and notifies its delegate; any change resumes it.
///
/// Differs from Apple: misuse is reported as a fault (`Diagnostics`) instead of an exception. With the Sprung
/// additions, an app can step an animator, hash its state and query why it is running.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIDynamicAnimator: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The parts of the animator, which own its state.
  final let parts: AnimatorParts

  #if hasFeature(Embedded)
    /// The delegate that is notified when the animator resumes and pauses. Not retained. Default: nil.
    @WeakReference open var delegate: (any UIDynamicAnimatorDelegate)?
  #else
    /// The delegate that is notified when the animator resumes and pauses. Not retained. Default: nil.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
  #endif

  /// The behaviors that were added directly to the animator, in order. Their children are not included.
  open var behaviors: [UIDynamicBehavior] { parts.tree.roots }

  private final var running = false
  /// Whether the delegate has been notified that the animator has resumed.
  final var isResumeAnnounced = false
  final var isTicking = false
  /// The number of behavior changes that reassign the world's identifiers. The registry counts changes of items.
  final var changeCount: Int64 = 0
  final var debugging: DynamicsDebugging?

  /// Creates an animator in the coordinate system of a view, which is not retained. The items must be views inside the
  /// reference view.
  public init(referenceView view: UIView) {
    parts = AnimatorParts(ReferenceSystem(view: view))
    super.init()
    LivingAnimators.add(self)
  }

  /// Creates an animator for the attributes of a layout, in the coordinate system of its content. The animator runs
  /// while the layout is the current layout of its collection view, and invalidates the layout when items move. The
  /// layout should retain the animator.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    parts = AnimatorParts(ReferenceSystem(layout: layout))
    super.init()
    layout.animators.append(AnimatorReference(self))
    LivingAnimators.add(self)
  }

  /// Creates an animator for items of any kind in a custom coordinate system without reference bounds.
  public override init() {
    parts = AnimatorParts(ReferenceSystem())
    super.init()
    LivingAnimators.add(self)
  }

  #if hasFeature(Embedded)
    deinit {
      FrameScheduler.shared.remove(self)
      LivingAnimators.remove(self)
      for reference in parts.reference.layout?.animators ?? [] where reference.animator === self {
        reference.animator = nil
      }
      for behavior in parts.tree.roots { discard(behavior) }
    }

    private func discard(_ behavior: UIDynamicBehavior) {
      behavior.animator = nil
      for child in behavior.childBehaviors { discard(child) }
    }
  #endif

  /// The view passed to the initializer, or the collection view of the animator's layout. May be nil.
  open var referenceView: UIView? {
    parts.reference.isOfLayout ? parts.reference.layout?.collectionView : parts.reference.view
  }

  /// Whether items are moving or about to move. The value becomes true immediately after a change that wakes an item,
  /// and is already false when `dynamicAnimatorDidPause` is called.
  open var isRunning: Bool { running }

  /// The total simulated time in seconds, which is exactly the number of steps divided by 240. The time does not
  /// advance while the animator is paused.
  open var elapsedTime: TimeInterval { Double(parts.clock.totalSteps) * PhysicsUnits.stepDuration }

  /// Resumes the animator after a change that may wake items.
  final func changed() {
    guard !running, parts.clock.mayRun else { return }
    guard !parts.world.isAtRest || parts.haveWork else { return }
    running = true
    isResumeAnnounced = false
    parts.clock.start()
    FrameScheduler.shared.add(self, phase: .dynamics)
  }

  /// Stops requesting frames. The delegate is notified only if all items are at rest.
  final func stopRunning() {
    running = false
    FrameScheduler.shared.remove(self)
  }

  // MARK: - Behaviors

  /// Adds a behavior, including its children. Adding the same behavior again has no effect. Adding a behavior that has
  /// a parent or another animator is reported as a fault and has no effect.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    if behavior.animator === self, parts.tree.roots.identityIndex(of: behavior) != nil { return }
    guard behavior.isFree(for: "addBehavior") else { return }
    behavior.announce(movingTo: self)
    // The callback may have added the behavior to this animator, to another one or to a parent.
    if behavior.animator === self, parts.tree.roots.identityIndex(of: behavior) != nil { return }
    guard behavior.isFree(for: "addBehavior") else { return }
    parts.tree.roots.append(behavior)
    behavior.enterTree(of: self)
  }

  /// Removes a behavior that was added directly to the animator, including its children. Other behaviors are ignored.
  ///
  /// The effect of the behavior ends immediately. Items that no other behavior contains stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.animator === self, parts.tree.roots.identityIndex(of: behavior) != nil else { return }
    behavior.announce(movingTo: nil)
    guard let index = parts.tree.roots.identityIndex(of: behavior) else { return }
    parts.tree.roots.remove(at: index)
    behavior.leaveTree(of: self)
  }

  /// Removes all behaviors, in order.
  open func removeAllBehaviors() {
    for behavior in parts.tree.roots { removeBehavior(behavior) }
  }

  // MARK: Collection View

  /// Returns the attributes of the given cell, or nil if the animator has no layout or does not move this cell.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    parts.registry.attributes(of: ElementKey(kind: ElementKindTable.cell, indexPath: indexPath))
  }

  /// Returns the attributes of the given supplementary view, or nil if the animator does not move this view.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    parts.registry.attributes(
      of: ElementKey(kind: ElementKindTable.number(of: .supplementaryView, kind), indexPath: indexPath))
  }

  /// Returns the attributes of the given decoration view, or nil if the animator does not move this view.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    parts.registry.attributes(
      of: ElementKey(kind: ElementKindTable.number(of: .decorationView, decorationViewKind), indexPath: indexPath))
  }

  // MARK: Debug

  #if hasFeature(Embedded)
    /// Sets "debugEnabled". Any other key is ignored and reported as a fault.
    open func setValue(_ value: Bool, forKey key: String) {
      if key == "debugEnabled" { isDebugEnabled = value } else { refuse(key) }
    }

    /// Sets "debugInterval", "debugAnimationSpeed" or "debugEnabled". Any other key is ignored and reported as a fault.
    open func setValue(_ value: Int, forKey key: String) {
      switch key {
      case "debugEnabled": isDebugEnabled = value != 0
      case "debugInterval": debugInterval = value
      default: setValue(Double(value), forKey: key)
      }
    }

    /// Sets "debugAnimationSpeed". Any other key is ignored and reported as a fault.
    open func setValue(_ value: Double, forKey key: String) {
      if key == "debugAnimationSpeed" { debugAnimationSpeed = CGFloat(value) } else { refuse(key) }
    }
  #else
    /// Sets "debugEnabled" (Bool), "debugInterval" (Int) or "debugAnimationSpeed" (CGFloat). These keys also work on
    /// Apple's platforms, where they are undocumented. Any other key, or a value of another type, is ignored and
    /// reported as a fault.
    open func setValue(_ value: Any?, forKey key: String) {
      let number: Double? =
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as Int: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        default: nil
        }
      guard let number else { return refuse(key) }
      switch key {
      case "debugEnabled": isDebugEnabled = number != 0
      case "debugInterval":
        guard let interval = Int(exactly: number) else { return refuse(key) }
        debugInterval = interval
      case "debugAnimationSpeed": debugAnimationSpeed = CGFloat(number)
      default: refuse(key)
      }
    }
  #endif

  // MARK: Queries

  /// Returns the items whose boxes intersect the given rectangle, including anchored items, in the order in which they
  /// were added.
  ///
  /// Boxes that only touch the rectangle do not intersect it, and an empty rectangle intersects no box. The items of a
  /// layout's animator are layout attributes, which are up to date even while the animator is paused.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    parts.registry.items(in: rect.standardized, of: parts.world)
  }

  // MARK: Reading

  /// Updates the animator with an item's current center, rotation, size and shape. The item keeps its velocity, and
  /// wakes if it is at rest. Call this method after moving or changing an item.
  ///
  /// An anchored item moves to its new position during the next tick, at the velocity required for that move, at most
  /// 3,000 pt/s. Items that touch the anchored item or are attached to it are pushed, thrown or dragged along.
  ///
  /// If no behavior contains the item, the call only reports a fault.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let state = parts.registry.state(of: item) else {
      return Diagnostics.report(
        "unannouncedItem",
        "updateItem(usingCurrentState:) has no effect: no behavior of the animator contains the item. Add the item to "
          + "a behavior first."
      )
    }
    parts.registry.refreshKey(of: state)
    parts.reader.read(state)
    state.interventions += 1
    changed()
  }
}
