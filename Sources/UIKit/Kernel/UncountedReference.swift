// SPDX-License-Identifier: MIT

/// A reference that does not affect the retain count. Its owner guarantees that the object outlives every access.
///
/// Unlike `unowned(unsafe)`, this reference provides the object without retaining it for each access.
nonisolated struct UncountedReference<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(_ object: Object) { reference = .passUnretained(object) }

  /// The object. The object must not be accessed after its deallocation.
  var object: Object { @inline(__always) _read { yield reference._withUnsafeGuaranteedRef { $0 } } }
}

/// Retains an object until this call. The closure of `withExtendedLifetime` would check for the main actor each time.
@inline(__always)
nonisolated func retainUntilHere(_ object: AnyObject) { withExtendedLifetime(object) {} }
