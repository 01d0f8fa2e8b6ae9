// SPDX-License-Identifier: MIT

nonisolated extension UIImage {
  /// An image that runs through some images again and again where an image view displays it.
  ///
  /// `duration` is the length of a run in seconds; 0 is a thirtieth of a second for each image. Its size, and what `draw(in:)` draws, is
  /// that of the first image. Images that are animated themselves count with their own images. Without images it is nil. A duration
  /// that is not finite, or negative, is reported and counts as 0.
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
        "The duration \(duration) of an animated image is invalid. Pass a finite number of seconds, 0 or more."
      )
      seconds = 0
    }
    if seconds == 0 { seconds = Double(all.count) * UIKitTuning.animationImageDuration }
    return first.derived(frames: PlayedFrames(images: all, duration: seconds))
  }

  /// An image that runs through the images of some names: `name` with the numbers from 0 on, such as `spark0`, `spark1`, as long as there
  /// are any. Nil if there are none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < UIKitTuning.animationImageLimit, let image = UIImage(named: "\(name)\(images.count)") {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}

/// The pictures of an animated image, with what plays them.
nonisolated private final class PlayedFrames: ImageFrames {
  @MainActor override func play(in view: UIImageView) {
    view.playback = ImagePlayer(view, images, duration: duration, repeatCount: 0)
  }
}

nonisolated extension UIKitTuning {
  /// Seconds for which a picture of an animation shows if nothing else is said (1/30, as Apple documents it).
  static let animationImageDuration = 1.0 / 30

  /// Images of `animatedImageNamed(_:duration:)` at most (1,024, as Apple documents it).
  static let animationImageLimit = 1_024
}
