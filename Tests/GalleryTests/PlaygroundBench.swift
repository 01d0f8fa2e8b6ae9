// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing
import UIKit

@testable import SprungGallery

/// A playground card on a plain canvas that is stepped without the application's clock, with a probe for velocities.
@MainActor struct PlaygroundBench {
  let scene: PlaygroundScene
  /// A behavior without properties, for reading velocities without affecting the items.
  let probe: UIDynamicItemBehavior

  init(_ name: String) throws {
    UIApplication.shared.reset()
    let card = try #require(PlaygroundSection.card(named: name))
    let side = PlaygroundScene.side
    scene = PlaygroundScene(card, on: UIView(frame: CGRect(x: 0, y: 0, width: side, height: side)))
    probe = UIDynamicItemBehavior(items: scene.dynamicItems)
  }

  /// Adds a probe for all items to the animator. Do not use this method with groups, because their members cannot
  /// belong to a behavior.
  func watch() { scene.animator.addBehavior(probe) }

  func item(_ name: String) -> PlaygroundItemView {
    for item in scene.items where item.accessibilityLabel == name { return item }
    Issue.record("no item is named \(name)")
    return scene.items[0]
  }

  func set(_ name: String, _ value: CGFloat) {
    guard let parameter = scene.parameter(named: name) else {
      Issue.record("no parameter is named \(name)")
      return
    }
    parameter.set(value)
  }

  func velocity(_ item: PlaygroundItemView) -> CGPoint { probe.linearVelocity(for: item) }

  func speed(_ item: PlaygroundItemView) -> CGFloat {
    let velocity = velocity(item)
    return (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
  }

  /// Advances for a time in frames of the given length, by default 1/60 s. Calls `visit` after each frame.
  func run(_ seconds: Double, step: Double = 1.0 / 60, _ visit: () -> Void = {}) {
    for _ in 0..<Int((seconds / step).rounded()) {
      scene.animator.step(by: step)
      visit()
    }
  }

  /// A hash of the positions and rotations of all items.
  var placesHash: UInt64 {
    var hash = StateHash()
    for item in scene.items {
      for number in [item.center.x, item.center.y, item.transform.a, item.transform.b] {
        hash.combine(Double(number).bitPattern)
      }
    }
    return hash.value
  }
}

func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
  let x = first.x - second.x
  let y = first.y - second.y
  return (x * x + y * y).squareRoot()
}
