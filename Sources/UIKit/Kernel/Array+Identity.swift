// SPDX-License-Identifier: MIT

// `Swift.AnyObject`, because the Array of Embedded Swift has a member type of the short name.
nonisolated extension Array where Element: Swift.AnyObject {
  /// The index of an object, nil if it is not in the array.
  ///
  /// Compares the references only: views and layers have weak references, which makes retaining every one during the
  /// search, as a closure does, the most expensive part of adding and removing a cell.
  func identityIndex(of object: Swift.AnyObject?) -> Int? {
    guard let object else { return nil }
    let wanted = Unmanaged.passUnretained(object).toOpaque()
    return withUnsafeBytes { bytes in
      let references = bytes.bindMemory(to: UnsafeMutableRawPointer.self)
      for index in 0..<references.count where references[index] == wanted { return index }
      return nil
    }
  }

  /// Takes an object out; nothing happens if it is not in the array. It must not be in it twice.
  mutating func removeIdentical(to object: Swift.AnyObject) {
    if let index = identityIndex(of: object) { remove(at: index) }
  }
}
