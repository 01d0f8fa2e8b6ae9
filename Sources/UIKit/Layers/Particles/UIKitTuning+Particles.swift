// SPDX-License-Identifier: MIT

nonisolated extension UIKitTuning {
  /// Living particles of an emitter at most (2,000, our choice). Later ones are not emitted until others have ended. A page draws as
  /// many pictures in about 4 ms; more would not leave time for the rest of a frame.
  static let particleLimit = 2_000

  /// Particles a second at most that a cell emits (10,000, our choice); greater rates count as this one.
  static let particleRateLimit = 10_000.0

  /// Emissions of a cell at most (8,000, our choice) that are looked at when an emitter is displayed whose time began long ago.
  static let earlierEmissionLimit = 8_000.0

  /// Levels of red, green and blue (16, our choice) of particles whose color differs or changes: each color of a picture is a picture
  /// that the host holds. Colors that neither differ nor change are exact.
  static let particleColorLevels: CGFloat = 16

  /// Colors of a picture (256, our choice) that are held before they are made again.
  static let tintLimit = 256

  /// Copies that a replicator layer makes at most (1,000, our choice).
  static let replicaLimit = 1_000
}
