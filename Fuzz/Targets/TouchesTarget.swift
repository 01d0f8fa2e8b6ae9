// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import UIKit

extension FuzzTarget {
  /// Input of every kind on nested scroll views with all recognizers, some of which are added and removed, also in
  /// their handlers, touch methods and scroll callbacks. Recognizers must follow the valid state transitions, every
  /// touch must end exactly once, and finally everything must be at rest.
  static let touches = FuzzTarget("touches", faults: []) { bytes, check in
    FuzzedPage(bytes, check).play()
    UIApplication.shared.reset()
  }
}

/// Checks the sequence of a recognizer's states.
struct FuzzedRecognizer {
  let recognizer: UIGestureRecognizer
  /// Whether it has begun and not ended.
  var isGoing = false

  /// Taps and swipes end without a began state.
  @MainActor var isDiscrete: Bool { recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer }

  /// Processes the next state. Returns a sentence if the transition is invalid.
  @MainActor mutating func take(_ state: UIGestureRecognizer.State) -> String? {
    let wasGoing = isGoing
    isGoing = state == .began || state == .changed
    let mayFollow =
      switch state {
      case .began: !wasGoing && !isDiscrete
      case .changed, .cancelled: wasGoing
      case .ended: wasGoing || isDiscrete
      case .possible, .failed: false
      }
    return mayFollow ? nil : "\(type(of: recognizer)) reports \(state) after it \(wasGoing ? "began" : "ended")"
  }
}

/// A view that checks its touches.
final class FuzzedTouchView: UIView {
  private var going: [ObjectIdentifier: UITouch] = [:]
  /// The finding, if any.
  var finding: String?
  /// Called in every callback.
  var happens: (() -> Void)?

  /// The number of touches that began and have not ended.
  var count: Int { going.count }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where going.updateValue(touch, forKey: ObjectIdentifier(touch)) != nil {
      finding = "a touch begins twice"
    }
    happens?()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where going[ObjectIdentifier(touch)] == nil { finding = "a touch that is not active moves" }
    happens?()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

  private func end(_ touches: Set<UITouch>) {
    for touch in touches where going.removeValue(forKey: ObjectIdentifier(touch)) == nil {
      finding = "a touch that is not active ends"
    }
    happens?()
  }
}
