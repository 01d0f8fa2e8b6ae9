// SPDX-License-Identifier: MIT

/// A reference that does not affect the retain count. The code that stores the reference must ensure that the object
/// outlives every access.
///
/// Unlike `unowned(unsafe)`, this reference provides the object without retaining it for each access.
nonisolated struct UncountedReference<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(_ object: Object) { reference = .passUnretained(object) }

  /// The object. The object must not be accessed after its deallocation.
  var object: Object { @inline(__always) _read { yield reference._withUnsafeGuaranteedRef { $0 } } }
}

/// Keeps an object alive until this call. Calling code in a closure of `withExtendedLifetime` instead would check the
/// main actor's executor on every call.
@inline(__always)
nonisolated func retainUntilHere(_ object: AnyObject) { withExtendedLifetime(object) {} }
