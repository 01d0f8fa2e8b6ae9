// SPDX-License-Identifier: MIT

import UIKit

/// A row of the form: a title and a control at its end.
final class FormCell: UITableViewCell {
  private(set) var control: UIView?

  /// Displays a title with a control of a size.
  func show(_ title: String, symbol: String, _ control: UIView) {
    var content = defaultContentConfiguration()
    content.text = title
    content.image = UIImage(systemName: symbol)
    contentConfiguration = content
    selectionStyle = .none
    control.accessibilityLabel = title
    self.control = control
    accessoryView = control
  }

  /// Displays a title with a value, and a mark that a tap leads on.
  func show(_ title: String, symbol: String, value: String) {
    var content = UIListContentConfiguration.valueCell()
    content.text = title
    content.secondaryText = value
    content.image = UIImage(systemName: symbol)
    contentConfiguration = content
    accessoryView = nil
    accessoryType = .disclosureIndicator
  }
}
