// SPDX-License-Identifier: MIT

/// A reusable interaction for views, such as a context menu, drag or drop.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction is attached, or nil.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or before it is removed if the view is nil.
  func willMove(to view: UIView?)
  /// Called after the interaction is added to a view, or after it is removed if the view is nil.
  func didMove(to view: UIView?)
}
