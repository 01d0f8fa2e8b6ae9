// SPDX-License-Identifier: MIT

/// The items of a behaviour, each once, in the order in which they were added.
nonisolated package struct DynamicItemList {
  /// The items.
  package private(set) var items: [any UIDynamicItem] = []
  private var identities: [ObjectIdentifier] = []
  /// A number that grows with the place, by identity.
  private var serials: [ObjectIdentifier: Int64] = [:]
  private var nextSerial: Int64 = 0

  /// The place of an item, by identity.
  package func index(of item: any UIDynamicItem) -> Int? {
    let identity = ObjectIdentifier(item as AnyObject)
    guard serials[identity] != nil else { return nil }
    return identities.firstIndex(of: identity)
  }

  /// A number that is smaller for items that come earlier; nil for an item that is not in the list.
  package func serial(of identity: ObjectIdentifier) -> Int64? { serials[identity] }

  /// Adds an item; answers false if it was there.
  package mutating func append(_ item: any UIDynamicItem) -> Bool {
    let identity = ObjectIdentifier(item as AnyObject)
    guard serials[identity] == nil else { return false }
    items.append(item)
    identities.append(identity)
    serials[identity] = nextSerial
    nextSerial += 1
    return true
  }

  /// Removes an item and answers the place it had, or nil.
  package mutating func remove(_ item: any UIDynamicItem) -> Int? {
    guard let index = index(of: item) else { return nil }
    items.remove(at: index)
    let identity = identities.remove(at: index)
    serials[identity] = nil
    return index
  }
}
