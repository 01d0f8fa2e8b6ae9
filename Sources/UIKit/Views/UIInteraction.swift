// SPDX-License-Identifier: MIT

/// A way of touching that a view can be given: a context menu, a drag, a drop.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil for none.
  var view: UIView? { get }
  /// The interaction is about to be given to a view, or with nil taken away.
  func willMove(to view: UIView?)
  /// The interaction has been given to a view, or with nil taken away.
  func didMove(to view: UIView?)
}
