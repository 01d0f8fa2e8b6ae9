// SPDX-License-Identifier: MIT

/// The running animation of an image view.
class ImagePlayback: NSObject {
  /// The image at the current time.
  var image: UIImage? { nil }
  /// Stops the animation immediately. The view then displays its own image.
  func stop() {}
}

/// Plays the images of an image view.
///
/// The current image depends only on the elapsed time, so it is independent of the refresh rate. The host is woken only
/// when the next image is due, and is not woken while the view is hidden or has no window.
final class ImagePlayer: ImagePlayback, FrameContent {
  nonisolated var contentRank: Int { Int.max }

  private let images: [UIImage]
  private let duration: TimeInterval
  private let repeatCount: Int
  private let start = TimedWork.shared.now
  private var index = 0
  private var isStopped = false
  private var hasTimer = false
  @WeakReference private var view: UIImageView?

  /// Creates a player that repeats the images `repeatCount` times, or endlessly if `repeatCount` is 0.
  init(_ view: UIImageView, _ images: [UIImage], duration: TimeInterval, repeatCount: Int) {
    self.images = images
    self.duration = duration
    self.repeatCount = repeatCount
    super.init()
    _view = WeakReference(view)
    FrameContents.shared.add(self)
    schedule()
  }

  override var image: UIImage? { images[index] }

  override func stop() { isStopped = true }

  /// Schedules a timer for the next images.
  private func schedule() {
    guard !hasTimer, images.count > 1 || repeatCount > 0 else { return }
    hasTimer = true
    let interval = duration / Double(images.count)
    let passed = TimedWork.shared.now - start
    let next = ((passed / interval).rounded(.down) + 1) * interval - passed
    TimedWork.shared.add(
      after: next, every: interval,
      isAlive: { [me = WeakReference(self)] in me.wrappedValue?.needsTimer ?? false },
      abandon: { [me = WeakReference(self)] in me.wrappedValue?.hasTimer = false }, body: {})
  }

  /// Whether the timer must continue. After the timer has ended, a new one starts in the next tick in which the view is
  /// visible.
  private var needsTimer: Bool {
    hasTimer = !isStopped && view?.layer.isOnScreen ?? false
    return hasTimer
  }

  func updateContent() -> Bool {
    guard !isStopped, let view, view.layer.isOnScreen else { return false }
    // The timer may fire a microsecond early.
    let passed = TimedWork.shared.now - start + UIKitTuning.timedWorkSlack
    let run = max(0, (passed / duration).rounded(.down))
    if repeatCount > 0, run >= Double(repeatCount) {
      view.stopAnimating()
      return false
    }
    schedule()
    let next = min(images.count - 1, max(0, Int((passed / duration - run) * Double(images.count))))
    if next != index {
      index = next
      view.playbackChanged()
    }
    return false
  }
}
