// SPDX-License-Identifier: MIT

/// What a button shows in each state; a state without a value of its own shows that of the normal state.
extension UIButton {
  final func contentChanged() {
    layer.mark(.accessibility)
    setNeedsLayout()
  }
}
