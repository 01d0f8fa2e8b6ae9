// SPDX-License-Identifier: MIT

import SprungStage

/// Plays the steps of a script on a target in virtual time.
///
/// Time starts with a frame at 0, which performs the first layout. Handwritten steps then produce frames at the
/// script's rate, and the input of a frame has the time of that frame. Recorded steps have their own times.
public final class ScriptPlayer {
  /// The time in seconds between the start and end of a `tap`.
  public static let tapDuration = 0.1
  /// The time in seconds for which a `drag` rests before the touch ends. This time is longer than the interval from
  /// which gesture recognizers compute velocities.
  public static let restBeforeLift = 0.25
  /// The touch number of `tap`, `drag` and `flick`.
  public static let gesturePointer: Int32 = 1_000_000

  private let script: Script
  private let target: any ScriptTarget
  private var positions: [(pointer: Int32, x: Double, y: Double)] = []
  private var baseTime = 0.0
  private var framesSinceBase = 0.0
  private var wantsFrames = true

  /// The number of frames per second for handwritten steps.
  public var rate: Double { script.rate }

  /// Called after each frame with its time in milliseconds.
  public var afterFrame: ((Double) -> Void)?

  /// Creates a player that plays `script` on `target`.
  public init(_ script: Script, on target: any ScriptTarget) {
    self.script = script
    self.target = target
  }

  /// Plays the whole script. Throws if a `settle` step does not come to rest within its limit.
  public func play() throws(ScriptError) {
    if script.device != nil { target.send(InputEvent(.safeArea, identifier: 1, milliseconds: 0)) }
    if !beginsLikeARecording { show(milliseconds: 0) }
    for line in script.lines { try play(line.step, line: line.number) }
  }

  /// Continues at the given time in milliseconds. If another player rendered the latest frame, this is the time of that
  /// frame.
  public func resume(at milliseconds: Double) {
    baseTime = milliseconds
    framesSinceBase = 0
  }

  /// Whether the first step has its own time, so that no frame may be inserted before it.
  private var beginsLikeARecording: Bool {
    switch script.lines.first?.step {
    case .event, .frame: true
    default: false
    }
  }

  /// Plays one step. `line` is the line number in the errors of `settle` steps.
  public func play(_ step: ScriptStep, line: Int) throws(ScriptError) {
    switch step {
    case .event(let event): target.send(event)
    case .frame(let milliseconds): show(milliseconds: milliseconds)
    case .wait(let seconds): wait(seconds)
    case .down(let pointer, let x, let y): down(pointer, x, y)
    case .move(let pointer, let x, let y, let seconds): move(pointer, x, y, seconds)
    case .up(let pointer): lift(pointer, .pointerUp)
    case .cancel(let pointer): lift(pointer, .pointerCancel)
    case .tap(let x, let y):
      down(Self.gesturePointer, x, y)
      wait(Self.tapDuration)
      lift(Self.gesturePointer, .pointerUp)
    case .drag(let fromX, let fromY, let toX, let toY, let seconds):
      down(Self.gesturePointer, fromX, fromY)
      move(Self.gesturePointer, toX, toY, seconds)
      wait(Self.restBeforeLift)
      lift(Self.gesturePointer, .pointerUp)
    case .flick(let fromX, let fromY, let toX, let toY, let seconds):
      down(Self.gesturePointer, fromX, fromY)
      move(Self.gesturePointer, toX, toY, seconds)
      lift(Self.gesturePointer, .pointerUp)
    case .wheel(let x, let y, let deltaX, let deltaY):
      send(.wheel, x: x, y: y, a: deltaX, b: deltaY)
      showNext()
    case .key(let key, let flags): press(key, flags)
    case .type(let text): type(text)
    case .keyboard(let height):
      send(.keyboard, y: height)
      showNext()
    case .settle(let limit): try settle(limit, line: line)
    }
  }

  // MARK: Keys

  private func press(_ key: KeyCode, _ flags: InputFlags) {
    send(.keyDown, flags: flags, identifier: key.rawValue)
    showNext()
    send(.keyUp, flags: flags, identifier: key.rawValue)
    showNext()
  }

  /// Types each grapheme cluster as one character.
  private func type(_ text: String) {
    for character in text {
      if character == "\n" || character == "\r\n" {
        press(.enter, [])
        continue
      }
      for scalar in character.unicodeScalars { send(.character, identifier: Int32(scalar.value)) }
      showNext()
    }
  }

  // MARK: Fingers

  private func down(_ pointer: Int32, _ x: Double, _ y: Double) {
    positions.append((pointer, x, y))
    send(.pointerDown, flags: [.touch, .primary], identifier: pointer, x: x, y: y, a: 1)
    showNext()
  }

  private func move(_ pointer: Int32, _ x: Double, _ y: Double, _ seconds: Double) {
    guard let index = positions.firstIndex(where: { $0.pointer == pointer }) else { return }
    let start = positions[index]
    let count = max(1, (seconds * script.rate).rounded())
    var step = 1.0
    while step <= count {
      let part = step / count
      send(
        .pointerMove, flags: [.touch, .primary], identifier: pointer, x: start.x + (x - start.x) * part,
        y: start.y + (y - start.y) * part, a: 1)
      showNext()
      step += 1
    }
    positions[index] = (pointer, x, y)
  }

  private func lift(_ pointer: Int32, _ kind: InputKind) {
    guard let index = positions.firstIndex(where: { $0.pointer == pointer }) else { return }
    let last = positions.remove(at: index)
    send(kind, flags: [.touch, .primary], identifier: pointer, x: last.x, y: last.y)
    showNext()
  }

  // MARK: Time

  private var nextTime: Double { baseTime + (framesSinceBase + 1) * 1000 / script.rate }

  private func send(
    _ kind: InputKind, flags: InputFlags = [], identifier: Int32 = 0, x: Double = 0, y: Double = 0, a: Double = 0,
    b: Double = 0
  ) {
    target.send(
      InputEvent(
        kind, flags: flags, identifier: identifier, x: Float(x), y: Float(y), a: Float(a), b: Float(b),
        milliseconds: nextTime))
  }

  private func show(milliseconds: Double) {
    baseTime = milliseconds
    framesSinceBase = 0
    wantsFrames = target.frame(milliseconds: milliseconds)
    afterFrame?(milliseconds)
  }

  private func showNext() {
    let time = nextTime
    framesSinceBase += 1
    wantsFrames = target.frame(milliseconds: time)
    afterFrame?(time)
  }

  private func wait(_ seconds: Double) {
    var left = (seconds * script.rate).rounded()
    while left > 0 {
      showNext()
      left -= 1
    }
  }

  private func settle(_ limit: Double, line: Int) throws(ScriptError) {
    var left = (limit * script.rate).rounded()
    while wantsFrames {
      guard left > 0 else {
        throw ScriptError(file: script.file, line: line, reason: "something still moves after \(limit) s")
      }
      showNext()
      left -= 1
    }
  }
}
