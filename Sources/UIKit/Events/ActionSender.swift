// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Sprung addition: who sends an action to a responder; the same type as UIKit's on each target, so that one override
  /// compiles natively and for the browser.
  public typealias ActionSender = AnyObject
#else
  /// Sprung addition: who sends an action to a responder; the same type as UIKit's on each target, so that one override
  /// compiles natively and for the browser.
  public typealias ActionSender = Any
#endif
