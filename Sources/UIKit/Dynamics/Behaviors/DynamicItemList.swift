// SPDX-License-Identifier: MIT

/// The items of a behavior, each once, in the order in which they were added.
nonisolated package struct DynamicItemList {
  /// The items.
  package private(set) var items: [any UIDynamicItem] = []
  /// A serial number for each item, ascending with the index, and the same by identity.
  private var order: [Int64] = []
  private var serials: [ObjectIdentifier: Int64] = [:]
  private var nextSerial: Int64 = 0

  /// The index of an item, by identity.
  package func index(of item: any UIDynamicItem) -> Int? {
    guard let serial = serials[ObjectIdentifier(item as AnyObject)] else { return nil }
    var first = 0
    var last = order.count - 1
    while first < last {
      let middle = (first + last) / 2
      if order[middle] < serial { first = middle + 1 } else { last = middle }
    }
    return first
  }

  /// A number that is smaller for items that come earlier; nil for an item that is not in the list.
  package func serial(of identity: ObjectIdentifier) -> Int64? { serials[identity] }

  /// Adds an item. Returns false if it is contained already.
  package mutating func append(_ item: any UIDynamicItem) -> Bool {
    let identity = ObjectIdentifier(item as AnyObject)
    guard serials[identity] == nil else { return false }
    items.append(item)
    order.append(nextSerial)
    serials[identity] = nextSerial
    nextSerial += 1
    return true
  }

  /// Removes an item and returns its index, or nil.
  package mutating func remove(_ item: any UIDynamicItem) -> Int? {
    guard let index = index(of: item) else { return nil }
    items.remove(at: index)
    order.remove(at: index)
    serials[ObjectIdentifier(item as AnyObject)] = nil
    return index
  }
}
