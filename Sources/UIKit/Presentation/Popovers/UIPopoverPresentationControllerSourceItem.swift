// SPDX-License-Identifier: MIT

/// A view or bar button item that a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The frame of the item in a view's coordinates, or nil if the item is not in the same window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The bounds of the view in another view's coordinates, or nil if the views are in different windows.
  public final func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The frame of the button in a view's coordinates, or nil if the button is not in the same window.
  public final func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}
