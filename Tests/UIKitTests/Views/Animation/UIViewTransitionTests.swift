// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("View transitions", .oneApplication)
struct UIViewTransitionTests {
  let bench = AnimationBench()
  var layer: CALayer { bench.view.layer }

  init() {
    bench.view.frame = CGRect(x: 50, y: 60, width: 100, height: 80)
    bench.view.backgroundColor = .red
    bench.tick(0)
  }

  /// The layer that shows an image of the old state during the transition.
  private var picture: CALayer? {
    bench.window.layer.sublayers?.first { layer in !bench.window.subviews.contains { $0.layer === layer } }
  }

  @Test(
    "F7: a flip of an unchanged view differs halfway and has no effect at its end",
    arguments: [
      UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
      .transitionFlipFromBottom, .transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown,
    ])
  func unchanged(options: UIView.AnimationOptions) {
    let rest = UIApplication.shared.stateHash
    var outcomes: [Bool] = []
    UIView.transition(
      with: bench.view, duration: 0.5, options: options,
      animations: { [bench] in bench.view.bounds = bench.view.bounds }, completion: { outcomes.append($0) })
    bench.tick(0.25)
    #expect(UIApplication.shared.stateHash != rest && outcomes.isEmpty)
    bench.tick(0.5)
    #expect(UIApplication.shared.stateHash == rest && outcomes == [true])
    #expect(picture == nil)
    #expect(!bench.tick(0.6))
  }

  struct FlipRow: Sendable {
    let options: UIView.AnimationOptions
    /// The midpoint of the view's edge that moves toward the viewer.
    let front: CGPoint
    let back: CGPoint
  }

  nonisolated static let flips: [FlipRow] = [
    FlipRow(options: .transitionFlipFromLeft, front: CGPoint(x: 0, y: 40), back: CGPoint(x: 100, y: 40)),
    FlipRow(options: .transitionFlipFromRight, front: CGPoint(x: 100, y: 40), back: CGPoint(x: 0, y: 40)),
    FlipRow(options: .transitionFlipFromTop, front: CGPoint(x: 50, y: 0), back: CGPoint(x: 50, y: 80)),
    FlipRow(options: .transitionFlipFromBottom, front: CGPoint(x: 50, y: 80), back: CGPoint(x: 50, y: 0)),
  ]

  @Test("The side that a flip is named after first moves to the front, with perspective", arguments: flips)
  func sides(row: FlipRow) throws {
    UIView.transition(
      with: bench.view, duration: 1, options: [row.options, .curveLinear],
      animations: { [bench] in bench.view.backgroundColor = .blue })
    bench.tick(0.25)
    let old = try #require(picture)
    #expect(old.presentation()!.opacity == 1 && layer.presentation()!.opacity == 0)
    #expect(old.backgroundColor == UIColor.red.cgColor && layer.backgroundColor == UIColor.blue.cgColor)
    // With perspective, the front edge appears farther from the center than the back edge.
    func reach(_ point: CGPoint) -> CGFloat {
      let place = old.presentation()!.convert(point, to: nil)
      return abs(place.x - 100) + abs(place.y - 100)
    }
    #expect(reach(row.front) > reach(row.back) + 1)
    bench.tick(0.75)
    #expect(old.presentation()!.opacity == 0 && layer.presentation()!.opacity == 1)
    // In the second half, the new view starts mirrored and rotates back, so its opposite edge is in front.
    func late(_ point: CGPoint) -> CGFloat {
      let place = layer.presentation()!.convert(point, to: nil)
      return abs(place.x - 100) + abs(place.y - 100)
    }
    #expect(late(row.back) > late(row.front) + 1)
  }

