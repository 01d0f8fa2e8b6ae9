// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A class as a value. Embedded Swift has no metatypes of arbitrary objects, so it is any subclass of `NSObject`
  /// there.
  public typealias AnyClass = NSObject.Type
#endif
