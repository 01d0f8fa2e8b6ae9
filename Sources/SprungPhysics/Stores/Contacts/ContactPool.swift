// SPDX-License-Identifier: MIT

/// The records of all contacts. Freed records are reused.
final class ContactPool {
  /// The number of records ever used. A record with a negative `rowA` is free.
  @exclusivity(unchecked) private(set) var used = 0
  @exclusivity(unchecked) private(set) var records = Column<Contact>(filling: .free)
  /// The links of the records.
  @exclusivity(unchecked) private(set) var links = Column<ContactLink>(
    filling: ContactLink(rowA: -1, rowB: -1, nextA: -1, nextB: -1))
  /// The first free record, linked by `nextA`, or -1 if there is none.
  private(set) var firstFree: Int32 = -1
  /// The number of contacts in use.
  private(set) var count = 0

  init() {}

  /// Stores a contact at the head of the lists of its bodies and returns its number.
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
    if used == records.capacity { grow() }
    records[used] = contact
    links[used] = link
    used += 1
    return Int32(used - 1)
  }

  /// Frees a record. The caller must already have unlinked the record.
  func remove(_ index: Int32) {
    count -= 1
    records[Int(index)].rowA = -1
    links[Int(index)] = ContactLink(rowA: -1, rowB: -1, nextA: firstFree, nextB: -1)
    firstFree = index
  }

  /// Copies the contacts and free records of another pool.
  func copy(from other: ContactPool) {
    records.copy(from: other.records, count: other.used)
    links.copy(from: other.links, count: other.used)
    used = other.used
    firstFree = other.firstFree
    count = other.count
  }

  /// Doubles the number of allocated contacts.
  private func grow() {
    let capacity = max(32, used * 2)
    records.grow(to: capacity, keeping: used)
    links.grow(to: capacity, keeping: used)
  }
}
