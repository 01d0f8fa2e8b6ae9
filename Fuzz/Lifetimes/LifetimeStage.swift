// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import SprungTestSupport
import UIKit

/// An app with one window: the objects that it retains, the touches, and the frame in which it releases everything.
@MainActor final class LifetimeStage {
  /// A touch or key event that is sent in a later frame.
  private struct Planned {
    let frame: Int
    let kind: InputKind
    let id: Int32
    let point: CGPoint
  }

  /// The moment when the app releases its objects.
  private enum Moment {
    /// Between two frames.
    case frame(Int)
    /// Inside the callback with this number, or between two frames if that callback does not occur.
    case callback(Int, orFrame: Int)
  }

  static let size = CGSize(width: 320, height: 480)

  var random: SeededRandom
  let book = LifetimeBook()
  private(set) var window: UIWindow?
  /// The number of frames so far.
  private(set) var frame = 0
  private(set) var isReleased = false
  private let moment: Moment
  private var planned: [Planned] = []
  private var down: [Int32: CGPoint] = [:]
  private var timers: [(frame: Int, run: @MainActor () -> Void)] = []
  /// The objects that the app retains until the release.
  private var held: [AnyObject] = []
  /// Data sources and delegates, which can be released earlier or later.
  private var helpers: [AnyObject] = []
  private let helperDelay: Int
  private var leaving: [@MainActor () -> Void] = []
  private var survivors: [@MainActor () -> Void] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    UIApplication.shared.reset()
    UIScreen.main.configure(size: Self.size, scale: 2)
    let frame = random.int(in: 0..<50)
    moment = random.int(in: 0..<4) == 0 ? .callback(random.int(in: 1..<12), orFrame: frame) : .frame(frame)
    helperDelay = random.int(in: 0..<3) == 0 ? random.int(in: -6..<7) : 0
    let made = UIWindow(frame: UIScreen.main.bounds)
    made.rootViewController = UIViewController()
    made.makeKeyAndVisible()
    window = made
    tick()
  }

  // MARK: Building

  /// The view of the root controller.
  var rootView: UIView { window?.rootViewController?.view ?? UIView() }

  /// Retains an object until the release, after which it must be deallocated.
  func hold(_ object: AnyObject, _ name: String) {
    held.append(object)
    book.track(object, name)
  }

  /// Retains a data source or delegate, which is released a few frames before or after the other objects.
  func help(_ helper: AnyObject) {
    helpers.append(helper)
    book.track(helper, "\(type(of: helper))")
  }

  /// Adds a view to the root view and retains it.
  func show(_ view: UIView, _ name: String) {
    rootView.addSubview(view)
    hold(view, name)
    onRelease { [weak view] in view?.removeFromSuperview() }
  }

  /// Sets the window's root view controller and retains it.
  func install(_ controller: UIViewController, _ name: String) {
    window?.rootViewController = controller
    hold(controller, name)
    track(controller.view, "the view of \(name)")
  }

  /// Expects an object to be deallocated after the release, without retaining it.
  func track(_ object: AnyObject?, _ name: String) {
    if let object { book.track(object, name) }
  }

  /// Retains a component beyond the release of its owner, and uses it in every later frame.
  func keep<Object: AnyObject>(_ object: Object?, _ use: @escaping @MainActor (Object) -> Void) {
    guard let object else { return }
    survivors.append { use(object) }
    survivorCount += 1
  }

  /// Adds an action that runs at the release. The closure must not retain tracked objects.
  func onRelease(_ run: @escaping @MainActor () -> Void) { leaving.append(run) }

  // MARK: Time

  /// Calls a closure in a later frame. The closure must not retain tracked objects.
  func later(_ frames: Int, _ run: @escaping @MainActor () -> Void) {
    timers.append((frame + max(1, frames), run))
  }

  /// Called in a callback of the app, which can trigger the release.
  func callback() {
    guard isPlaying, case .callback(let number, _) = moment, !isReleased else { return }
    calls += 1
    if calls >= number { release() }
  }
  private var calls = 0
  /// Whether the scene is complete. Callbacks during its construction do not trigger the release.
  private var isPlaying = false

  /// Plays frames until the release and 60 more, and then checks the result.
  func play() -> [String] {
    let last =
      switch moment {
      case .frame(let frame), .callback(_, let frame): frame
      }
    isPlaying = true
    for frame in 0...last where !isReleased {
      if frame == last + min(0, helperDelay) { helpers = [] }
      tick()
    }
    release()
    let released = frame
    for _ in 0..<60 {
      if frame - released >= helperDelay { helpers = [] }
      if frame - released == 20 { liftFingers() }
      tick()
      for survivor in survivors { survivor() }
    }
    // Survivors can retain other objects, such as a behavior its items. No other object can.
    survivors = []
    for _ in 0..<2 { tick() }
    return book.findings + UIApplication.shared.validate()
  }

  /// A description of how everything was released.
  var circumstances: String {
    "released in frame \(releaseFrame)\(calls > 0 ? ", callback \(calls)" : "")\(dropsWindow ? ", with the window" : "")"
      + "\(survivorCount > 0 ? ", \(survivorCount) survivors" : "")\(helperDelay != 0 ? ", helpers \(helperDelay)" : "")"
  }
  private var releaseFrame = 0
  private var dropsWindow = false
  private var survivorCount = 0

  /// Ends the app.
  func end() {
    UIApplication.shared.reset()
  }

  private func release() {
    guard !isReleased else { return }
    isReleased = true
    releaseFrame = frame
    dropsWindow = random.int(in: 0..<3) == 0
    timers = []
    for run in leaving { run() }
    leaving = []
    held = []
    guard dropsWindow else {
      window?.rootViewController = UIViewController()
      return
    }
    let made = UIWindow(frame: UIScreen.main.bounds)
    made.rootViewController = UIViewController()
    window?.isHidden = true
    window = made
    made.makeKeyAndVisible()
  }

  private func tick() {
    frame += 1
    let due = planned.filter { $0.frame <= frame }
    planned.removeAll { $0.frame <= frame }
    for event in due { send(event.kind, event.id, event.point) }
    let timersDue = timers.filter { $0.frame <= frame }
    timers.removeAll { $0.frame <= frame }
    for timer in timersDue { timer.run() }
    UIApplication.shared.tick(timestamp: Double(frame) / 60)
  }

  // MARK: Input

  /// Sends an event immediately.
  func send(_ kind: InputKind, _ id: Int32 = 0, _ point: CGPoint = .zero) {
    switch kind {
    case .pointerDown: down[id] = point
    case .pointerMove where down[id] == nil: return
    case .pointerMove: down[id] = point
    case .pointerUp where down[id] == nil: return
    case .pointerUp: down[id] = nil
    default: break
    }
    UIApplication.shared.handle(
      InputEvent(
        kind, flags: .touch, identifier: id, x: Float(point.x), y: Float(point.y),
        milliseconds: Double(frame) / 60 * 1000))
  }

  /// Schedules a touch that begins, rests, moves and ends.
  func finger(
    _ id: Int32 = 1, at start: CGPoint, to end: CGPoint? = nil, after delay: Int = 1, rest: Int = 0, moving: Int = 10
  ) {
    let end = end ?? start
    var next = frame + delay
    planned.append(Planned(frame: next, kind: .pointerDown, id: id, point: start))
    next += rest
    for step in 1...max(1, moving) {
      let part = CGFloat(step) / CGFloat(max(1, moving))
      next += 1
      planned.append(
        Planned(
          frame: next, kind: .pointerMove, id: id,
          point: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)))
    }
    if random.int(in: 0..<5) > 0 { planned.append(Planned(frame: next + 1, kind: .pointerUp, id: id, point: end)) }
  }

  /// Schedules a short tap.
  func tap(_ point: CGPoint, after delay: Int = 1) { finger(9, at: point, after: delay, moving: 2) }

  private func liftFingers() {
    planned = []
    for (id, point) in down.sorted(by: { $0.key < $1.key }) { send(.pointerUp, id, point) }
  }

  // MARK: Chance

  /// Returns a random integer in the given range.
  func int(_ range: Range<Int>) -> Int { random.int(in: range) }

  /// Returns true with the probability 1/`count`.
  func oneIn(_ count: Int) -> Bool { random.int(in: 0..<count) == 0 }

  /// Returns a random point on the screen.
  func point() -> CGPoint {
    CGPoint(x: random.int(in: 5..<Int(Self.size.width) - 5), y: random.int(in: 5..<Int(Self.size.height) - 5))
  }
}
