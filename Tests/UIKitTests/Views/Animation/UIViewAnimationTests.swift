// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing
import UIKit

@Suite("View animation", .oneApplication)
struct UIViewAnimationTests {
  init() { UIApplication.shared.reset() }

  @Test("F5: easeInOut", arguments: [(0.1, 0.01972), (0.25, 0.12916), (0.5, 0.5), (0.75, 0.87084), (0.9, 0.98028)])
  func easeInOut(elapsed: Double, expected: Double) {
    #expect(abs(TimingCurve.easeInOut.value(at: elapsed) - expected) < 1e-5)
  }

  @Test("The model has its value at once, the screen follows, and the completion is called once")
  func animate() {
    let application = UIApplication.shared
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var outcomes: [Bool] = []
    application.tick(timestamp: 1)
    UIView.animate(
      withDuration: 1,
      animations: {
        view.center.x = 105
        view.alpha = 0
      }, completion: { outcomes.append($0) })
    #expect(view.center.x == 105)
    #expect(view.layer.presentation()?.position.x == 5)
    #expect(application.tick(timestamp: 1.25))
    #expect(abs(view.layer.presentation()!.position.x - (5 + 100 * 0.12916)) < 1e-2)
    application.tick(timestamp: 1.5)
    #expect(abs(view.layer.presentation()!.position.x - 55) < 1e-9)
    #expect(abs(Double(view.layer.presentation()!.opacity) - 0.5) < 1e-6)
    #expect(outcomes.isEmpty)
    #expect(!application.tick(timestamp: 2))
    #expect(outcomes == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A newer animation of the same value begins at the displayed one; the first ends at its own time")
  func interruption() {
    let application = UIApplication.shared
    let view = UIView(frame: .zero)
    var first: [Bool] = []
    var second: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 100 }, completion: { first.append($0) })
    application.tick(timestamp: 0.5)
    UIView.animate(withDuration: 1, animations: { view.center.x = 0 }, completion: { second.append($0) })
    #expect(abs(view.layer.presentation()!.position.x - 50) < 1e-9)
    application.tick(timestamp: 0.75)
    #expect(first == [])
    application.tick(timestamp: 1)
    #expect(first == [true] && second == [])
    application.tick(timestamp: 1.5)
    #expect(first == [true] && second == [true])
  }

  @Test("F10: with animations off, values apply at once and the completion is called in the next event")
  func disabled() {
    let view = UIView(frame: .zero)
    var outcomes: [Bool] = []
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { view.center.x = 100 }, completion: { outcomes.append($0) })
    #expect(view.layer.presentation()?.position.x == 100)
    #expect(outcomes.isEmpty)
    UIApplication.shared.tick(timestamp: 1)
    #expect(outcomes == [true])
    UIView.setAnimationsEnabled(true)
  }

  @Test("Before the delay is over, the screen shows the former value")
  func delay() {
    let view = UIView(frame: .zero)
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear, animations: { view.center.x = 100 })
    UIApplication.shared.tick(timestamp: 0.9)
    #expect(view.layer.presentation()?.position.x == 0)
    UIApplication.shared.tick(timestamp: 1.25)
    #expect(abs(view.layer.presentation()!.position.x - 25) < 1e-9)
  }

  @Test("A rotation by 180° is interpolated as a rotation, not as a collapse")
  func rotation() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { view.transform = CGAffineTransform(rotationAngle: .pi / 2) })
    UIApplication.shared.tick(timestamp: 0.5)
    let transform = view.layer.presentation()!.affineTransform()
    #expect(abs(transform.a - 0.70710678) < 1e-6)
    #expect(abs(transform.b - 0.70710678) < 1e-6)
  }
}
