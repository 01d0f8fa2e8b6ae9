// SPDX-License-Identifier: MIT

extension UICollectionViewLayout {
  /// Reports a fault, because decoration views cannot be loaded from nibs. Register the view's class instead. Nil has
  /// no effect.
  @_disfavoredOverload
  public final func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    guard let nib else { return }
    Diagnostics.report(
      "nib",
      "the nib '\(nib.name)' was registered for the decoration views '\(elementKind)', and there are no nibs; call register(\(nib.name).self, forDecorationViewOfKind: \"\(elementKind)\") and make the view's subviews in its init(frame:)"
    )
  }
}
