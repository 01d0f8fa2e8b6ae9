// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A class object. Embedded Swift has no metatypes of arbitrary objects, so in embedded builds this must be a
  /// subclass of `NSObject`.
  public typealias AnyClass = NSObject.Type
#endif
