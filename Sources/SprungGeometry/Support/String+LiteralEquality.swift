// SPDX-License-Identifier: MIT

/// Whether two texts consist of the same scalars.
///
/// `==` treats `é` as equal whether it is one scalar or two, which requires Unicode's tables: a sixth of a small app in
/// the browser, where nothing else needs them. Names have one spelling only, and a text with another one is also drawn
/// differently. `NSString` compares in this way too.
extension String {
  /// Whether both texts are the same bytes of UTF-8.
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
  /// Whether both are nil, or the same bytes of UTF-8.
  package func isLiterallyEqual(to other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isLiterallyEqual(to: other)
  }
}
