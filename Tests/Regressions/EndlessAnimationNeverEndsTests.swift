// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A repeating animation never ended if its view was removed or its window was released. The view's layer was retained,
/// the completion never ran, and frames were requested from the host forever. UIKit ends the animation with `false`
/// when the view leaves its window.
@Suite(.oneApplication)
@MainActor
struct EndlessAnimationNeverEndsTests {
  private let fingers = RegressionFingers()

  @Test(
    "A repeating animation ends when its view leaves the window", arguments: ["removed", "removed above", "window"])
  func ends(way: String) {
    var window: UIWindow? = UIWindow(frame: fingers.window.bounds)
    window?.makeKeyAndVisible()
    var outer: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.map { window?.addSubview($0) }
    weak var layer: CALayer?
    var results: [Bool] = []
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      layer = view.layer
      outer?.addSubview(view)
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 },
        completion: { results.append($0) })
      fingers.wait(1)
      #expect(results.isEmpty)
      if way == "removed" { view.removeFromSuperview() }
    }
    if way == "removed above" { outer?.removeFromSuperview() }
    if way == "window" { window?.isHidden = true }
    outer = nil
    window = nil
    fingers.wait(0.1)
    #expect(results == [false] && (layer == nil || way == "removed above"))
    #expect(!FrameScheduler.shared.contains(AnimationDriver.shared))
  }

  @Test("A repeating animation continues if its view joins a window later or moves within it")
  func goesOn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let other = UIView(frame: fingers.window.bounds)
    fingers.window.addSubview(other)
    var calls = 0
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 },
      completion: { _ in calls += 1 })
    fingers.wait(0.05)
    fingers.window.addSubview(view)
    fingers.wait(0.5)
    other.addSubview(view)
    fingers.wait(0.5)
    #expect(calls == 0 && FrameScheduler.shared.contains(AnimationDriver.shared))
    view.removeFromSuperview()
    fingers.wait(0.05)
    #expect(calls == 1 && !FrameScheduler.shared.contains(AnimationDriver.shared))
  }
}
