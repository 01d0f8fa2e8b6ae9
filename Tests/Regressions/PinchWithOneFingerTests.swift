// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A pinch or rotation ended as soon as one touch lifted. UIKit ends the gesture when the last touch lifts. If a second
/// touch returns, the gesture continues from the same scale or angle.
@Suite(.oneApplication) @MainActor struct PinchWithOneFingerTests {
  nonisolated enum Kind: CaseIterable { case pinch, rotation }

  private final class Stage {
    let recognizer: UIGestureRecognizer
    let host: HeadlessHost
    let finger: TestFinger
    var states: [UIGestureRecognizer.State] = []
    var value: CGFloat {
      (recognizer as? UIPinchGestureRecognizer)?.scale ?? (recognizer as? UIRotationGestureRecognizer)?.rotation ?? 0
    }

    init(_ kind: Kind) {
      recognizer = kind == .pinch ? UIPinchGestureRecognizer() : UIRotationGestureRecognizer()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      view.addGestureRecognizer(recognizer)
      host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return controller
      }
      finger = TestFinger(on: host)
      recognizer.addHandler { [me = WeakReference(self)] in me.wrappedValue?.states.append($0.state) }
      finger.down(CGPoint(x: 150, y: 300), identifier: 1)
      finger.down(CGPoint(x: 250, y: 300), identifier: 2)
      finger.move(to: CGPoint(x: 300, y: 400), over: 0.3, identifier: 2)
    }
  }

  @Test(
    "With one remaining touch the gesture stays changed, with none it ends",
    arguments: Kind.allCases, [1, 2] as [Int32])
  func lifting(kind: Kind, lifted: Int32) {
    let stage = Stage(kind)
    defer { stage.host.stop() }
    #expect(stage.recognizer.state == .changed && stage.recognizer.numberOfTouches == 2)
    let value = stage.value
    stage.finger.up(identifier: lifted)
    #expect(stage.recognizer.state == .changed && stage.recognizer.numberOfTouches == 1 && stage.value == value)
    stage.finger.move(to: CGPoint(x: 200, y: 350), over: 0.2, identifier: 3 - lifted)
    #expect(stage.recognizer.state == .changed && stage.value == value && !stage.states.contains(.ended))
    stage.finger.up(identifier: 3 - lifted)
    #expect(stage.states.last == .ended && stage.states.filter { $0 == .ended }.count == 1)
  }

  @Test("A returning touch continues without a jump", arguments: Kind.allCases, [1, 2] as [Int32])
  func returning(kind: Kind, lifted: Int32) {
    let stage = Stage(kind)
    defer { stage.host.stop() }
    let value = stage.value
    stage.finger.up(identifier: lifted)
    let other = lifted == 1 ? CGPoint(x: 300, y: 400) : CGPoint(x: 150, y: 300)
    stage.finger.down(CGPoint(x: other.x + 40, y: other.y), identifier: lifted)
    #expect(stage.recognizer.state == .changed && stage.recognizer.numberOfTouches == 2 && stage.value == value)
    stage.finger.move(to: CGPoint(x: other.x + 80, y: other.y), over: 0.2, identifier: lifted)
    #expect(abs(stage.value - (kind == .pinch ? 2 * value : value)) < 1e-6)
    stage.finger.move(to: CGPoint(x: other.x, y: other.y + 80), over: 1, identifier: lifted)
    #expect(abs(stage.value - (kind == .pinch ? 2 * value : value + .pi / 2)) < 1e-6)
    stage.finger.up(identifier: 1)
    #expect(stage.recognizer.state == .changed)
    stage.finger.up(identifier: 2)
    #expect(stage.states.last == .ended && stage.states.filter { $0 == .began }.count == 1)
  }

  @Test("A third touch is ignored")
  func third() {
    let stage = Stage(.pinch)
    defer { stage.host.stop() }
    let value = stage.value
    stage.finger.down(CGPoint(x: 50, y: 100), identifier: 3)
    stage.finger.move(to: CGPoint(x: 60, y: 500), over: 0.2, identifier: 3)
    #expect(stage.value == value && stage.recognizer.numberOfTouches == 2)
    for identifier in 1...3 { stage.finger.up(identifier: Int32(identifier)) }
    #expect(stage.states.last == .ended)
  }
}
