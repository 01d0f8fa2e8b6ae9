// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// An animator with its items and behaviors, and the calls that the bytes make outside of and inside its callbacks.
@MainActor final class FuzzedAnimator: NSObject {
  var reader: FuzzReader
  let check: FuzzCheck
  var animator = UIDynamicAnimator()
  var items: [any UIDynamicItem] = []
  var behaviors: [UIDynamicBehavior] = []
  private let window: UIWindow
  private let root = UIViewController()
  /// Checks whether released views were deallocated.
  private var released: [() -> Bool] = []
  private var snapshot: DynamicAnimatorSnapshot?
  /// The nesting depth of callbacks with changes.
  private var depth = 0

  init(_ bytes: [UInt8], _ check: FuzzCheck) {
    reader = FuzzReader(bytes)
    self.check = check
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 400, height: 800), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    super.init()
    window.rootViewController = root
    window.makeKeyAndVisible()
    animator.delegate = self
    for _ in 0..<6 { items.append(newItem()) }
  }

  /// Runs all calls, removes everything, and returns the state before the removal.
  func play() -> UInt64 {
    for _ in 0..<160 where !reader.isAtEnd {
      change()
      validate()
      guard reader.byte() < 150 else { continue }
      step(Double(reader.int(in: 1..<5)) / 60)
      validate()
    }
    step(0.1)
    let hash = animator.stateHash
    // Disables changes in callbacks.
    depth = .max
    animator.removeAllBehaviors()
    validate()
    let places = items.map(\.center)
    step(0.1)
    check.expect(places == items.map(\.center), "an item moves without behaviors")
    check.expect(animator.behaviors.isEmpty && !animator.isRunning, "an animator runs without behaviors")
    behaviors = []
    snapshot = nil
    for isGone in released { check.expect(isGone(), "a released view was not deallocated") }
    return hash
  }

  private func validate() {
    for sentence in animator.validate() { check.note(sentence) }
  }

  private func step(_ seconds: Double) {
    animator.step(by: seconds)
    for item in items {
      let (center, transform) = (item.center, item.transform)
      let numbers = [center.x, center.y, transform.a, transform.b, transform.c, transform.d]
      check.expect(numbers.allSatisfy(\.isFinite), "an item is at \(numbers.map { Double($0) })")
    }
  }

  private func newItem() -> any UIDynamicItem {
    switch reader.int(in: 0..<6) {
    case 0:
      let view = UIView(frame: CGRect(origin: reader.point(in: 0...400), size: CGSize(width: 40, height: 30)))
      if reader.bool() { root.view.addSubview(view) }
      return view
    case 1: return UIDynamicItemGroup(items: [FuzzedItem(&reader), FuzzedItem(&reader)])
    default: return FuzzedItem(&reader)
    }
  }

  func item() -> any UIDynamicItem { items[reader.int(in: 0..<items.count)] }

  /// Makes one change, unless it is nested in two others.
  func change() {
    guard depth < 3 else { return }
    depth += 1
    defer { depth -= 1 }
    let behavior = reader.element(of: behaviors)
    switch reader.int(in: 0..<21) {
    case 0...4: add()
    case 5: if let behavior { remove(behavior) }
    case 6: animator.removeAllBehaviors()
    case 7: replaceItem()
    case 8:
      let gone = item()
      animator.forgetItems { $0 === gone }
    case 9: moveItem()
    case 10: animator.attachedItemsCollide = reader.bool()
    case 11: snapshot = animator.snapshot()
    case 12: if let snapshot { animator.restore(snapshot) }
    case 13: step(1.0 / 60)
    case 18: present()
    case 19: releaseViews()
    case 20: replaceAnimator()
    case 14: check.expect(animator.items(in: CGRect(x: 0, y: 0, width: 300, height: 300)).count <= 20, "many items")
    default: if let behavior { change(behavior) }
    }
  }

  private func add() {
    guard behaviors.count < 16 else { return }
    let behavior = makeBehavior()
    behaviors.append(behavior)
    if reader.isOneIn(3) { behavior.action = { [unowned self] in change() } }
    if reader.isOneIn(3) { behavior.onRest = { [unowned self] in change() } }
    if reader.isOneIn(4), let parent = reader.element(of: behaviors) {
      parent.addChildBehavior(behavior)
    } else {
      animator.addBehavior(behavior)
    }
  }

  private func remove(_ behavior: UIDynamicBehavior) {
    animator.removeBehavior(behavior)
    if reader.bool() { behaviors.removeAll { $0 === behavior } }
  }

  /// Presents a controller, or dismisses the presented one. The completion is also a callback.
  private func present() {
    if root.presentedViewController == nil {
      root.present(UIViewController(), animated: reader.bool()) { [weak self] in self?.change() }
    } else {
      root.dismiss(animated: reader.bool()) { [weak self] in self?.change() }
    }
  }

  /// Releases the views among the items, as if a screen closed. Behaviors can retain them.
  private func releaseViews() {
    for index in items.indices {
      guard let view = items[index] as? UIView else { continue }
      view.removeFromSuperview()
      items[index] = FuzzedItem(&reader)
      released.append { [weak view] in view == nil }
    }
  }

  /// Releases the animator, possibly in its own callback. The new one has a view in the window.
  private func replaceAnimator() {
    animator = UIDynamicAnimator(referenceView: root.view)
    animator.delegate = self
  }

  /// Replaces an item, which is deallocated if no behavior retains it.
  private func replaceItem() { items[reader.int(in: 0..<items.count)] = newItem() }

  private func moveItem() {
    let moved = item()
    if moved is UIDynamicItemGroup { return }
    moved.center = reader.anyPoint(usually: 0...400)
    animator.updateItem(usingCurrentState: moved)
    // A center that is not finite remains set on the item, so it is reset here.
    if !moved.center.x.isFinite || !moved.center.y.isFinite { moved.center = .zero }
  }
}

extension FuzzedAnimator: @MainActor UICollisionBehaviorDelegate, @MainActor UIDynamicAnimatorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    check.expect(item1 !== item2, "an item touches itself")
    check.expect(p.x.isFinite && p.y.isFinite, "items touch at (\(Double(p.x)), \(Double(p.y)))")
    if reader.isOneIn(3) { change() }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {
    if reader.isOneIn(3) { change() }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?, at p: CGPoint
  ) {
    if reader.isOneIn(3) { change() }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?
  ) {
    if reader.isOneIn(3) { change() }
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { if reader.bool() { change() } }
}
