// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// A window operated by touches, a wheel and keys at exact times of a virtual clock.
final class FingerStage {
  let window: UIWindow
  private let validation: TickValidation
  private(set) var time = 0.0
  /// The number of frames per second while a test waits.
  var rate = 120.0

  init(size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 2) {
    UIApplication.shared.reset()
    validation = UIApplication.shared.validateEveryTick()
    UIScreen.main.configure(size: size, scale: scale)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    tick()
  }

  /// The encoder that receives the frames. Set an encoder in tests in which layers need identifiers, as with a real
  /// host.
  var encoder: FrameEncoder?

  /// The host's description of the views, created when a test first requests an element.
  private var elements: HostElements?

  /// Runs a frame at the current time.
  @discardableResult
  func tick() -> Bool {
    elements?.frame(at: time) ?? UIApplication.shared.tick(timestamp: time, into: encoder)
  }

  /// Runs a frame, and returns the host's description of a view. `encoder` must be nil.
  func element(of view: UIView) -> HostElement? {
    precondition(encoder == nil, "the host has only one encoder")
    if elements == nil { elements = HostElements() }
    tick()
    return elements?[view]
  }

  /// The records of the last frame.
  var records: [FrameRecord] { encoder.flatMap { try? Frame.decode(at: $0.address).records } ?? [] }

  /// Runs frames until the given time, including one at that time.
  func run(until end: Double) {
    let start = time
    var count = 0
    while start + Double(count + 1) / rate < end - 1e-9 { count += 1 }
    validation.run(frames: count + 1) { frame in
      time = frame > count ? end : start + Double(frame) / rate
      return tick()
    }
  }

  /// Runs frames for the given number of seconds.
  func wait(_ seconds: Double) { run(until: time + seconds) }

  private func send(_ kind: InputKind, _ id: Int32, _ point: CGPoint, at moment: Double?) {
    if let moment { time = moment }
    UIApplication.shared.handle(
      InputEvent(
        kind, flags: .touch, identifier: id, x: Float(point.x), y: Float(point.y), milliseconds: time * 1000))
    tick()
  }

  func down(_ x: Double, _ y: Double, id: Int32 = 1, at moment: Double? = nil) {
    send(.pointerDown, id, CGPoint(x: x, y: y), at: moment)
  }

  func move(_ x: Double, _ y: Double, id: Int32 = 1, at moment: Double? = nil) {
    send(.pointerMove, id, CGPoint(x: x, y: y), at: moment)
  }

  func up(_ x: Double, _ y: Double, id: Int32 = 1, at moment: Double? = nil) {
    send(.pointerUp, id, CGPoint(x: x, y: y), at: moment)
  }

  func cancel(id: Int32 = 1, at moment: Double? = nil) { send(.pointerCancel, id, .zero, at: moment) }

  func tap(_ x: Double, _ y: Double, id: Int32 = 1) {
    down(x, y, id: id)
    wait(0.05)
    up(x, y, id: id)
  }

  /// Moves an active touch in equal steps, one event per step, and returns its final position.
  @discardableResult
  func drag(
    from start: CGPoint, by step: CGPoint, count: Int, every interval: Double, id: Int32 = 1
  ) -> CGPoint {
    var point = start
    for _ in 0..<count {
      point.x += step.x
      point.y += step.y
      move(point.x, point.y, id: id, at: time + interval)
    }
    return point
  }

  func wheel(_ dx: Float, _ dy: Float, overX x: Float, y: Float, flags: InputFlags = []) {
    UIApplication.shared.handle(
      InputEvent(.wheel, flags: flags, x: x, y: y, a: dx, b: dy, milliseconds: time * 1000))
    tick()
  }

  func key(_ key: KeyCode, flags: InputFlags = []) {
    UIApplication.shared.handle(
      InputEvent(.keyDown, flags: flags, identifier: key.rawValue, milliseconds: time * 1000))
    tick()
  }

  /// Reports, as a host does, that a view has the keyboard focus.
  func focus(_ view: UIView?) {
    let layer = Int32(bitPattern: view?.layer.stageID ?? 0)
    UIApplication.shared.handle(InputEvent(.focus, identifier: layer, milliseconds: time * 1000))
    tick()
  }

  /// Moves the mouse without pressing a button, or moves it out of the window.
  func hover(_ x: Double, _ y: Double, isOver: Bool = true) {
    UIApplication.shared.handle(
      InputEvent(.hover, identifier: isOver ? 1 : 0, x: Float(x), y: Float(y), milliseconds: time * 1000))
    tick()
  }

  func resize(_ width: Float, _ height: Float) {
    UIApplication.shared.handle(InputEvent(.resize, x: width, y: height, a: 2, milliseconds: time * 1000))
    tick()
  }

  func hide() {
    UIApplication.shared.handle(InputEvent(.visibility, identifier: 0, milliseconds: time * 1000))
    tick()
  }
}

/// Records the states of which a recognizer notifies its handlers.
final class StateLog {
  var states: [UIGestureRecognizer.State] = []
  init(_ recognizer: UIGestureRecognizer) {
    recognizer.addHandler { [unowned self] in self.states.append($0.state) }
  }
}

/// A view that records the touches it receives.
final class TouchView: UIView {
  var log: [String] = []
  /// All touches of the event that was passed to the latest `touchesBegan` call.
  private(set) var allTouches: Set<UITouch> = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began")
    allTouches = event?.allTouches ?? []
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}
