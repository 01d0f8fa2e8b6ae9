// SPDX-License-Identifier: MIT

/// The content of a button in each state; a state without a value of its own shows that of the normal state.
extension UIButton {
  final func contentChanged() {
    layer.mark(.accessibility)
    setNeedsLayout()
  }
}
