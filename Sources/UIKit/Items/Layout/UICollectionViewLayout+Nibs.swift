// SPDX-License-Identifier: MIT

extension UICollectionViewLayout {
  /// Reports a fault, because decoration views cannot be loaded from nibs. Register the view's class instead. Passing
  /// nil has no effect.
  @_disfavoredOverload
  public final func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    guard let nib else { return }
    Diagnostics.report(
      "nib",
      "The nib '\(nib.name)' cannot be used for decoration views of the kind '\(elementKind)'. Call "
        + "register(\(nib.name).self, forDecorationViewOfKind: \"\(elementKind)\"), and create the subviews in "
        + "init(frame:) of the view."
    )
  }
}
