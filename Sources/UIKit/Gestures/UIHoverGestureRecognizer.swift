// SPDX-License-Identifier: MIT

import SprungStage

/// Follows a pointer that is over its view without being pressed.
///
/// It begins when the pointer comes over the view or one in it, changes with every movement, and ends when the pointer
/// leaves, is pressed or has gone from the screen. It takes nothing from other recognizers and they take nothing from it.
/// Fingers do not hover.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Those that were added to a view.
  private static var watchers: [HoverReference] = []

  /// How many of them have a view; hosts need not report hovering pointers while there is none.
  ///
  /// Counted anew each time: natively nobody is told that a view has died.
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

  /// Sprung addition: a recognizer that calls a closure whenever the pointer comes, moves or leaves.
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

/// A recognizer without keeping it alive. In the browser build it is always told when its view dies, and forgotten then.
private final class HoverReference {
  @WeakReference var recognizer: UIHoverGestureRecognizer?

  init(_ recognizer: UIHoverGestureRecognizer) { self.recognizer = recognizer }
}
