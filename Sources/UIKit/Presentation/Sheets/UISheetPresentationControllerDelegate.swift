// SPDX-License-Identifier: MIT

/// Is notified when a person moves a sheet to another detent. All methods are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person moved the sheet to another detent, by a drag or with the grabber. Default: nothing.
  ///
  /// The program's own changes are not reported.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  #if hasFeature(Embedded)
    /// This delegate.
    public var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { self }
  #endif
}
