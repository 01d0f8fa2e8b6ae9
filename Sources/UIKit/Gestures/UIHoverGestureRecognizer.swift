// SPDX-License-Identifier: MIT

import SprungStage

/// Tracks a pointer that hovers over its view.
///
/// The gesture begins when the pointer enters the view or a subview, and changes with every movement. The gesture ends
/// when the pointer leaves, is pressed or disappears from the screen. The recognizer does not prevent other recognizers
/// and is not prevented by them. Fingers do not hover.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// All recognizers that are attached to a view.
  private static var watchers: [HoverReference] = []

  /// The number of attached hover recognizers. While the number is 0, hosts do not need to report hovering pointers.
  ///
  /// The number is computed on each access, because native builds do not notify a recognizer when its view is
  /// deallocated.
  static var watching: Int {
    watchers.removeAll { $0.recognizer?.view == nil }
    return watchers.count
  }

  /// Registers a recognizer that was added to a view.
  static func startWatching(_ recognizer: UIHoverGestureRecognizer) {
    watchers.append(HoverReference(recognizer))
  }

  /// Unregisters a recognizer that was removed from its view.
  static func stopWatching(_ recognizer: UIHoverGestureRecognizer) {
    watchers.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
  }

  /// Sprung addition: creates a recognizer that calls a closure whenever the pointer enters, moves or leaves.
  public convenience init(handler: @escaping (UIHoverGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { if let hover = $0 as? UIHoverGestureRecognizer { handler(hover) } }
  }

  /// The normalized distance of the pointer from the screen, from 0 to 1. Always 0, because hosts do not report the
  /// distance.
  open var zOffset: CGFloat { 0 }

  package override var kindName: String { "hover" }

  /// The shape of the mouse cursor over the view, or nil for the default cursor.
  var cursor: StageCursor? { nil }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A weak reference to a recognizer. In the browser build, the reference is notified and removed when the recognizer's
/// view is deallocated.
private final class HoverReference {
  @WeakReference var recognizer: UIHoverGestureRecognizer?

  init(_ recognizer: UIHoverGestureRecognizer) { self.recognizer = recognizer }
}
