// SPDX-License-Identifier: MIT

/// The shape in which an emitter layer emits particles, about its `emitterPosition`.
nonisolated public enum CAEmitterLayerEmitterShape: UInt8, Sendable {
  /// The position alone.
  case point = 0
  /// A horizontal line as long as the width of `emitterSize`.
  case line = 1
  /// A rectangle of the size `emitterSize`.
  case rectangle = 2
  /// A box of the size `emitterSize` and `emitterDepth`.
  case cuboid = 3
  /// A circle whose radius is the width of `emitterSize`.
  case circle = 4
  /// A sphere whose radius is the width of `emitterSize`.
  case sphere = 5
}

/// The part of its shape from which an emitter layer emits particles.
nonisolated public enum CAEmitterLayerEmitterMode: UInt8, Sendable {
  /// The ends of a line, the corners of a rectangle or box, the center of a circle or sphere.
  case points = 0
  /// The edges; of a sphere its surface.
  case outline = 1
  /// The surface; of flat shapes all of it.
  case surface = 2
  /// The inside.
  case volume = 3
}

/// The order of particles, and how they combine with one another.
nonisolated public enum CAEmitterLayerRenderMode: UInt8, Sendable {
  /// In any order. Here the oldest are drawn first.
  case unordered = 0
  /// The oldest are drawn first, below the younger ones.
  case oldestFirst = 1
  /// The oldest are drawn last, above the younger ones.
  case oldestLast = 2
  /// The farthest are drawn first.
  case backToFront = 3
  /// The colors of particles are added to one another.
  case additive = 4
}
