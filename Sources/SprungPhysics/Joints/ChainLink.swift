// SPDX-License-Identifier: MIT

/// A link of a chain as the short loops read it: a rod or a rope between centres, in one line of the cache.
struct ChainLink {
  /// Rows of the bodies in the world's columns; -1 for the world.
  var body: Int32 = -1
  var other: Int32 = -1
  var place: Int32 = 0
  var otherPlace: Int32 = 0
  var length = 0.0
  var anchorX = 0.0
  var anchorY = 0.0
  /// Inverse masses.
  var inverse = 0.0
  var otherInverse = 0.0
  /// The inverse mass of the body that is shared with the next row, negative if it is at opposite ends; 0 without one.
  var share = 0.0
}
