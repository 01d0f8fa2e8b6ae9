// SPDX-License-Identifier: MIT

/// The bar button that shows and hides columns.
final class SplitButton {
  let item: UIBarButtonItem

  init(pressed: @escaping () -> Void) {
    item = UIBarButtonItem(primaryAction: UIAction { _ in pressed() })
  }

  /// Updates the button's image, visibility and accessibility label. In a collapsed interface, the button is hidden.
  func update(isMirrored: Bool, isVisible: Bool, hidesColumns: Bool) {
    if !isVisible {
      item.image = nil
    } else if item.image == nil || isMirrored != wasMirrored {
      item.image = UIImage(systemName: isMirrored ? "sidebar.right" : "sidebar.left")
    }
    wasMirrored = isMirrored
    if item.isEnabled != isVisible { item.isEnabled = isVisible }
    let name = hidesColumns ? "Hide Sidebar" : "Show Sidebar"
    if !name.isLiterallyEqual(to: item.accessibilityLabel ?? "") { item.accessibilityLabel = name }
  }

  private var wasMirrored = false
}
