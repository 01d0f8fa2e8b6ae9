// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// One release: a scene is built, a motion starts, everything is released in a random frame or callback, and a second passes.
///
/// Afterwards the objects must be gone, every completion must have been called once, the application must be valid, and
/// nothing may have been reported. The seed decides the scene and everything in it.
@MainActor public enum LifetimeTrial {
  /// The names of all scenes.
  public static var names: [String] { LifetimeScene.all.map(\.name) }

  /// The name of the scene that a seed plays.
  public static func name(ofSeed seed: UInt64) -> String { scene(of: seed).name }

  /// The violations of a seed, a line each; nil if there are none.
  public static func finding(ofSeed seed: UInt64) -> String? {
    let scene = scene(of: seed)
    var findings: [String] = []
    var circumstances = ""
    let faults = Diagnostics.recording {
      let stage = LifetimeStage(seed: seed)
      scene.play(stage)
      findings = stage.play()
      circumstances = stage.circumstances
      stage.end()
    }
    findings += faults.map { "\($0.kind): \($0.message)" }
    return findings.isEmpty
      ? nil : findings.map { "seed \(seed), \(scene.name): \($0) (\(circumstances))" }.joined(separator: "\n")
  }

  private static func scene(of seed: UInt64) -> LifetimeScene {
    LifetimeScene.all[Int(seed % UInt64(LifetimeScene.all.count))]
  }
}

/// A class with components, and a motion of it.
struct LifetimeScene {
  let name: String
  let play: @MainActor (LifetimeStage) -> Void

  init(_ name: String, _ play: @escaping @MainActor (LifetimeStage) -> Void) {
    self.name = name
    self.play = play
  }

  /// All scenes. New ones are appended, so that the seeds of the others do not change more than necessary.
  @MainActor static let all: [LifetimeScene] =
    collections + tables + scrolling + dynamics + animations + navigation + presentations + menus + texts + gestures
    + controls + layouts
}
