// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Objects that are not retained were compared by address, but a later object may reuse the address. A related bug: an
/// animator at the address of a released animator accepted the released animator's snapshot.
@Suite(.oneApplication) @MainActor struct ReusedAddressTests {
  private final class Caller: NSObject, SelectorDispatching {
    var calls = 0

    func perform(_ name: String, with sender: Any?) -> Bool {
      calls += 1
      return true
    }
  }

  private final class Observer: NSObject, NSKeyValueObserving {
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  }

  @Test("A timer at the address of a finished timer does not have its userInfo")
  func userInfo() throws {
    let fingers = RegressionFingers()
    fingers.wait(0.1)
    var address: ObjectIdentifier?
    do {
      let old = Timer.scheduledTimer(
        timeInterval: 5, target: Caller(), selector: "call", userInfo: "old", repeats: false)
      #expect(old.userInfo as? String == "old")
      address = ObjectIdentifier(old)
      old.invalidate()
    }
    fingers.wait(0.1)
    let new = try object(at: #require(address)) { Timer(timeInterval: 5, repeats: false) { (_: any HostedTimer) in } }
    #expect(new?.userInfo == nil)
  }

  @Test("A finished timer releases its target even if the timer is retained", arguments: [true, false])
  func target(isRetained: Bool) {
    let fingers = RegressionFingers()
    fingers.wait(0.1)
    weak var target: Caller?
    var timer: Timer?
    do {
      let caller = Caller()
      target = caller
      timer = Timer.scheduledTimer(timeInterval: 0.1, target: caller, selector: "call", userInfo: nil, repeats: true)
    }
    fingers.wait(0.25)
    #expect(target?.calls == 2)
    timer?.invalidate()
    if !isRetained { timer = nil }
    fingers.wait(0.1)
    #expect(target == nil)
  }

  @Test("An observer at the address of a released one is not registered")
  func observer() throws {
    let label = UILabel()
    var old: Observer? = Observer()
    let address = try ObjectIdentifier(#require(old))
    if let old { label.addObserver(old, forKeyPath: "hidden", options: [], context: nil) }
    old = nil
    guard let new = object(at: address, { Observer() }) else { return }
    let faults = Diagnostics.recording { label.removeObserver(new, forKeyPath: "hidden") }
    #expect(faults.map(\.kind) == ["observerNotRegistered"])
  }

  @Test("A recognizer at the address of a released one has a separate number in the trace")
  func recognizers() throws {
    var trace = GestureTrace()
    var old: UITapGestureRecognizer? = UITapGestureRecognizer()
    let address = try ObjectIdentifier(#require(old))
    if let old { trace.note(.asks, old, nil, at: 0) }
    old = nil
    guard let new = object(at: address, { UITapGestureRecognizer() }) else { return }
    trace.note(.asks, new, nil, at: 1)
    trace.note(.asks, new, nil, at: 2)
    let names = trace.decisions.map { $0.recognizer.split(separator: " ").last }
    #expect(names == ["1", "2", "2"])
  }

  @Test("A collision behavior reports a cell's contacts for any of several objects for that cell")
  func attributes() {
    final class Log: NSObject, UICollisionBehaviorDelegate {
      var contacts = 0
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
      ) { contacts += 1 }
    }
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 100, y: 100 + 60 * CGFloat(item), width: 40, height: 40)
      return attributes
    }
    let (first, middle, last, floor) = (attributes(0), attributes(0), attributes(0), attributes(1))
    let (log, anchor) = (Log(), UIDynamicItemBehavior(items: [floor]))
    anchor.isAnchored = true
    let collision = UICollisionBehavior(items: [middle, floor])
    collision.collisionDelegate = log
    let faults = Diagnostics.recording {
      animator.addBehavior(UIGravityBehavior(items: [first]))
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [last]))
    }
    animator.addBehavior(anchor)
    for _ in 0..<30 { animator.step(by: 1.0 / 60) }
    #expect(faults.map(\.kind) == ["duplicateItem", "duplicateItem"])
    #expect(log.contacts >= 1)
    #expect(animator.validate() == [] && abs(last.center.y - 140) < 0.5)
    #expect(view.collectionViewLayout === layout)
  }
}
