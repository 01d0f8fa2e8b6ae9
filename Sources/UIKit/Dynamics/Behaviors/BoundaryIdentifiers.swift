// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Returns whether two identifiers are equal.
  func isSameIdentifier(_ first: BoundaryIdentifier, _ second: BoundaryIdentifier) -> Bool { first == second }
#else
  /// Returns whether two identifiers are equal. Hashable identifiers are compared by value, others by identity.
  func isSameIdentifier(_ first: BoundaryIdentifier, _ second: BoundaryIdentifier) -> Bool {
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return (first as AnyObject) === (second as AnyObject)
  }
#endif
