// SPDX-License-Identifier: MIT

/// The items of a behaviour, each once, in the order in which they were added.
nonisolated package struct DynamicItemList {
  /// The items.
  package private(set) var items: [any UIDynamicItem] = []
  private var identities: [ObjectIdentifier] = []

  /// The place of an item, by identity.
  package func index(of item: any UIDynamicItem) -> Int? {
    let identity = ObjectIdentifier(item as AnyObject)
    return identities.firstIndex(of: identity)
  }

  /// Adds an item; answers false if it was there.
  package mutating func append(_ item: any UIDynamicItem) -> Bool {
    guard index(of: item) == nil else { return false }
    items.append(item)
    identities.append(ObjectIdentifier(item as AnyObject))
    return true
  }

  /// Removes an item and answers the place it had, or nil.
  package mutating func remove(_ item: any UIDynamicItem) -> Int? {
    guard let index = index(of: item) else { return nil }
    items.remove(at: index)
    identities.remove(at: index)
    return index
  }
}
