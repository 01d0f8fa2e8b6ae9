// SPDX-License-Identifier: MIT

/// The content of a button for each state. A state without its own value uses the value of the normal state.
extension UIButton {
  final func contentChanged() {
    layer.mark(.accessibility)
    setNeedsLayout()
  }
}
