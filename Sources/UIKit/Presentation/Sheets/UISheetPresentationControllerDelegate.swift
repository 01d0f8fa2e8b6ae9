// SPDX-License-Identifier: MIT

/// The methods that are called when the user selects another detent of a sheet. All methods are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user selects another detent by dragging or with the grabber. Default: nothing.
  ///
  /// Programmatic changes are not reported.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  #if hasFeature(Embedded)
    /// Returns the delegate itself.
    public var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { self }
  #endif
}
