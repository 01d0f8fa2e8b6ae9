// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Links a point of a body to a point of the world and wakes the body.
  ///
  /// A body with tethers leaves the exact solutions: it is moved by steps of second order. Use `addSpring` for a spring
  /// without length at the centre. Values out of range are a fault, and the answer is nil.
  @discardableResult
  public func addTether(_ description: TetherDescription, to body: BodyID) -> TetherID? {
    note(.addTether(description, body))
    guard let row = row(of: body, for: "addTether"), accepts(description) else { return nil }
    let oldCount = tethers.rowCount
    let index = tethers.insert(
      Tether(
        body: Int32(row), next: columns.firstTether[row], generation: 0, anchorX: 0, anchorY: 0, offsetX: 0, offsetY: 0,
        length: 0, frequency: 0, damping: 0))
    if Int(index) == oldCount { tetherGenerations.append(0) }
    tethers[index].generation = tetherGenerations[Int(index)]
    store(description, index)
    columns.firstTether[row] = index
    columns.flags[row].insert(.tethered)
    wake(row)
    return TetherID(index: index, generation: tethers[index].generation)
  }

  /// Changes a tether and wakes its body. Values out of range are a fault and ignored.
  public func setTether(_ tether: TetherID, to description: TetherDescription) {
    note(.setTether(tether, description))
    guard let index = index(of: tether, for: "setTether"), accepts(description) else { return }
    store(description, index)
    wake(Int(tethers[index].body))
  }

  /// Removes a tether and wakes its body, which keeps its velocity.
  public func removeTether(_ tether: TetherID) {
    note(.removeTether(tether))
    guard let index = index(of: tether, for: "removeTether") else { return }
    let row = Int(tethers[index].body)
    unlinkTether(index)
    wake(row)
  }

  func unlinkTether(_ index: Int32) {
    let row = Int(tethers[index].body)
    let next = tethers[index].next
    if columns.firstTether[row] == index {
      columns.firstTether[row] = next
    } else {
      var current = columns.firstTether[row]
      while tethers[current].next != index { current = tethers[current].next }
      tethers[current].next = next
    }
    if columns.firstTether[row] < 0 { columns.flags[row].remove(.tethered) }
    tethers[index].body = -1
    tetherGenerations[Int(index)] &+= 1
    tethers.remove(index)
  }

  private func store(_ description: TetherDescription, _ index: Int32) {
    tethers[index].anchorX = Double(description.anchor.x)
    tethers[index].anchorY = Double(description.anchor.y)
    tethers[index].offsetX = Double(description.offset.dx)
    tethers[index].offsetY = Double(description.offset.dy)
    tethers[index].length = description.length
    tethers[index].frequency = description.frequency
    tethers[index].damping = description.damping
  }

  private func index(of tether: TetherID, for call: StaticString) -> Int32? {
    if tether.index >= 0, Int(tether.index) < tethers.rowCount, tethers[tether.index].body >= 0,
      tethers[tether.index].generation == tether.generation
    {
      return tether.index
    }
    Diagnostics.report(
      "unknownTether", "\(call) was given the name of a tether that is not in this world; it or its body was removed.")
    return nil
  }

  private func accepts(_ description: TetherDescription) -> Bool {
    if description.isUsable { return true }
    Diagnostics.report(
      "unreasonableValue",
      "A tether of length \(description.length), \(description.frequency) Hz and damping ratio \(description.damping) "
        + "was refused: every value must be finite, and length, frequency and ratio 0 or more.")
    return false
  }
}
