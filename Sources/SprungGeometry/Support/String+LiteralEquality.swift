// SPDX-License-Identifier: MIT

/// Compares strings by their Unicode scalars.
///
/// `==` treats `é` as equal whether it is one scalar or two, which requires Unicode tables. In a small app that does
/// not otherwise need these tables, they would be a sixth of the browser download. Names have only one spelling, and a
/// string with different scalars can also be drawn differently. `NSString` also compares scalars.
extension String {
  /// Returns whether both strings have the same UTF-8 bytes.
  package func isLiterallyEqual(to other: String) -> Bool {
    let isEqual = utf8.withContiguousStorageIfAvailable { first in
      other.utf8.withContiguousStorageIfAvailable { second in
        first.count == second.count && first.elementsEqual(second)
      }
    }
    if let isEqual, let isEqual { return isEqual }
    return utf8.elementsEqual(other.utf8)
  }
}

extension String? {
  /// Returns whether both strings are nil or have the same UTF-8 bytes.
  package func isLiterallyEqual(to other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isLiterallyEqual(to: other)
  }
}
