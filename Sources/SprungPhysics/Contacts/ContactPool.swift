// SPDX-License-Identifier: MIT

/// The records of all contacts; freed ones are used again.
final class ContactPool {
  /// Records ever used; a record whose `rowA` is negative is free.
  @exclusivity(unchecked) private(set) var used = 0
  private var capacity = 0
  @exclusivity(unchecked) private(set) var records = UnsafeMutablePointer<Contact>.allocate(capacity: 0)
  /// The links of the records.
  @exclusivity(unchecked) private(set) var links = UnsafeMutablePointer<ContactLink>.allocate(capacity: 0)
  /// The first free record, linked by `nextA`; -1 if there is none.
  private var firstFree: Int32 = -1
  /// Contacts in use.
  private(set) var count = 0

  init() {}

  deinit {
    records.deallocate()
    links.deallocate()
  }

  /// Stores a contact before those that follow it in the lists of its bodies, and answers its number.
  func insert(_ contact: Contact, nextA: Int32, nextB: Int32 = -1) -> Int32 {
    count += 1
    let link = ContactLink(rowA: contact.rowA, rowB: contact.rowB, nextA: nextA, nextB: nextB)
    if firstFree >= 0 {
      let index = firstFree
      firstFree = links[Int(index)].nextA
      records[Int(index)] = contact
      links[Int(index)] = link
      return index
    }
    if used == capacity { grow() }
    (records + used).initialize(to: contact)
    (links + used).initialize(to: link)
    used += 1
    return Int32(used - 1)
  }

  /// Gives a record back. The caller has unlinked it.
  func remove(_ index: Int32) {
    count -= 1
    records[Int(index)].rowA = -1
    links[Int(index)] = ContactLink(rowA: -1, rowB: -1, nextA: firstFree, nextB: -1)
    firstFree = index
  }

  /// Takes over the contacts of another pool, and which records are free.
  func copy(from other: ContactPool) {
    copyColumn(
      &records, capacity: capacity, from: other.records, count: other.used, sourceCapacity: other.capacity)
    copyColumn(&links, capacity: capacity, from: other.links, count: other.used, sourceCapacity: other.capacity)
    capacity = other.capacity
    used = other.used
    firstFree = other.firstFree
    count = other.count
  }

  private func grow() {
    capacity = max(32, capacity * 2)
    let fresh = UnsafeMutablePointer<Contact>.allocate(capacity: capacity)
    fresh.moveInitialize(from: records, count: used)
    records.deallocate()
    records = fresh
    let freshLinks = UnsafeMutablePointer<ContactLink>.allocate(capacity: capacity)
    freshLinks.moveInitialize(from: links, count: used)
    links.deallocate()
    links = freshLinks
  }
}
