// SPDX-License-Identifier: MIT

/// A target and the name of its method. A target that has died is skipped; nil asks the responder chain.
final class ControlTarget {
  @WeakReference private(set) var target: AnyObject?
  let usesResponderChain: Bool
  let selector: Selector

  init(target: AnyObject?, selector: Selector) {
    self.selector = selector
    usesResponderChain = target == nil
    self.target = target
  }
}
