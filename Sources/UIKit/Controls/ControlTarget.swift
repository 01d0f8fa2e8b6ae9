// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// A target and the name of its method. A target that has died is skipped; nil asks the responder chain.
  final class ControlTarget {
    weak var target: AnyObject?
    let usesResponderChain: Bool
    let selector: Selector

    init(target: AnyObject?, selector: Selector) {
      self.target = target
      self.selector = selector
      usesResponderChain = target == nil
    }
  }
#endif
