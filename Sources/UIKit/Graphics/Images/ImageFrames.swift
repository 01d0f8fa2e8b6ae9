// SPDX-License-Identifier: MIT

/// The frames of an animated image. Only `UIImage.animatedImage(with:duration:)` creates them, so apps without animated
/// images do not link the playback code.
nonisolated class ImageFrames {
  let images: [UIImage]
  /// The duration of one loop in seconds.
  let duration: TimeInterval

  init(images: [UIImage], duration: TimeInterval) {
    self.images = images
    self.duration = duration
  }

  /// Starts playing the frames in a view.
  @MainActor func play(in view: UIImageView) {}
}
