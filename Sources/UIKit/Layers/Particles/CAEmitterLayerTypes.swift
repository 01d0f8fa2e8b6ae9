// SPDX-License-Identifier: MIT

/// The shape around `emitterPosition` from which an emitter layer emits particles.
nonisolated public enum CAEmitterLayerEmitterShape: UInt8, Sendable {
  /// A single point.
  case point = 0
  /// A horizontal line with the width of `emitterSize`.
  case line = 1
  /// A rectangle with the size `emitterSize`.
  case rectangle = 2
  /// A box with the size `emitterSize` and the depth `emitterDepth`.
  case cuboid = 3
  /// A circle whose radius is the width of `emitterSize`.
  case circle = 4
  /// A sphere whose radius is the width of `emitterSize`.
  case sphere = 5
}

/// The part of its shape from which an emitter layer emits particles.
nonisolated public enum CAEmitterLayerEmitterMode: UInt8, Sendable {
  /// The ends of a line, the corners of a rectangle or box, or the center of a circle or sphere.
  case points = 0
  /// The edges of the shape, or the surface of a sphere.
  case outline = 1
  /// The surface of the shape. For a flat shape, this is its entire area.
  case surface = 2
  /// The interior of the shape.
  case volume = 3
}

/// The drawing order and blending of particles.
nonisolated public enum CAEmitterLayerRenderMode: UInt8, Sendable {
  /// The order is unspecified. In this implementation, the oldest particles are drawn first.
  case unordered = 0
  /// The oldest particles are drawn first, behind younger ones.
  case oldestFirst = 1
  /// The oldest particles are drawn last, in front of younger ones.
  case oldestLast = 2
  /// The most distant particles are drawn first.
  case backToFront = 3
  /// The colors of overlapping particles are added.
  case additive = 4
}
