// SPDX-License-Identifier: MIT

/// The springs between bodies and points of the world, linked into a list for each body.
final class SpringStore {
  /// The records of all springs.
  @exclusivity(unchecked) var pool = GenerationalPool<AnchorSpring>(filling: .none)
  private let columns: BodyColumns

  init(_ columns: BodyColumns) { self.columns = columns }

  /// Removes a spring from the list of its body and frees its row. The list must contain the spring.
  func unlinkSpring(_ index: Int32) {
    let row = Int(pool[index].body)
    let next = pool[index].next
    if columns.firstSpring[row] == index {
      columns.firstSpring[row] = next
    } else {
      var current = columns.firstSpring[row]
      while pool[current].next != index {
        assert(pool[current].next >= 0, "a spring is not in the list of its body")
        current = pool[current].next
      }
      pool[current].next = next
    }
    pool[index].body = -1
    pool.remove(index)
  }
}
