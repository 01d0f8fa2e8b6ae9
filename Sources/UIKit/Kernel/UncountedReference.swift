// SPDX-License-Identifier: MIT

/// A reference that does not count: its owner guarantees that the object lives as long as anybody asks.
///
/// Unlike `unowned(unsafe)`, it lends the object without retaining it for each use.
nonisolated struct UncountedReference<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(_ object: Object) { reference = .passUnretained(object) }

  /// The object. The caller must not ask once it is gone.
  var object: Object { @inline(__always) _read { yield reference._withUnsafeGuaranteedRef { $0 } } }
}

/// Retains an object up to the call. The closure of `withExtendedLifetime` would ask for the main actor each time.
@inline(__always)
nonisolated func retainUntilHere(_ object: AnyObject) { withExtendedLifetime(object) {} }
