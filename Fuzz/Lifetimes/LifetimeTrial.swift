// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// A trial: a scene is built, a motion starts, everything is released in a random frame or callback, and one second
/// passes.
///
/// Afterward, the objects must be deallocated, every completion must have been called exactly once, the app must be
/// valid, and no error may have been reported. The seed determines the scene and all of its choices.
@MainActor public enum LifetimeTrial {
  /// The names of all scenes.
  public static var names: [String] { LifetimeScene.all.map(\.name) }

  /// Returns the name of the scene for the given seed.
  public static func name(ofSeed seed: UInt64) -> String { scene(of: seed).name }

  /// Returns the violations for the given seed, one per line, or nil if there are none.
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

/// A scene with a class, its components and a motion.
struct LifetimeScene {
  let name: String
  let play: @MainActor (LifetimeStage) -> Void

  init(_ name: String, _ play: @escaping @MainActor (LifetimeStage) -> Void) {
    self.name = name
    self.play = play
  }

  /// All scenes. New ones are appended, so that most seeds still play the same scene.
  @MainActor static let all: [LifetimeScene] =
    collections + tables + scrolling + dynamics + animations + navigation + presentations + menus + texts + gestures
    + controls + layouts
}
