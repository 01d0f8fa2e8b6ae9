// SPDX-License-Identifier: MIT

import SprungGeometry

/// The contact lists of bodies.
extension ContactPool {
  /// Returns the contact after another one in the list of a row.
  @inline(__always)
  func next(of index: Int32, _ row: Int) -> Int32 {
    let link = links[Int(index)]
    return link.rowA == Int32(row) ? link.nextA : link.nextB
  }
}
