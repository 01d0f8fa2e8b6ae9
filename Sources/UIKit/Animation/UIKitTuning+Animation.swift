// SPDX-License-Identifier: MIT

nonisolated extension UIKitTuning {
  /// Distance of the eye in a flip, in units of the larger side (2). Less exaggerates the perspective.
  static let flipEyeDistance: CGFloat = 2

  /// Seconds that a layer's own changes take unless the transaction says otherwise (0.25, Core Animation's documented).
  static let implicitDuration = 0.25

  /// Seconds between frames (1/60) that a display link presumes before it has seen two.
  static let presumedFrame = 1.0 / 60

  /// Seconds in which views are deleted (0.3), as most of the system's animations take.
  static let deletionDuration = 0.3

  /// Part of its size (0.1) to which a deleted view shrinks. Zero would leave a transform that cannot be taken apart.
  static let deletionScale: CGFloat = 0.1
}
