// SPDX-License-Identifier: MIT

/// The pictures of an animated image. Other images have none, and only `UIImage.animatedImage(with:duration:)` makes some, so
/// applications without animated images do not contain what plays them.
nonisolated class ImageFrames {
  let images: [UIImage]
  /// Seconds of one run.
  let duration: TimeInterval

  init(images: [UIImage], duration: TimeInterval) {
    self.images = images
    self.duration = duration
  }

  /// Begins to play the pictures in a view.
  @MainActor func play(in view: UIImageView) {}
}
