// SPDX-License-Identifier: MIT

import SprungStage

/// Follows a pointer that is over its view without being pressed.
///
/// It begins when the pointer enters the view or a subview, changes with every movement, and ends when the pointer
/// leaves, is pressed or disappears from the screen. It neither prevents other recognizers nor is prevented by them.
/// Fingers do not hover.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Those that were added to a view.
  private static var watchers: [HoverReference] = []

  /// The number of hover recognizers with a view; hosts need not report hovering pointers while it is zero.
  ///
  /// Counted each time, because natively there is no notification when a view is deallocated.
  static var watching: Int {
    watchers.removeAll { $0.recognizer?.view == nil }
    return watchers.count
  }

  /// A recognizer was added to a view.
  static func startWatching(_ recognizer: UIHoverGestureRecognizer) {
    watchers.append(HoverReference(recognizer))
  }

  /// It left its view.
  static func stopWatching(_ recognizer: UIHoverGestureRecognizer) {
    watchers.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
  }

  /// Sprung addition: a recognizer that calls a closure whenever the pointer enters, moves or leaves.
  public convenience init(handler: @escaping (UIHoverGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { if let hover = $0 as? UIHoverGestureRecognizer { handler(hover) } }
  }

  /// How far the pointer is above the screen, 0 to 1. Always 0: hosts report no distance.
  open var zOffset: CGFloat { 0 }

  package override var kindName: String { "hover" }

  /// The mouse cursor over the view; nil for the usual one.
  var cursor: StageCursor? { nil }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A weak reference to a recognizer. In the browser build it is notified when the recognizer's view is deallocated, and
/// removed then.
private final class HoverReference {
  @WeakReference var recognizer: UIHoverGestureRecognizer?

  init(_ recognizer: UIHoverGestureRecognizer) { self.recognizer = recognizer }
}
