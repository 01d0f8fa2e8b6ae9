// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A class object. Embedded Swift has no metatypes of arbitrary objects, so there it must be a subclass of
  /// `NSObject`.
  public typealias AnyClass = NSObject.Type
#endif
