// SPDX-License-Identifier: MIT

import AllocationCounter
import SprungGallery
import SprungGeometry
import SprungHost
import SprungScenes

/// Prints golden hashes, for `Scripts/goldens`: a release build of this takes a fraction of one of the test suites.
///
/// `goldens app KIND INDEX COUNT` takes what the browser's `sp_golden` takes, `goldens scene INDEX` the number of a scene of
/// the physics. Many may follow one another; each gives a line of 16 hexadecimal digits, 0 for what there is not. `goldens allocations`
/// prints a line for each scene of the physics: how many blocks its steps request from the heap once it is warm, and its name.
@main
struct GoldenProgram {
  @MainActor static func main() {
    var words = CommandLine.arguments.dropFirst()
    if words.first == "allocations" {
      for scene in PhysicsScene.all { print("\(scene.growth { allocationCount() }) \(scene.name)") }
      return
    }
    while let word = words.popFirst() {
      let count = word == "app" ? 3 : word == "scene" ? 1 : 0
      let numbers = words.prefix(count).compactMap { Int32($0) }
      guard count > 0, numbers.count == count else {
        print("usage: goldens (app KIND INDEX COUNT | scene INDEX) ... | goldens allocations")
        return
      }
      words = words.dropFirst(count)
      let hash =
        count == 3
        ? Session.golden(kind: numbers[0], index: numbers[1], count: numbers[2])
        : PhysicsScene.golden(index: numbers[0])
      let digits = String(hash, radix: 16)
      print(String(repeating: "0", count: 16 - digits.count) + digits)
    }
  }
}
