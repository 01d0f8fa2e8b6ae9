// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import UIKit

/// A page with many views and recognizers that compete for touches, and the input from the bytes.
@MainActor final class FuzzedPage {
  private var reader: FuzzReader
  private let check: FuzzCheck
  private let window: UIWindow
  private let root = UIViewController()
  private let reactions: FuzzReactions
  private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let inner = UIScrollView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
  private let card = FuzzedTouchView(frame: CGRect(x: 0, y: 0, width: 900, height: 320))
  private let scrolling = FuzzedScrolling()
  private var told: [FuzzedRecognizer] = []
  private var time = 0.0
  /// Receives the frames, because updates are pending until they are encoded.
  private let encoder = FrameEncoder()
  /// The active touches and their positions.
  private var down: [(id: Int32, point: CGPoint)] = []

  init(_ bytes: [UInt8], _ check: FuzzCheck) {
    reader = FuzzReader(bytes)
    reactions = FuzzReactions(bytes)
    self.check = check
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 400, height: 800), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    build()
    window.makeKeyAndVisible()
    wait(1)
  }

  /// Sends all input, ends all touches, and waits until everything is at rest.
  func play() {
    for _ in 0..<150 where !reader.isAtEnd {
      sendSomething()
      check.note(UIApplication.shared.validate().first)
      wait(reader.int(in: 0..<12))
      check.note(UIApplication.shared.validate().first)
    }
    reactions.end()
    for finger in down { send(.pointerUp, finger.id, finger.point) }
    send(.visibility, 1)
    var frames = 0
    repeat {
      wait(30)
      frames += 30
    } while UIApplication.shared.wantsFrame && frames < 1800
    check.expect(!UIApplication.shared.wantsFrame, "the app is not at rest half a minute after the last touch")
    for entry in told { check.expect(!entry.isGoing, "\(type(of: entry.recognizer)) began but did not end") }
    for entry in told {
      check.expect(
        entry.recognizer.state == .possible, "\(type(of: entry.recognizer)) rests in \(entry.recognizer.state)")
    }
    check.expect(card.count == 0, "\(card.count) touches began but did not end")
    check.note(card.finding)
    for view in [outer, inner] {
      check.expect(
        !view.isTracking && !view.isDragging && !view.isDecelerating && !view.isZooming, "a scroll view is not at rest")
    }
    check.note(scrolling.imbalance)
  }

  private func build() {
    window.rootViewController = root
    window.addSubview(outer)
    card.happens = { [unowned self] in happened() }
    scrolling.happens = { [unowned self] in happened() }
    outer.contentSize = CGSize(width: 400, height: 2000)
    outer.addSubview(inner)
    inner.contentSize = CGSize(width: 900, height: 320)
    inner.isPagingEnabled = reader.bool()
    inner.maximumZoomScale = reader.bool() ? 2 : 1
    inner.addSubview(card)
    card.isMultipleTouchEnabled = true
    outer.addSubview(UIButton(frame: CGRect(x: 50, y: 400, width: 300, height: 100)))
    scrolling.zoomed = card
    outer.delegate = scrolling
    inner.delegate = scrolling
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer()
    single.require(toFail: double)
    let delaying = UIPanGestureRecognizer()
    delaying.minimumNumberOfTouches = 2
    delaying.delaysTouchesBegan = true
    let added: [(UIGestureRecognizer, UIView)] = [
      (double, outer), (single, card), (UILongPressGestureRecognizer(), card), (UIRotationGestureRecognizer(), inner),
      (UISwipeGestureRecognizer(), outer), (UIPinchGestureRecognizer(), card), (delaying, window),
    ]
    for (recognizer, view) in added { view.addGestureRecognizer(recognizer) }
    for recognizer in added.map(\.0) + [outer.panGestureRecognizer, inner.panGestureRecognizer] { watch(recognizer) }
  }

  private func watch(_ recognizer: UIGestureRecognizer) {
    let number = told.count
    told.append(FuzzedRecognizer(recognizer: recognizer))
    recognizer.addHandler { [unowned self] in
      check.note(told[number].take($0.state))
      happened()
    }
  }

  // MARK: Callbacks

  /// Called in a callback, which can trigger a reaction.
  private func happened() { reactions.callback(react) }

  private func react() {
    switch reactions.reader.int(in: 0..<9) {
    case 0:
      let offset = CGPoint(x: 0, y: reactions.reader.int(in: 0..<600))
      outer.setContentOffset(offset, animated: reactions.reader.bool())
    case 1:
      guard let recognizer = reactions.reader.element(of: told)?.recognizer else { return }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case 2: if inner.superview == nil { outer.addSubview(inner) } else { inner.removeFromSuperview() }
    case 3: if card.superview == nil { inner.addSubview(card) } else { card.removeFromSuperview() }
    case 4: inner.isScrollEnabled.toggle()
    case 5: inner.setZoomScale(CGFloat(reactions.reader.double(in: 0.5...3)), animated: reactions.reader.bool())
    case 6: outer.contentSize.height = CGFloat(reactions.reader.int(in: 300..<2000))
    case 7: inner.setContentOffset(CGPoint(x: reactions.reader.int(in: 0..<600), y: 0), animated: false)
    default:
      if root.presentedViewController == nil {
        root.present(UIViewController(), animated: reactions.reader.bool()) { [weak self] in self?.happened() }
      } else {
        root.dismiss(animated: reactions.reader.bool()) { [weak self] in self?.happened() }
      }
    }
  }

  // MARK: Input

  private func wait(_ frames: Int) {
    for _ in 0..<frames {
      time += 1.0 / 60
      UIApplication.shared.tick(timestamp: time, into: encoder)
    }
  }

  private func send(
    _ kind: InputKind, _ id: Int32 = 0, _ point: CGPoint = .zero, a: Double = 0, b: Double = 0,
    flags: InputFlags = .touch
  ) {
    UIApplication.shared.handle(
      InputEvent(
        kind, flags: flags, identifier: id, x: Float(point.x), y: Float(point.y), a: Float(a), b: Float(b),
        milliseconds: time * 1000))
  }

  private func sendSomething() {
    switch reader.int(in: 0..<24) {
    case 0..<12: moveFinger()
    case 12..<15: lift(.pointerUp)
    case 15: lift(.pointerCancel)
    case 16: send(.wheel, 0, reader.point(in: 0...400), a: reader.double(in: -90...90), b: reader.double(in: -90...90))
    case 17:
      let keys: [KeyCode] = [.arrowDown, .home, .end, .tab, .space, .escape, .enter]
      let key = (reader.element(of: keys) ?? .tab).rawValue
      send(.keyDown, key)
      if reader.bool() { send(.keyUp, key) }
    // Invalid input from a host: an end without a start, or a touch that starts twice.
    case 18: send(reader.bool() ? .pointerUp : .pointerMove, 9, reader.point(in: 0...400))
    case 19: send(.hover, Int32(reader.int(in: 0..<2)), reader.point(in: 0...400))
    case 20: send(.visibility, Int32(reader.int(in: 0..<3)))
    default: changePage()
    }
  }

  private func moveFinger() {
    let id = Int32(reader.int(in: 1..<4))
    guard let index = down.firstIndex(where: { $0.id == id }) else {
      let point = reader.point(in: 0...500)
      down.append((id, point))
      return send(.pointerDown, id, point)
    }
    let range = reader.isOneIn(4) ? 90.0 : 6.0
    down[index].point.x += CGFloat(reader.double(in: -range...range))
    down[index].point.y += CGFloat(reader.double(in: -range...range))
    send(.pointerMove, id, down[index].point)
  }

  private func lift(_ kind: InputKind) {
    guard !down.isEmpty else { return }
    let finger = down.remove(at: reader.int(in: 0..<down.count))
    send(kind, finger.id, finger.point)
  }

  private func changePage() {
    switch reader.int(in: 0..<6) {
    case 0: outer.setContentOffset(CGPoint(x: 0, y: reader.int(in: 0..<600)), animated: reader.bool())
    case 1:
      guard let recognizer = reader.element(of: told)?.recognizer else { return }
      recognizer.isEnabled.toggle()
      wait(1)
      recognizer.isEnabled = true
    case 2:
      inner.removeFromSuperview()
      wait(reader.int(in: 0..<3))
      outer.addSubview(inner)
    case 3: inner.isScrollEnabled.toggle()
    case 4: inner.setZoomScale(CGFloat(reader.double(in: 0.5...3)), animated: reader.bool())
    default: outer.contentSize.height = CGFloat(reader.int(in: 300..<2000))
    }
  }
}
