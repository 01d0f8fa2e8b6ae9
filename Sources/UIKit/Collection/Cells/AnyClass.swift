// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A class as a value. Embedded Swift has no metatypes of arbitrary objects, so here it is any class of `NSObject`.
  public typealias AnyClass = NSObject.Type
#endif
