// SPDX-License-Identifier: MIT

#if !SPRUNG_FUZZING
  import Foundation
  import FuzzTargets
  import UpdateScripts

  /// What needs no libFuzzer: `fuzz targets`, `fuzz seeds FOLDER`, `fuzz replay TARGET FILE...`,
  /// `fuzz updates COUNT [FIRST-SEED]` and `fuzz lifetimes --count N --seed S`.
  @main
  @MainActor enum FuzzProgram {
    static func main() throws {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch arguments.first {
      case "targets": for target in FuzzTarget.all { print(target.name) }
      case "seeds" where arguments.count == 2: try writeSeeds(URL(fileURLWithPath: arguments[1]))
      case "replay" where arguments.count >= 2: try replay(arguments[1], arguments.dropFirst(2))
      case "updates" where arguments.count >= 2:
        UpdateTrial.run(count: UInt64(arguments[1]) ?? 0, first: arguments.count > 2 ? UInt64(arguments[2]) ?? 0 : 0)
      case "lifetimes": LifetimeRun.run(arguments.dropFirst())
      default:
        fail(
          "usage: fuzz targets | seeds FOLDER | replay TARGET FILE... | updates COUNT [FIRST-SEED] "
            + "| lifetimes [--count N] [--seed S] [--verbose]")
      }
    }

    /// Writes the inputs that every target begins with, each into a folder of the target's name.
    private static func writeSeeds(_ folder: URL) throws {
      for target in FuzzTarget.all {
        let place = folder.appendingPathComponent(target.name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for (number, bytes) in target.firstInputs.enumerated() {
          try Data(bytes).write(to: place.appendingPathComponent("seed-\(number)"))
        }
      }
    }

    private static func replay(_ name: String, _ files: ArraySlice<String>) throws {
      guard let target = FuzzTarget.named(name) else { fail("there is no target '\(name)'") }
      for file in files {
        let finding = target.finding(in: [UInt8](try Data(contentsOf: URL(fileURLWithPath: file))))
        print("\(file): \(finding ?? "nothing")")
      }
    }
  }

  /// Ends the program with a sentence.
  func fail(_ sentence: String) -> Never {
    print(sentence)
    exit(1)
  }
#endif
