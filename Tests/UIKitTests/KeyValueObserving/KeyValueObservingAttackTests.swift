// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that an observer is notified of every change, without a gap, while a scroll view changes randomly.
@Suite("Observation during random changes", .oneApplication)
@MainActor
struct KeyValueObservingAttackTests {
  /// The changes of one property of which an observer was notified since the last check.
  private final class Story<Value: Equatable> {
    let read: () -> Value
    var steps: [(old: Value, new: Value)] = []
    var token: NSKeyValueObservation?
    var before: Value

    init(_ view: UIScrollView, _ path: KeyPath<UIScrollView, Value>) {
      read = { view[keyPath: path] }
      before = read()
      token = view.observe(path, options: [.old, .new]) { [unowned self] _, change in
        guard let old = change.oldValue, let new = change.newValue else {
          Issue.record("a value is missing")
          return
        }
        steps.append((old, new))
      }
    }

    /// Returns whether the notifications cover the change from the old to the new value without a gap.
    func close() -> Bool {
      let now = read()
      defer {
        before = now
        steps = []
      }
      guard let first = steps.first, let last = steps.last else { return now == before }
      for (one, next) in zip(steps, steps.dropFirst()) where one.new != next.old { return false }
      return first.old == before && last.new == now
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @Test("Every change is reported from the former to the new value, without a gap", arguments: Seeds.upTo(60))
  func stories(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.makeKeyAndVisible()
    let rects = [Story(view, \.frame), Story(view, \.bounds)]
    let points = [Story(view, \.center), Story(view, \.contentOffset)]
    let size = Story(view, \.contentSize)
    let inset = Story(view, \.contentInset)
    let transform = Story(view, \.transform)
    let alpha = Story(view, \.alpha)
    let hidden = Story(view, \.isHidden)
    var time = 0.0
    for step in 0..<150 {
      let a = CGFloat(Int.random(in: -40...200, using: &generator))
      let b = CGFloat(Int.random(in: 0...200, using: &generator))
      let change = Int.random(in: 0...13, using: &generator)
      switch change {
      case 0: view.frame = CGRect(x: a, y: b, width: b, height: abs(a))
      case 1: view.bounds = CGRect(x: a, y: b, width: b, height: abs(a))
      case 2: view.center = CGPoint(x: a, y: b)
      case 3: view.contentOffset = CGPoint(x: a, y: b)
      case 4: view.contentSize = CGSize(width: abs(a) * 4, height: b * 4)
      case 5: view.contentInset = UIEdgeInsets(top: b, left: 0, bottom: abs(a), right: 0)
      // These scales cause no rounding. With other scales, scrolling would change the last bit of the frame without a
      // notification.
      case 6: view.transform = CGAffineTransform(scaleX: b < 100 ? 0.5 : 2, y: 1)
      case 7: view.transform = .identity
      case 8: view.alpha = b / 200
      case 9: view.isHidden.toggle()
      case 10: view.setContentOffset(CGPoint(x: 0, y: b), animated: true)
      case 11: UIView.animate(withDuration: 0.1) { view.frame.origin.x = a }
      case 12: view.layer.position.y = b
      default:
        time += 1.0 / 60
        UIApplication.shared.tick(timestamp: time)
      }
      let whole = [
        "frame": rects[0].close(), "bounds": rects[1].close(), "center": points[0].close(), "offset": points[1].close(),
        "size": size.close(), "inset": inset.close(), "transform": transform.close(), "alpha": alpha.close(),
        "hidden": hidden.close(),
      ]
      let broken = whole.filter { !$0.value }.keys.sorted()
      #expect(broken.isEmpty, "seed \(seed), step \(step), change \(change)")
    }
    for token in [rects[0].token, rects[1].token, points[0].token, points[1].token, size.token, inset.token] {
      token?.invalidate()
    }
    view.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    #expect(rects[0].steps.isEmpty && points[0].steps.isEmpty)
  }
}
