// SPDX-License-Identifier: MIT

nonisolated extension UIKitTuning {
  /// Distance of the viewer from the view in a flip, as a multiple of the view's longer side (2). Smaller values
  /// exaggerate the perspective.
  static let flipEyeDistance: CGFloat = 2

  /// Default duration of implicit animations in seconds (0.25, documented for Core Animation).
  static let implicitDuration = 0.25

  /// The frame duration in seconds that a display link assumes until two frames have been displayed (1/60).
  static let presumedFrame = 1.0 / 60

  /// Duration of the deletion animation of views in seconds (0.3), as in most system animations.
  static let deletionDuration = 0.3

  /// Scale to which a deleted view shrinks (0.1). Zero would produce a transform that cannot be decomposed.
  static let deletionScale: CGFloat = 0.1
}
