// SPDX-License-Identifier: MIT

nonisolated extension UIKitTuning {
  /// The least damping ratio of an animation's spring (0.01). Less swings for more than a hundred periods, 0 for ever.
  static let smallestDampingRatio = 0.01

  /// Distance of the eye in a flip, in units of the larger side (2). Less exaggerates the perspective.
  static let flipEyeDistance: CGFloat = 2
}
