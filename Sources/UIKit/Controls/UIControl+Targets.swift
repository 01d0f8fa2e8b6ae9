// SPDX-License-Identifier: MIT

extension UIControl {
  final func perform(_ entry: ControlTarget) {
    if let target = entry.target {
      if entry.selector.perform(on: target, with: self) { return }
    } else if entry.usesResponderChain {
      // Who is being edited, and who stands behind it, is asked before the control's own surroundings.
      if UIResponder.firstResponder != nil,
        UIApplication.shared.sendAction(entry.selector, to: nil, from: self, for: nil)
      {
        return
      }
      var responder: UIResponder? = self
      while let current = responder {
        if entry.selector.perform(on: current, with: self) { return }
        responder = current.next
      }
    } else {
      return
    }
    Diagnostics.report(
      "unknownSelector", "nobody performed \(entry.selector.name) for a control; return true from perform(_:with:)")
  }
}
