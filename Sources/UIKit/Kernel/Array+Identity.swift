// SPDX-License-Identifier: MIT

// The module name in `Swift.AnyObject` is required, because `Array` has a member type named `AnyObject` in Embedded
// Swift.
nonisolated extension Array where Element: Swift.AnyObject {
  /// Returns the index of an object; nil if it is not in the array.
  ///
  /// References are compared without being retained. Retaining views and layers is slow, because they have weak
  /// references. If a closure retained each object, this would dominate the cost of adding and removing cells.
  func identityIndex(of object: Swift.AnyObject?) -> Int? {
    guard let object else { return nil }
    let wanted = Unmanaged.passUnretained(object).toOpaque()
    return withUnsafeBytes { bytes in
      let references = bytes.bindMemory(to: UnsafeMutableRawPointer.self)
      for index in 0..<references.count where references[index] == wanted { return index }
      return nil
    }
  }

  /// Removes an object. Has no effect if the array does not contain the object. The array must contain the object at
  /// most once.
  mutating func removeIdentical(to object: Swift.AnyObject) {
    if let index = identityIndex(of: object) { remove(at: index) }
  }
}
