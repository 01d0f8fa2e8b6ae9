// SPDX-License-Identifier: MIT

extension UICollectionViewCell {
  /// Sprung addition: the segue that is performed when the user selects the cell. For sources that `sprung port`
  /// generates.
  public final var selectionSegue: SegueTrigger? {
    get { record.selectionSegue }
    set { record.selectionSegue = newValue }
  }
}
