// SPDX-License-Identifier: MIT

/// Samples a run at regular intervals. The image for each sampling time shows the first frame at or after that time.
struct Film {
  private(set) var animation: Animation
  private let framesPerSecond: Double
  private let begin: Double
  private let end: Double?
  private var count = 0.0
  private var isLastTaken = false

  /// Creates a film with images of the given size in pixels. `begin` and `end` are times of the run in seconds. If
  /// `end` is nil, the film ends with the run.
  init(width: Int, height: Int, framesPerSecond: Double, begin: Double, end: Double?) {
    animation = Animation(width: width, height: height)
    self.framesPerSecond = framesPerSecond
    self.begin = begin
    self.end = end
  }

  /// Processes a frame of the run. `draw` is called if an image is due.
  mutating func frame(seconds: Double, _ draw: () -> Bitmap) {
    isLastTaken = true
    if let end, begin + count / framesPerSecond > end + 1e-9 { return }
    isLastTaken = false
    // The number of images whose time is at or before this frame.
    let due = ((seconds - begin) * framesPerSecond + 1e-6).rounded(.down) + 1
    guard due > count else { return }
    animation.add(draw(), from: count / framesPerSecond, to: due / framesPerSecond)
    count = due
    isLastTaken = true
  }

  /// Adds the last frame of the run, unless an image already shows it.
  mutating func finish(_ draw: () -> Bitmap) {
    guard !isLastTaken else { return }
    animation.add(draw(), from: count / framesPerSecond, to: (count + 1) / framesPerSecond)
  }
}
