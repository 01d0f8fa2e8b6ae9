// SPDX-License-Identifier: MIT

/// Takes pictures of a run at even distances of time; each shows the first frame at or after its time.
struct Film {
  private(set) var animation: Animation
  private let framesPerSecond: Double
  private let begin: Double
  private let end: Double?
  private var count = 0.0
  private var isLastTaken = false

  /// A film of pictures of a size in pixels, from one time of the run, in seconds, to another or to its end.
  init(width: Int, height: Int, framesPerSecond: Double, begin: Double, end: Double?) {
    animation = Animation(width: width, height: height)
    self.framesPerSecond = framesPerSecond
    self.begin = begin
    self.end = end
  }

  /// Hears of a frame at a time of the run; `draw` draws it if it is wanted.
  mutating func frame(seconds: Double, _ draw: () -> Bitmap) {
    isLastTaken = true
    if let end, begin + count / framesPerSecond > end + 1e-9 { return }
    isLastTaken = false
    // How many pictures have their time before this frame or with it.
    let due = ((seconds - begin) * framesPerSecond + 1e-6).rounded(.down) + 1
    guard due > count else { return }
    animation.add(draw(), from: count / framesPerSecond, to: due / framesPerSecond)
    count = due
    isLastTaken = true
  }

  /// Ends it with the last frame of the run, if no picture shows that.
  mutating func finish(_ draw: () -> Bitmap) {
    guard !isLastTaken else { return }
    animation.add(draw(), from: count / framesPerSecond, to: (count + 1) / framesPerSecond)
  }
}
