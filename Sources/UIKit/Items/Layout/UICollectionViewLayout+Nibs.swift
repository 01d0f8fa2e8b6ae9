// SPDX-License-Identifier: MIT

extension UICollectionViewLayout {
  /// Registers nothing: there are no nibs, and a fault says so. Register the view's class instead; nil does nothing.
  @_disfavoredOverload
  public final func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    guard let nib else { return }
    Diagnostics.report(
      "nib",
      "the nib '\(nib.name)' was registered for the decoration views '\(elementKind)', and there are no nibs; call register(\(nib.name).self, forDecorationViewOfKind: \"\(elementKind)\") and make the view's subviews in its init(frame:)"
    )
  }
}
