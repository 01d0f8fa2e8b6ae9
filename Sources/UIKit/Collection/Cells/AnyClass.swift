// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A class object. Embedded Swift does not support metatypes of arbitrary classes, so the class must be `NSObject` or
  /// a subclass.
  public typealias AnyClass = NSObject.Type
#endif
