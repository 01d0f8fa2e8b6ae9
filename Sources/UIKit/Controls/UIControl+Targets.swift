// SPDX-License-Identifier: MIT

extension UIControl {
  final func perform(_ entry: ControlTarget) {
    let target = entry.target
    guard target != nil || entry.usesResponderChain else { return }
    sendAction(entry.selector, to: target, for: nil)
  }

  /// Calls a method of the target. If the target is nil, calls it on the first responder that implements it.
  final func send(_ action: Selector, to target: AnyObject?) {
    if let target {
      if action.perform(on: target, with: self) { return }
    } else {
      // The first responder and its responder chain take precedence over the control's own chain.
      if UIResponder.firstResponder != nil, UIApplication.shared.sendAction(action, to: nil, from: self, for: nil) {
        return
      }
      var responder: UIResponder? = self
      while let current = responder {
        if action.perform(on: current, with: self) { return }
        responder = current.next
      }
    }
    Diagnostics.report(
      "unknownSelector", "No target handled \(action.name) of a control. Handle it in perform(_:with:).")
  }
}
