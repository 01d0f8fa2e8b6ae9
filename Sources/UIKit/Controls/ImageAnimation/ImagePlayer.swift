// SPDX-License-Identifier: MIT

/// The pictures of an animated image view. Other image views have none.
class ImagePlayback: NSObject {
  /// The picture of the current time.
  var image: UIImage? { nil }
  /// Ends at once. The view displays its own image again.
  func stop() {}
}

/// Runs through the pictures of an image view.
///
/// The picture at a time follows from the time since the beginning, so every refresh rate shows the same. The host is woken only when
/// another picture is due, and not while the view is hidden or outside of a window.
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

  /// `repeatCount` runs, endless if it is 0.
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

  /// Has the application tick when another picture is due.
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

  /// Whether pictures have to follow. Without a timer the next tick with a visible view begins another one.
  private var needsTimer: Bool {
    hasTimer = !isStopped && view?.layer.isOnScreen ?? false
    return hasTimer
  }

  func updateContent() -> Bool {
    guard !isStopped, let view, view.layer.isOnScreen else { return false }
    // The timer may run a millionth of a second early.
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
