// SPDX-License-Identifier: MIT

/// A view or a bar button that a popover points at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The rectangle of the item in points of a view, or nil if the item is not in the same window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The bounds of the view in points of another view, or nil if they are in different windows.
  public final func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The rectangle of the button in points of a view, or nil if it is not in the same window.
  public final func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}
