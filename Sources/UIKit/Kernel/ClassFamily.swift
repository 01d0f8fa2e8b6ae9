// SPDX-License-Identifier: MIT

/// Checks the superclasses of a class object.
///
/// Embedded Swift cannot cast class objects: in Swift 6.3, linking fails. Embedded builds therefore follow the
/// superclass address at the start of each class object, which casts of instances also use. Native builds use the Swift
/// runtime.
enum ClassFamily {
  /// Returns whether a class is `base` or inherits from it.
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
