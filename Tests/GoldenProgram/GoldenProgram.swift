// SPDX-License-Identifier: MIT

import AllocationCounter
import SprungGallery
import SprungGeometry
import SprungHost
import SprungScenes

/// Prints golden hashes for `Scripts/goldens`. Building this program for release takes a fraction of the build time of
/// the test suites.
///
/// `goldens app KIND INDEX COUNT` takes the arguments of the browser's `sp_golden`, and `goldens scene INDEX` takes the
/// number of a physics scene. Several requests can be passed in sequence. Each prints a line of 16 hexadecimal digits,
/// or 0 if the request is unknown. `goldens allocations` prints a line for each physics scene: the number of blocks
/// that its steps allocate after warm-up, and its name.
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
