// SPDX-License-Identifier: MIT

import SprungPhysics

/// Moves items by the laws of physics, as its behaviors say.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// animator.addBehavior(UIGravityBehavior(items: [card]))
/// ```
///
/// It uses the coordinates of a reference view, of the content of a collection view's layout, or custom ones. Keep a
/// strong reference to the animator; it does not retain its reference view or layout. Time passes in fixed steps of
/// 1/240 s during the application's ticks, so the same input gives the same motion at any frame rate. When all items
/// rest, the animator stops requesting frames and notifies its delegate; any change starts it again.
///
/// Differs from Apple: mistakes are reported as faults (`Diagnostics`) instead of exceptions, and an instance can be
/// stepped, asked why it runs and hashed, see the Sprung additions.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIDynamicAnimator: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The objects that own what the animator knows.
  final let parts: AnimatorParts

  #if hasFeature(Embedded)
    /// Notified when the animator starts and stops. Not retained. Default: nil.
    @WeakReference open var delegate: (any UIDynamicAnimatorDelegate)?
  #else
    /// Notified when the animator starts and stops. Not retained. Default: nil.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
  #endif

  /// The behaviors that were added to the animator itself, in order; their children are not among them.
  open var behaviors: [UIDynamicBehavior] { parts.tree.roots }

  private final var running = false
  /// Whether the delegate was notified of the current run.
  final var isResumeAnnounced = false
  final var isTicking = false
  /// Counts the changes of behaviors after which names of the world's things differ; items are counted by the registry.
  final var changeCount: Int64 = 0
  final var debugging: DynamicsDebugging?

  /// Makes an animator in the coordinates of a view, which it does not keep alive. Items are views inside it.
  public init(referenceView view: UIView) {
    parts = AnimatorParts(ReferenceSystem(view: view))
    super.init()
    LivingAnimators.add(self)
  }

  /// Makes an animator for the attributes of a layout, in the coordinates of its content. It runs while the layout is its
  /// collection view's current one, and invalidates the layout when items moved. The layout should keep the animator.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    parts = AnimatorParts(ReferenceSystem(layout: layout))
    super.init()
    layout.animators.append(AnimatorReference(self))
    LivingAnimators.add(self)
  }

  /// Makes an animator for items of any kind in coordinates of your own. It has no reference bounds.
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

  /// The view given to the initializer; for an animator of a layout, the layout's collection view. May be nil.
  open var referenceView: UIView? {
    parts.reference.isOfLayout ? parts.reference.layout?.collectionView : parts.reference.view
  }

  /// Whether items are moving or about to. True at once after a change that wakes an item; false when
  /// `dynamicAnimatorDidPause` is called.
  open var isRunning: Bool { running }

  /// Seconds that were simulated in all, exactly steps / 240; it stands still while the animator pauses.
  open var elapsedTime: TimeInterval { Double(parts.clock.totalSteps) * PhysicsUnits.stepDuration }

  /// Something changed that may wake items.
  final func changed() {
    guard !running, parts.clock.mayRun else { return }
    guard !parts.world.isAtRest || parts.haveWork else { return }
    running = true
    isResumeAnnounced = false
    parts.clock.start()
    FrameScheduler.shared.add(self, phase: .dynamics)
  }

  /// Stops requesting frames; the delegate is notified only if all items rest.
  final func stopRunning() {
    running = false
    FrameScheduler.shared.remove(self)
  }

  // MARK: - Behaviors

  /// Adds a behavior with its children. Again the same one: no effect. One that is elsewhere in a tree: a fault, ignored.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    if behavior.animator === self, parts.tree.roots.identityIndex(of: behavior) != nil { return }
    guard behavior.isFree(for: "addBehavior") else { return }
    behavior.announce(movingTo: self)
    // The announcement may have put it here, or somewhere else.
    if behavior.animator === self, parts.tree.roots.identityIndex(of: behavior) != nil { return }
    guard behavior.isFree(for: "addBehavior") else { return }
    parts.tree.roots.append(behavior)
    behavior.enterTree(of: self)
  }

  /// Removes a behavior that was added to the animator itself, with its children; any other has no effect.
  ///
  /// Its influence ends at once. Items that no other behavior mentions stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.animator === self, parts.tree.roots.identityIndex(of: behavior) != nil else { return }
    behavior.announce(movingTo: nil)
    guard let index = parts.tree.roots.identityIndex(of: behavior) else { return }
    parts.tree.roots.remove(at: index)
    behavior.leaveTree(of: self)
  }

  /// Removes every behavior, in order.
  open func removeAllBehaviors() {
    for behavior in parts.tree.roots { removeBehavior(behavior) }
  }

  // MARK: Collection View

  /// The attributes of a cell that the animator moves; nil if it moves none, or is not of a layout.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    parts.registry.attributes(of: ElementKey(kind: ElementKindTable.cell, indexPath: indexPath))
  }

  /// The attributes of a supplementary view that the animator moves, or nil.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    parts.registry.attributes(
      of: ElementKey(kind: ElementKindTable.number(of: .supplementaryView, kind), indexPath: indexPath))
  }

  /// The attributes of a decoration view that the animator moves, or nil.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    parts.registry.attributes(
      of: ElementKey(kind: ElementKindTable.number(of: .decorationView, decorationViewKind), indexPath: indexPath))
  }

  // MARK: Debug

  #if hasFeature(Embedded)
    /// Sets "debugEnabled"; any other key is a fault and ignored.
    open func setValue(_ value: Bool, forKey key: String) {
      if key == "debugEnabled" { isDebugEnabled = value } else { refuse(key) }
    }

    /// Sets "debugInterval", "debugAnimationSpeed" or "debugEnabled"; any other key is a fault and ignored.
    open func setValue(_ value: Int, forKey key: String) {
      switch key {
      case "debugEnabled": isDebugEnabled = value != 0
      case "debugInterval": debugInterval = value
      default: setValue(Double(value), forKey: key)
      }
    }

    /// Sets "debugAnimationSpeed"; any other key is a fault and ignored.
    open func setValue(_ value: Double, forKey key: String) {
      if key == "debugAnimationSpeed" { debugAnimationSpeed = CGFloat(value) } else { refuse(key) }
    }
  #else
    /// Sets "debugEnabled" (Bool), "debugInterval" (Int) or "debugAnimationSpeed" (CGFloat), which are known to be there
    /// though they are not declared on Apple's platforms. Another key, or a value of another type, is a fault and ignored.
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

  /// The items whose boxes intersect a rectangle, in the order in which they were first mentioned, anchored ones too.
  ///
  /// Touching is not enough, and an empty rectangle has none. In an animator of a layout these are layout attributes,
  /// up to date also while the animator pauses.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    parts.registry.items(in: rect.standardized, of: parts.world)
  }

  // MARK: Reading

  /// Reads an item's center, rotation, size and shape again. Velocities stay, the item wakes. Call it after you moved
  /// or changed an item.
  ///
  /// An anchored item moves to its new position during the next tick, with the velocity of that move, at most 3,000
  /// pt/s: items that touch it or hang on it are pushed, thrown or dragged along.
  ///
  /// An item that no behavior mentions has no effect, with a warning.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let state = parts.registry.state(of: item) else {
      return Diagnostics.report(
        "unannouncedItem",
        "updateItem(usingCurrentState:) has no effect: no behavior of the animator contains the item. Add it to one first."
      )
    }
    parts.registry.refreshKey(of: state)
    parts.reader.read(state)
    state.interventions += 1
    changed()
  }
}
