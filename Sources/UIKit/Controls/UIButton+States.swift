// SPDX-License-Identifier: MIT

/// The content of a button for each state. States without a value use the value of the normal state.
extension UIButton {
  final func contentChanged() {
    layer.mark(.accessibility)
    setNeedsLayout()
  }
}
