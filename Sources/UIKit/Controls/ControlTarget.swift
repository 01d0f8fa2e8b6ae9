// SPDX-License-Identifier: MIT

/// A target and the name of its method. A target that has died is skipped; nil asks the responder chain.
final class ControlTarget {
  private let weakTarget: WeakTarget
  let usesResponderChain: Bool
  let selector: Selector

  var target: AnyObject? { weakTarget.object }

  init(target: AnyObject?, selector: Selector) {
    weakTarget = WeakTarget(target)
    self.selector = selector
    usesResponderChain = target == nil
  }
}
