// SPDX-License-Identifier: MIT

/// A target and the selector of its action. If the target is nil, the action is sent along the responder chain.
/// Deallocated targets are skipped.
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
