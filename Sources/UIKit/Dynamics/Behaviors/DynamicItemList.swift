// SPDX-License-Identifier: MIT

/// The unique items of a behavior, in the order in which they were added.
nonisolated package struct DynamicItemList {
  /// The items.
  package private(set) var items: [any UIDynamicItem] = []
  /// The serial numbers of the items in ascending order, and a lookup table that maps an item's identity to its serial
  /// number.
  private var order: [Int64] = []
  private var serials: [ObjectIdentifier: Int64] = [:]
  private var nextSerial: Int64 = 0

  /// Returns the index of an item, which is compared by identity, or nil if it is not in the list.
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

  /// Returns the serial number of an item, or nil if it is not in the list. Serial numbers ascend in the order of the
  /// items.
  package func serial(of identity: ObjectIdentifier) -> Int64? { serials[identity] }

  /// Adds an item. Returns false if the list already contains the item.
  package mutating func append(_ item: any UIDynamicItem) -> Bool {
    let identity = ObjectIdentifier(item as AnyObject)
    guard serials[identity] == nil else { return false }
    items.append(item)
    order.append(nextSerial)
    serials[identity] = nextSerial
    nextSerial += 1
    return true
  }

  /// Removes an item and returns its index, or nil if it is not in the list.
  package mutating func remove(_ item: any UIDynamicItem) -> Int? {
    guard let index = index(of: item) else { return nil }
    items.remove(at: index)
    order.remove(at: index)
    serials[ObjectIdentifier(item as AnyObject)] = nil
    return index
  }
}
