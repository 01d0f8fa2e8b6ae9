// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Whether two names are the same.
  func isSameIdentifier(_ first: BoundaryIdentifier, _ second: BoundaryIdentifier) -> Bool { first == second }
#else
  /// Whether two names are the same: by value where the type can compare, else by identity.
  func isSameIdentifier(_ first: BoundaryIdentifier, _ second: BoundaryIdentifier) -> Bool {
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return (first as AnyObject) === (second as AnyObject)
  }
#endif
