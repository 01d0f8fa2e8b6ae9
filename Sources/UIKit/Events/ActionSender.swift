// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Sprung addition: the type of an action's sender. The type matches UIKit's declarations in each build, so that an
  /// override compiles natively and for the browser.
  public typealias ActionSender = AnyObject
#else
  /// Sprung addition: the type of an action's sender. It matches the type in UIKit's declarations in each build, so
  /// that an override compiles natively and for the browser.
  public typealias ActionSender = Any
#endif
