// SPDX-License-Identifier: MIT

import SprungPhysics

/// Moves items by the laws of physics, as its behaviors say.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// animator.addBehavior(UIGravityBehavior(items: [card]))
/// ```
///
/// It works in the coordinates of a reference view, of the content of a collection view's layout, or of your own making.
/// Somebody must keep the animator; it does not keep its reference view or layout alive. Time passes in fixed steps of
/// 1/240 s during the application's ticks, so the same input gives the same motion at any frame rate. When everything
/// rests, the animator stops asking for frames and tells its delegate; any change starts it again.
///
/// Differs from Apple: mistakes are reported as faults (`Diagnostics`) instead of exceptions, and an instance can be
/// stepped, asked why it runs and hashed, see the Sprung additions.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The physics.
  final let world = World()

  #if hasFeature(Embedded)
    private final unowned(unsafe) var view: UIView?
    private final unowned(unsafe) var layoutReference: UICollectionViewLayout?
    private final unowned(unsafe) var delegateReference: (any UIDynamicAnimatorDelegate)?
    private final var delegateBox: WeakBox?
    private final var viewBox: WeakBox?
    private final var layoutBox: WeakBox?

    /// Told when the animator starts and stops. Not kept alive. Default: nil.
    open var delegate: (any UIDynamicAnimatorDelegate)? {
      get { (delegateBox?.isAlive ?? false) ? delegateReference : nil }
      set {
        delegateReference = newValue
        delegateBox = newValue?._weakBox
      }
    }
    final var ownView: UIView? { (viewBox?.isAlive ?? false) ? view : nil }
    final var layout: UICollectionViewLayout? { (layoutBox?.isAlive ?? false) ? layoutReference : nil }
  #else
    /// Told when the animator starts and stops. Not kept alive. Default: nil.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    final weak var ownView: UIView?
    final weak var layout: UICollectionViewLayout?
  #endif
  /// Whether the animator belongs to a layout, also after the layout's death.
  final let isOfLayout: Bool

  /// The behaviors that were added to the animator itself, in order; their children are not among them.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  // Items, by row of their bodies, in the order in which they were first mentioned, and by what finds them.
  @exclusivity(unchecked) final var states: [DynamicItemState?] = []
  @exclusivity(unchecked) final var order: [DynamicItemState?] = []
  final var deadCount = 0
  final var byIdentity: [ObjectIdentifier: DynamicItemState] = [:]
  final var byKey: [ElementKey: DynamicItemState] = [:]
  /// The members of the groups among the items, which are no items themselves.
  final var groupMembers: [ObjectIdentifier: Bool] = [:]
  final var nextSerial: Int64 = 0
  /// Anchored items that were moved and go there in the next tick, and those on their way in the present one.
  final var awaitingKinematicMove: [DynamicItemState] = []
  final var movingKinematically: [DynamicItemState] = []
  /// The same by row, for what writes them.
  final let writeTable = WriteTable()

  // Behaviors with effects that are summed up at the start of a tick.
  final var gravities: [UIGravityBehavior] = []
  final var pushes: [UIPushBehavior] = []
  final var collisions: [UICollisionBehavior] = []
  final var itemBehaviors: [UIDynamicItemBehavior] = []
  final var impulses: [UIPushBehavior] = []
  final var snaps: [UISnapBehavior] = []
  final var fields: [UIFieldBehavior] = []
  final var changedAttachments: [UIAttachmentBehavior] = []
  final var areForcesStale = false
  final var arePropertiesStale = false
  final var areItemBehaviorsStale = false
  final var actionCount = 0
  final var pendingContacts: [PendingContact] = []
  /// The pairs of items that touch, each with where that began, and by how many of their parts.
  final var touchingPairs: [TouchingPair] = []
  /// How many parts of groups make each contact that a delegate knows of.
  final var groupContacts: [(contact: PendingContact, count: Int)] = []

  /// Items that left for good and were stopped, and those of them that nobody was told of yet.
  final var lostStates: [DynamicItemState] = []
  final var newlyLost: [DynamicItemState] = []
  /// See `onLost`.
  final var lostHandler: ((any UIDynamicItem) -> Void)?
  /// Whether plain views are stored to and not written through their setters, which only tests turn off, and how often one
  /// was in the last tick.
  final var storesPlainViews = true
  final var storedCount = 0

  /// Behaviors that want to be told of rest.
  final var restWatchers: [UIDynamicBehavior] = []
  /// Counts everything that makes names of the world's things differ, for snapshots.
  final var revision: Int64 = 0
  final var isTicking = false
  final var debugging: DynamicsDebugging?

  // Time.
  private final var running = false
  final var isResumeAnnounced = false
  final var lastTimestamp: TimeInterval?
  /// Seconds of this run, and the steps of them that were taken.
  final var runTime = 0.0
  final var runSteps: Int64 = 0
  final var totalSteps: Int64 = 0
  final var isHeld = false
  final var adoptsExternalMoves = false
  final var honorsScale = false

  /// Makes an animator in the coordinates of a view, which it does not keep alive. Items are views inside it.
  public init(referenceView view: UIView) {
    isOfLayout = false
    super.init()
    #if hasFeature(Embedded)
      self.view = view
      viewBox = view._weakBox
    #else
      ownView = view
    #endif
    LivingAnimators.add(self)
  }

  /// Makes an animator for the attributes of a layout, in the coordinates of its content. It runs while the layout is its
  /// collection view's current one, and invalidates the layout when items moved. The layout should keep the animator.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    isOfLayout = true
    super.init()
    #if hasFeature(Embedded)
      layoutReference = layout
      layoutBox = layout._weakBox
    #else
      self.layout = layout
    #endif
    layout.animators.append(AnimatorReference(self))
    LivingAnimators.add(self)
  }

  /// Makes an animator for items of any kind in coordinates of your own. It has no reference bounds.
  public override init() {
    isOfLayout = false
    super.init()
    LivingAnimators.add(self)
  }

  #if hasFeature(Embedded)
    deinit {
      FrameScheduler.shared.remove(self)
      LivingAnimators.remove(self)
      for reference in layout?.animators ?? [] where reference.animator === self { reference.animator = nil }
      for behavior in behaviors { forget(behavior) }
    }

    private func forget(_ behavior: UIDynamicBehavior) {
      behavior.animator = nil
      for child in behavior.childBehaviors { forget(child) }
    }
  #endif

  /// The view given to the initializer; for an animator of a layout, the layout's collection view. May be nil.
  open var referenceView: UIView? { isOfLayout ? layout?.collectionView : ownView }

  /// The rectangle that collision behaviors can make a boundary.
  final var referenceBounds: CGRect? {
    if isOfLayout {
      guard let layout else { return nil }
      let size = layout.collectionViewContentSize
      return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    return ownView?.bounds
  }

  /// Whether items are moving or about to. True at once after a change that wakes an item; false when
  /// `dynamicAnimatorDidPause` is called.
  open var isRunning: Bool { running }

  /// Seconds that were simulated in all, exactly steps / 240; it stands still while the animator pauses.
  open var elapsedTime: TimeInterval { Double(totalSteps) * PhysicsUnits.stepDuration }

  /// Whether the animator may move items: it is not paused by hand, and its layout is the current one.
  final var mayRun: Bool { !isHeld && (!isOfLayout || layout?.collectionView != nil) }

  /// Something changed that may wake items.
  final func changed() {
    guard !running, mayRun else { return }
    guard !world.isAtRest || hasWork else { return }
    running = true
    isResumeAnnounced = false
    lastTimestamp = nil
    runTime = 0
    runSteps = 0
    FrameScheduler.shared.add(self, phase: .dynamics)
  }

  /// Whether the next tick has to bring the world up to date before it can be called at rest.
  final var hasWork: Bool {
    (areForcesStale || arePropertiesStale || areItemBehaviorsStale) && !byIdentity.isEmpty
      || !awaitingKinematicMove.isEmpty || !impulses.isEmpty || !changedAttachments.isEmpty || !pendingContacts.isEmpty
      || world.hasMoved
      || restWatchers.contains { $0.isAwaitingRest }
  }

  /// Stops asking for frames; the delegate is told only if everything rests.
  final func stopRunning() {
    running = false
    FrameScheduler.shared.remove(self)
  }

  // MARK: - Behaviors

  /// Adds a behavior with its children. Again the same one: no effect. One that is elsewhere in a tree: a fault, ignored.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    if behavior.animator === self, behaviors.identityIndex(of: behavior) != nil { return }
    guard behavior.isFree(for: "addBehavior") else { return }
    announce(behavior, movingTo: self)
    // The announcement may have put it here, or somewhere else.
    if behavior.animator === self, behaviors.identityIndex(of: behavior) != nil { return }
    guard behavior.isFree(for: "addBehavior") else { return }
    behaviors.append(behavior)
    attachTree(behavior)
  }

  /// Removes a behavior that was added to the animator itself, with its children; any other has no effect.
  ///
  /// Its influence ends at once. Items that no other behavior mentions stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.animator === self, behaviors.identityIndex(of: behavior) != nil else { return }
    announce(behavior, movingTo: nil)
    guard let index = behaviors.identityIndex(of: behavior) else { return }
    behaviors.remove(at: index)
    detachTree(behavior)
  }

  /// Removes every behavior, in order.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Tells a subtree that it is about to move, parents first.
  final func announce(_ behavior: UIDynamicBehavior, movingTo animator: UIDynamicAnimator?) {
    behavior.willMove(to: animator)
    for child in behavior.childBehaviors { announce(child, movingTo: animator) }
  }

  /// Lets a subtree take effect, parents first.
  final func attachTree(_ behavior: UIDynamicBehavior) {
    revision += 1
    behavior.animator = self
    if behavior.action != nil { actionCount += 1 }
    if behavior.onRest != nil { watch(behavior) }
    behavior.attach(to: self)
    for child in behavior.childBehaviors { attachTree(child) }
    changed()
  }

  /// Ends the effect of a subtree, parents first.
  final func detachTree(_ behavior: UIDynamicBehavior) {
    revision += 1
    behavior.detach(from: self)
    behavior.animator = nil
    stopWatching(behavior)
    if behavior.action != nil { actionCount -= 1 }
    for child in behavior.childBehaviors { detachTree(child) }
    changed()
  }

  /// A behavior got or lost its action.
  final func actionCountChanged(by change: Int) { actionCount += change }

  // MARK: Collection View

  /// The attributes of a cell that the animator moves; nil if it moves none, or is not of a layout.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(kind: ElementKindTable.cell, indexPath: indexPath))
  }

  /// The attributes of a supplementary view that the animator moves, or nil.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(kind: ElementKindTable.number(of: .supplementaryView, kind), indexPath: indexPath))
  }

  /// The attributes of a decoration view that the animator moves, or nil.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(kind: ElementKindTable.number(of: .decorationView, decorationViewKind), indexPath: indexPath))
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
    let rect = rect.standardized
    let left = Double(rect.origin.x)
    let top = Double(rect.origin.y)
    let right = left + Double(rect.size.width)
    let bottom = top + Double(rect.size.height)
    guard right > left, bottom > top else { return [] }
    var found: [any UIDynamicItem] = []
    guard byIdentity.count > UIKitTuning.scannedItems else {
      for state in order {
        guard let state, state.intersects(left, top, right, bottom) else { continue }
        found.append(state.item)
      }
      return found
    }
    var near: [DynamicItemState] = []
    world.forEachBody(in: rect) { body in
      guard let state = states[body.row] else { return }
      if state.group == nil { near.append(state) }
    }
    for state in order where state?.group != nil {
      guard let state, state.intersects(left, top, right, bottom) else { continue }
      near.append(state)
    }
    near.sort { $0.serial < $1.serial }
    for state in near { found.append(state.item) }
    return found
  }

  // MARK: Reading

  /// Reads an item's center, rotation, size and shape again. Velocities stay, the item wakes. Call it after you moved or
  /// changed an item.
  ///
  /// An anchored item goes to its new place in the course of the next tick, with the velocity of that way, at most
  /// 3,000 pt/s: what touches it or hangs on it is pushed, thrown or dragged along.
  ///
  /// An item that no behavior mentions has no effect and is warned of.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let state = state(of: item) else {
      return Diagnostics.warn(
        "unknownItem",
        "updateItem(usingCurrentState:) was given an item that no behavior of the animator mentions, so it has no effect."
      )
    }
    if let attributes = state.attributes, let key = state.key, attributes.key != key {
      if byKey[key] === state { byKey.removeValue(forKey: key) }
      state.key = attributes.key
      byKey[attributes.key] = state
    }
    read(state)
    changed()
  }
}

/// An animator without keeping it alive.
final class AnimatorReference {
  #if hasFeature(Embedded)
    unowned(unsafe) var animator: UIDynamicAnimator?
  #else
    weak var animator: UIDynamicAnimator?
  #endif

  init(_ animator: UIDynamicAnimator) { self.animator = animator }
}
