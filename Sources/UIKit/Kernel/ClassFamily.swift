// SPDX-License-Identifier: MIT

/// Asks a class object for its superclasses.
///
/// Embedded Swift cannot cast class objects, in Swift 6.3 the link fails. There a class object begins with the address of
/// its superclass's, which is also what the cast of an object follows; natively the chain is looked up by name.
enum ClassFamily {
  /// Whether a class is `base` or inherits from it.
  static func isClass(_ candidate: AnyClass, inFamilyOf base: AnyClass) -> Bool {
    #if hasFeature(Embedded)
      let wanted = unsafeBitCast(base, to: UnsafeRawPointer.self)
      var current: UnsafeRawPointer? = unsafeBitCast(candidate, to: UnsafeRawPointer.self)
      while let present = current {
        if present == wanted { return true }
        current = present.load(as: UnsafeRawPointer?.self)
      }
      return false
    #else
      var current: AnyClass? = candidate
      while let present = current {
        if present == base { return true }
        current = _getSuperclass(present)
      }
      return false
    #endif
  }
}
