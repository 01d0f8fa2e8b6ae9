// SPDX-License-Identifier: MIT

nonisolated extension UIImage {
  /// Creates an animated image from several images. Image views display it as an endless animation.
  ///
  /// `duration` is the duration of one cycle in seconds; 0 means 1/30 second per image. The first image determines the
  /// size, and is the image that `draw(in:)` draws. An animated image in the array is replaced by its own images.
  /// Returns nil if there are no images. A negative or non-finite duration is reported and replaced by 0.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    var all: [UIImage] = []
    for image in images {
      if let frames = image.frames { all.append(contentsOf: frames.images) } else { all.append(image) }
    }
    guard let first = all.first else { return nil }
    var seconds = duration
    if !(seconds >= 0 && seconds.isFinite) {
      Diagnostics.report(
        "nonFiniteValue",
        "The duration \(duration) of an animated image is invalid. Pass a finite duration of at least 0 seconds."
      )
      seconds = 0
    }
    if seconds == 0 { seconds = Double(all.count) * UIKitTuning.animationImageDuration }
    return first.derived(frames: PlayedFrames(images: all, duration: seconds))
  }

  /// Creates an animated image from images with numbered names, such as `spark0` and `spark1`. The numbers start at 0
  /// and end when an image is missing. Returns nil if there are no images.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < UIKitTuning.animationImageLimit, let image = UIImage(named: "\(name)\(images.count)") {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}

/// The images of an animated image and the code that plays them.
nonisolated private final class PlayedFrames: ImageFrames {
  @MainActor override func play(in view: UIImageView) {
    view.playback = ImagePlayer(view, images, duration: duration, repeatCount: 0)
  }
}

nonisolated extension UIKitTuning {
  /// The default duration of one image in an animation, in seconds (1/30, as documented by Apple).
  static let animationImageDuration = 1.0 / 30

  /// The maximum number of images in `animatedImageNamed(_:duration:)` (1,024, as documented by Apple).
  static let animationImageLimit = 1_024
}
