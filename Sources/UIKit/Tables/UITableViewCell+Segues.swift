// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// Sprung addition: the segue that a selection by a person performs; for sources that `sprung port` writes.
  public final var selectionSegue: SegueTrigger? {
    get { record.selectionSegue }
    set { record.selectionSegue = newValue }
  }

  /// Sprung addition: the segue that the cell's detail button performs; for sources that `sprung port` writes.
  public final var accessorySegue: SegueTrigger? {
    get { record.accessorySegue }
    set { record.accessorySegue = newValue }
  }
}
