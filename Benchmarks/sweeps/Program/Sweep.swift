// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungScenes

/// Prints the figures of all scenes with one changed tuning value. `Benchmarks/sweeps/sweep.py` creates the required
/// copy of the physics, in which tuning values are variable.
///
/// `sweep names` prints the names of the values. `sweep [NAME FACTOR]` prints a line for each figure and for the hash
/// of each golden.
@main
struct Sweep {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words == ["names"] {
      for (name, value) in PhysicsTuning.values + PhysicsBounds.values { print("\(name)\t\(value)") }
      return
    }
    if words.count == 2, let factor = Double(words[1]) {
      guard PhysicsTuning.scale(words[0], by: factor) || PhysicsBounds.scale(words[0], by: factor) else {
        return print("no number is called \(words[0])")
      }
    } else if !words.isEmpty {
      return print("usage: sweep [names | NAME FACTOR]")
    }
    // Contradictory joints are reported as warnings. Any other report is an error in a scene.
    Diagnostics.handler = { fault in
      if !fault.isWarning { print("fault\t\(fault.message)") }
    }
    for figure in Figure.all() { print("figure\t\(figure.name)\t\(figure.unit)\t\(figure.value)") }
    for scene in PhysicsScene.all { print("golden\t\(scene.name)\t\(String(scene.goldenHash(), radix: 16))") }
  }
}
