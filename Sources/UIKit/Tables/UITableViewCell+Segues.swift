// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// Sprung addition: the segue that is performed when the user selects the cell. For sources that `sprung port`
  /// generates.
  public final var selectionSegue: SegueTrigger? {
    get { record.selectionSegue }
    set { record.selectionSegue = newValue }
  }

  /// Sprung addition: the segue that the cell's detail button performs. For sources that `sprung port` generates.
  public final var accessorySegue: SegueTrigger? {
    get { record.accessorySegue }
    set { record.accessorySegue = newValue }
  }
}