  @Test("A flip rotates about the center, regardless of the anchor point")
  func middle() {
    bench.view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    bench.view.center = CGPoint(x: 50, y: 60)
    UIView.transition(
      with: bench.view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear], animations: nil)
    bench.tick(0.6)
    let place = layer.presentation()!.convert(CGPoint(x: 50, y: 40), to: nil)
    #expect(abs(place.x - 100) < 1e-9 && abs(place.y - 100) < 1e-9)
  }

  @Test("A dissolve mixes by the timing curve, and changes are applied at once without animation")
  func dissolve() throws {
    UIView.transition(
      with: bench.view, duration: 1, options: .transitionCrossDissolve,
      animations: { [bench] in
        bench.view.alpha = 0.5
        bench.view.center.x += 10
      })
    #expect(layer.animationKeys() == nil && layer.presentation()!.opacity == 0.5)
    bench.tick(0.25)
    let old = try #require(picture)
    #expect(abs(old.presentation()!.opacity - (1 - 0.12916)) < 1e-4)
    #expect(old.position.x == CGFloat(100) && layer.position.x == CGFloat(110))
  }

  @Test("Animated content is animated over the transition's duration")
  func animatedContent() {
    UIView.transition(
      with: bench.view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear],
      animations: { [bench] in bench.view.center.x += 10 })
    bench.tick(0.5)
    #expect(abs(bench.x - 105) < 1e-9)
  }

  @Test("A transition between views flips the superview, and exchanges or hides the views", arguments: [false, true])
  func exchange(hides: Bool) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let front = UIView(frame: container.bounds)
    let back = UIView(frame: container.bounds)
    let above = UIView()
    bench.window.addSubview(container)
    container.addSubview(front)
    container.addSubview(above)
    if hides {
      container.addSubview(back)
      back.isHidden = true
    }
    var outcomes: [Bool] = []
    UIView.transition(
      from: front, to: back, duration: 0.4,
      options: hides ? [.transitionFlipFromRight, .showHideTransitionViews] : .transitionFlipFromRight,
      completion: { outcomes.append($0) })
    if hides {
      #expect(front.isHidden && !back.isHidden && front.superview === container)
    } else {
      #expect(front.superview == nil && container.subviews == [back, above])
    }
    bench.tick(0.1)
    #expect(
      !CATransform3DIsAffine(container.layer.presentation()!.transform) || container.layer.presentation()!.opacity == 0)
    bench.tick(0.4)
    #expect(outcomes == [true])
  }

  @Test("Without superview, animations, duration or motion, the change applies with one completion", arguments: 0..<5)
  func atOnce(kind: Int) {
    var outcomes: [Bool] = []
    let end: (Bool) -> Void = { outcomes.append($0) }
    var duration = 1.0
    var options = UIView.AnimationOptions.transitionFlipFromTop
    switch kind {
    case 0: UIView.setAnimationsEnabled(false)
    case 1: UIAccessibility.isReduceMotionEnabled = true
    case 2: duration = .nan
    case 3: options = []
    default: UIView.transition(from: UIView(), to: UIView(), duration: 1, options: options, completion: end)
    }
    if kind < 4 {
      UIView.transition(
        with: bench.view, duration: duration, options: options, animations: { [bench] in bench.view.alpha = 0.3 },
        completion: end)
      #expect(abs(layer.presentation()!.opacity - 0.3) < 1e-6 && picture == nil)
    }
    bench.tick(0.01)
    bench.tick(0.02)
    #expect(outcomes == [true])
    UIView.setAnimationsEnabled(true)
    UIAccessibility.isReduceMotionEnabled = false
  }

  @Test("A second transition, or removal from the superview, ends the first one with false, once")
  func interruption() {
    var first: [Bool] = []
    var second: [Bool] = []
    UIView.transition(
      with: bench.view, duration: 1, options: .transitionCrossDissolve, animations: nil,
      completion: { first.append($0) })
    bench.tick(0.3)
    UIView.transition(
      with: bench.view, duration: 1, options: .transitionFlipFromLeft, animations: nil,
      completion: { second.append($0) })
    bench.tick(0.4)
    #expect(first == [false] && bench.window.layer.sublayers?.count == 2)
    bench.view.removeFromSuperview()
    bench.tick(0.5)
    bench.tick(2)
    #expect(first == [false] && second == [false] && bench.window.layer.sublayers == nil)
  }

  @Test("The view in a transition receives no touches, but the window behind it does")
  func touches() {
    UIView.transition(with: bench.view, duration: 0.5, options: .transitionCrossDissolve, animations: nil)
    #expect(bench.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === bench.window)
    bench.tick(0.5)
    #expect(bench.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === bench.view)
  }

  @Test("A window dissolves with its former image inside")
  func window() {
    bench.window.backgroundColor = .white
    var outcomes: [Bool] = []
    UIView.transition(
      with: bench.window, duration: 0.4, options: .transitionFlipFromLeft,
      animations: { [bench] in bench.view.removeFromSuperview() }, completion: { outcomes.append($0) })
    bench.tick(0.2)
    let old = bench.window.layer.sublayers?.last
    #expect(old?.sublayers?.count == 1 && abs(old!.presentation()!.opacity - 0.5) < 1e-6)
    bench.tick(0.4)
    #expect(outcomes == [true] && bench.window.layer.sublayers == nil)
  }

  @Test(
    "Core Animation's transition types move the expected layers in the expected direction",
    arguments: [CATransitionType.fade, .push, .moveIn, .reveal])
  func types(type: CATransitionType) throws {
    let transition = CATransition()
    transition.type = type
    transition.subtype = .fromRight
    transition.duration = 1
    layer.add(transition, forKey: "change")
    bench.view.backgroundColor = .blue
    bench.tick(0.25)
    let old = try #require(picture)
    #expect(old.backgroundColor == UIColor.red.cgColor)
    let oldShift = old.presentation()!.position.x - 100
    let newShift = layer.presentation()!.position.x - 100
    #expect(abs(oldShift - (type == .push || type == .reveal ? -25 : 0)) < 1e-9)
    #expect(abs(newShift - (type == .push || type == .moveIn ? 75 : 0)) < 1e-9)
    #expect(abs(old.presentation()!.opacity - (type == .fade ? 0.75 : 1)) < 1e-6)
    let order = bench.window.layer.sublayers!.map { $0 === old }
    #expect(order == (type == .moveIn ? [true, false] : [false, true]))
    bench.tick(1)
    #expect(picture == nil && layer.presentation()!.position.x == CGFloat(100))
  }

  @Test("A part of a transition begins and ends at its progress")
  func progress() throws {
    let transition = CATransition()
    transition.startProgress = 0.5
    transition.endProgress = 0.75
    transition.duration = 1
    layer.add(transition, forKey: nil)
    bench.tick(0.0001)
    #expect(abs(try #require(picture).presentation()!.opacity - 0.5) < 1e-3)
    bench.tick(0.9999)
    #expect(abs(try #require(picture).presentation()!.opacity - 0.25) < 1e-3)
  }

  @Test("A snapshot shows the view's content, and does not change later")
  func snapshot() throws {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    bench.view.addSubview(inner)
    bench.view.transform = CGAffineTransform(rotationAngle: 1)
    let snapshot = try #require(bench.view.snapshotView(afterScreenUpdates: true))
    bench.view.backgroundColor = .blue
    inner.removeFromSuperview()
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    let copy = try #require(snapshot.layer.sublayers?.first)
    #expect(copy.frame == snapshot.bounds && copy.backgroundColor == UIColor.red.cgColor && copy.sublayers?.count == 1)
  }

  @Test("The system's delete animation removes the views at its end")
  func delete() {
    var outcomes: [Bool] = []
    UIView.perform(.delete, on: [bench.view], animations: nil, completion: { outcomes.append($0) })
    bench.tick(0.15)
    #expect(bench.view.superview != nil && layer.presentation()!.opacity < 1)
    bench.tick(0.3)
    #expect(bench.view.superview == nil && outcomes == [true])
  }
}
