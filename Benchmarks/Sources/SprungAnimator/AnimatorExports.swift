// SPDX-License-Identifier: MIT

import UIKit

// The functions of peers/engine.h, in the same order.

private let name: StaticString = "sprung-animator"

@_cdecl("eng_name")
public func engineName() -> UnsafePointer<UInt8> { name.utf8Start }

@_cdecl("eng_init")
public func engineInit(_ gravityX: Double, _ gravityY: Double, _ allowsSleep: Int32) {
  // An animator always allows its items to sleep.
  AnimatorScene.running = AnimatorScene(gravity: CGVector(dx: gravityX, dy: gravityY))
}

@_cdecl("eng_done")
public func engineDone() {}

@_cdecl("eng_box")
public func engineBox(
  _ x: Double, _ y: Double, _ halfWidth: Double, _ halfHeight: Double, _ angle: Double, _ kind: Int32,
  _ collides: Int32, _ friction: Double, _ elasticity: Double
) -> Int32 {
  let item = UIView(frame: CGRect(x: x - halfWidth, y: y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight))
  item.transform = CGAffineTransform(rotationAngle: angle)
  return AnimatorScene.shared.add(
    item, isAnchored: kind != 0, collides: collides != 0, friction: friction, elasticity: elasticity)
}

@_cdecl("eng_circle")
public func engineCircle(
  _ x: Double, _ y: Double, _ radius: Double, _ kind: Int32, _ collides: Int32, _ friction: Double, _ elasticity: Double
) -> Int32 {
  AnimatorScene.shared.add(
    RoundView(frame: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)),
    isAnchored: kind != 0, collides: collides != 0, friction: friction, elasticity: elasticity)
}

@_cdecl("eng_wall")
public func engineWall(
  _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, _ friction: Double, _ elasticity: Double
) {
  AnimatorScene.shared.addWall(from: CGPoint(x: startX, y: startY), to: CGPoint(x: endX, y: endY))
}

@_cdecl("eng_anchor")
public func engineAnchor(_ item: Int32, _ x: Double, _ y: Double, _ frequency: Double, _ damping: Double) {
  AnimatorScene.shared.addSpring(to: item, anchor: CGPoint(x: x, y: y), frequency: frequency, damping: damping)
}

@_cdecl("eng_rod")
public func engineRod(_ first: Int32, _ x: Double, _ y: Double, _ second: Int32) {
  AnimatorScene.shared.hold(first, CGPoint(x: x, y: y), second, limit: nil)
}

@_cdecl("eng_rope")
public func engineRope(_ first: Int32, _ x: Double, _ y: Double, _ second: Int32, _ length: Double) {
  AnimatorScene.shared.hold(first, CGPoint(x: x, y: y), second, limit: length)
}

@_cdecl("eng_nudge")
public func engineNudge(_ item: Int32, _ x: Double, _ y: Double) {
  AnimatorScene.shared.nudge(item, by: CGVector(dx: x, dy: y))
}

@_cdecl("eng_force")
public func engineForce(_ item: Int32, _ x: Double, _ y: Double) {
  AnimatorScene.shared.accelerate(item, by: CGVector(dx: x, dy: y))
}

@_cdecl("eng_get")
public func engineGet(_ item: Int32, _ state: UnsafeMutablePointer<Double>) {
  let scene = AnimatorScene.shared
  let view = scene.items[Int(item)]
  let velocity = scene.velocity(of: item)
  state[0] = view.center.x
  state[1] = view.center.y
  state[2] = DeterministicMath.atan2(view.transform.b, view.transform.a)
  state[3] = velocity.x
  state[4] = velocity.y
  state[5] = scene.angularVelocity(of: item)
}

@_cdecl("eng_velocity")
public func engineVelocity(_ item: Int32, _ x: Double, _ y: Double) {
  AnimatorScene.shared.setVelocity(CGPoint(x: x, y: y), of: item)
}

@_cdecl("eng_awake")
public func engineAwake() -> Int32 {
  let scene = AnimatorScene.shared
  return scene.animator.isRunning ? Int32(scene.items.count) : 0
}

@_cdecl("eng_step")
public func engineStep() { AnimatorScene.shared.animator.step(by: 1.0 / 60) }
