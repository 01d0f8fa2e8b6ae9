// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import UIKit

extension FuzzTarget {
  /// Input of every kind on nested scroll views with every recognizer, some of which come and go, also in their handlers, in
  /// touches and in the calls of scroll views: recognizers keep to their states, every touch that begins ends once, and in the
  /// end all is at rest.
  static let touches = FuzzTarget("touches", faults: []) { bytes, check in
    FuzzedPage(bytes, check).play()
    UIApplication.shared.reset()
  }
}

/// The states that a recognizer reports, one after the other.
struct FuzzedRecognizer {
  let recognizer: UIGestureRecognizer
  /// Whether it began and has not ended.
  var isGoing = false

  /// Taps and swipes end without having begun.
  @MainActor var isDiscrete: Bool { recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer }

  /// Takes the next state; a sentence if it may not follow the last one.
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
    return mayFollow ? nil : "\(type(of: recognizer)) tells \(state) after \(wasGoing ? "it began" : "it had ended")"
  }
}

/// A view that keeps books on its touches.
final class FuzzedTouchView: UIView {
  private var going: [ObjectIdentifier: UITouch] = [:]
  /// The finding, if any.
  var finding: String?
  /// Called in every callback.
  var happens: (() -> Void)?

  /// Touches that began and have not ended.
  var count: Int { going.count }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where going.updateValue(touch, forKey: ObjectIdentifier(touch)) != nil {
      finding = "a touch begins twice"
    }
    happens?()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where going[ObjectIdentifier(touch)] == nil { finding = "a touch moves that is not down" }
    happens?()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

  private func end(_ touches: Set<UITouch>) {
    for touch in touches where going.removeValue(forKey: ObjectIdentifier(touch)) == nil {
      finding = "a touch ends that is not down"
    }
    happens?()
  }
}
