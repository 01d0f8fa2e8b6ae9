// SPDX-License-Identifier: MIT

/// The way of an anchored body that is carried, see `World.carry`.
struct Carriage {
  var row: Int32
  var steps: Int32
  /// Steps that were taken.
  var taken: Int32 = 0
  // Where it starts, and how far it goes and turns in all.
  var startX: Double
  var startY: Double
  var startAngle: Double
  var wayX: Double
  var wayY: Double
  var turn: Double
  // Where it ends, to the last bit.
  var endX: Double
  var endY: Double
  var endAngle: Double
}
