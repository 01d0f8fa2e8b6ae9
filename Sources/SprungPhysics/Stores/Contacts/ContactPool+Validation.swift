// SPDX-License-Identifier: MIT

/// The invariants of the pool.
extension ContactPool {
  /// Validates that every record is either in use and has the same rows as its link, or is in the free list exactly
  /// once.
  func validate() -> Bool {
    var free = 0
    var current = firstFree
    while current >= 0 {
      let index = Int(current)
      guard
        Validation.holds(index < used, "Contacts", index, "the free list names it, but records are 0 to \(used - 1)"),
        Validation.holds(records[index].rowA < 0, "Contacts", index, "it is in use and in the free list"),
        Validation.holds(free < used, "Contacts", index, "the free list goes in a circle")
      else { return false }
      free += 1
      current = links[index].nextA
    }
    for index in 0..<used {
      let record = records[index]
      guard record.rowA >= 0 else { continue }
      guard
        Validation.holds(
          record.rowA == links[index].rowA && record.rowB == links[index].rowB, "Contacts", index,
          "its bodies are \(record.rowA) and \(record.rowB), but its link has \(links[index].rowA) and \(links[index].rowB)"
        ),
        Validation.holds(
          record.color >= -1 && record.color < Int32(ContactColor.limit), "Contacts", index,
          "its color \(record.color) is not below \(ContactColor.limit)")
      else { return false }
    }
    return Validation.holds(
      free + count == used, "Contacts", 0,
      "\(count) records in use and \(free) free ones are not the \(used) that there are")
  }
}
