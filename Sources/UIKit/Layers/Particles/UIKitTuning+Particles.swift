// SPDX-License-Identifier: MIT

nonisolated extension UIKitTuning {
  /// The maximum number of particles per emitter (2,000, our choice). When the limit is reached, no particles are
  /// emitted until others have ended. A page draws this many images in about 4 ms; with more images, too little time
  /// would be left for other work in a frame.
  static let particleLimit = 2_000

  /// The maximum number of particles that a cell emits per second (10,000, our choice). Higher rates are clamped.
  static let particleRateLimit = 10_000.0

  /// The maximum number of past emissions of a cell (8,000, our choice) that are computed for an emitter that started
  /// long ago.
  static let earlierEmissionLimit = 8_000.0

  /// The number of levels of red, green and blue (16, our choice) for particles with varying or changing colors. Colors
  /// are rounded to these levels because the host stores a separate image for each tint of an image. Constant colors
  /// are exact.
  static let particleColorLevels: CGFloat = 16

  /// The maximum number of tinted versions of an image that are cached (256, our choice). The cache is cleared when it
  /// is full.
  static let tintLimit = 256

  /// The maximum number of copies of a replicator layer (1,000, our choice).
  static let replicaLimit = 1_000
}
