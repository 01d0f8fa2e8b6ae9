// SPDX-License-Identifier: MIT

/// The changes made in one animation block: they share begin, duration, curve and completion.
final class AnimationGroup {
  /// The block that is being run, innermost last; changes of view layers made now are animated by it.
  static var current: AnimationGroup?

  let begin: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve
  let repeats: Bool
  let autoreverses: Bool
  let options: UIView.AnimationOptions
  private(set) var layers: [CALayer] = []
  private var completion: ((Bool) -> Void)?
  private var wasInterrupted = false
  private var isOver = false

  init(
    begin: TimeInterval, duration: TimeInterval, curve: TimingCurve, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.begin = begin
    self.duration = duration
    self.curve = curve
    self.options = options
    repeats = options.contains(.repeat)
    autoreverses = options.contains(.autoreverse)
    self.completion = completion
  }

  /// How far the changes have come at a time: 0 before the beginning, 1 after the end.
  func fraction(at time: TimeInterval) -> CGFloat {
    guard time > begin else { return 0 }
    var cycles = CGFloat((time - begin) / duration)
    let length: CGFloat = autoreverses ? 2 : 1
    if repeats { cycles -= (cycles / length).rounded(.down) * length }
    if autoreverses, cycles > 1, cycles < 2 { cycles = 2 - cycles }
    return curve.value(at: cycles)
  }

  /// The time of the last frame, infinite for a repeating animation.
  var end: TimeInterval {
    repeats ? .infinity : begin + duration * (autoreverses ? 2 : 1)
  }

  /// A layer has an animation of this group; one entry an animation.
  func gained(_ layer: CALayer) { layers.append(layer) }

  /// An animation of a layer was replaced or removed.
  func lost(_ layer: CALayer) {
    wasInterrupted = true
    if let index = layers.firstIndex(where: { $0 === layer }) { layers.remove(at: index) }
    if layers.isEmpty { finish() }
  }

  /// Marks what moved for the next commit; true when the group is over.
  func advance(to time: TimeInterval) -> Bool {
    guard !isOver else { return true }
    for layer in layers {
      for animation in layer.animations where animation.group === self {
        layer.mark(animation.property.changes)
        layer.markChildren(of: animation.property)
      }
    }
    // Half a microsecond of slack: begin + duration rounds differently from the sum of frame times.
    guard time >= end - 5e-7 else { return false }
    let finished = layers
    layers = []
    for layer in finished { layer.animations.removeAll { $0.group === self } }
    finish()
    return true
  }

  private func finish() {
    guard !isOver else { return }
    isOver = true
    guard let completion else { return }
    self.completion = nil
    let succeeded = !wasInterrupted
    UIApplication.shared.afterCommit { completion(succeeded) }
  }
}

/// Runs every animation block once a frame.
final class AnimationDriver: FrameParticipant {
  static let shared = AnimationDriver()
  private var groups: [AnimationGroup] = []

  func add(_ group: AnimationGroup) {
    groups.append(group)
    FrameScheduler.shared.add(self, phase: .animations)
  }

  func frame(at timestamp: TimeInterval) -> Bool {
    let running = groups
    for group in running where group.advance(to: timestamp) {
      groups.removeAll { $0 === group }
    }
    return !groups.isEmpty
  }

  /// Forgets everything without calling completions; for a host that starts anew.
  func reset() {
    groups = []
    AnimationGroup.current = nil
  }
}
