// SPDX-License-Identifier: MIT

/// Watches touches and recognises a gesture.
open class UIGestureRecognizer: NSObject {
  #if hasFeature(Embedded)
    private unowned(unsafe) var watchedView: UIView?
  #else
    private weak var watchedView: UIView?
  #endif

  /// The view that the recogniser was added to.
  public final var view: UIView? { watchedView }

  /// Called when the recogniser was added to a view.
  final func viewJoined(_ view: UIView) { watchedView = view }

  /// Called when the recogniser left its view, or the view went away.
  final func viewLeft() { watchedView = nil }
}
