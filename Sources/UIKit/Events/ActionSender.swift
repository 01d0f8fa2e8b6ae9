// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Sprung addition: the type of an action's sender. It matches UIKit's declarations in each build, so that the same
  /// override compiles both natively and for the browser.
  public typealias ActionSender = AnyObject
#else
  /// Sprung addition: the type of an action's sender. It matches UIKit's declarations in each build, so that the same
  /// override compiles both natively and for the browser.
  public typealias ActionSender = Any
#endif
