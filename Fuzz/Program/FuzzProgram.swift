// SPDX-License-Identifier: MIT

#if !SPRUNG_FUZZING
  import Foundation
  import FuzzTargets
  import UpdateScripts

  /// The commands that do not use libFuzzer: `fuzz targets`, `fuzz seeds FOLDER`, `fuzz replay TARGET FILE...`,
  /// `fuzz trial TARGET COUNT [FIRST-SEED]`, `fuzz updates COUNT [FIRST-SEED]` and `fuzz lifetimes --count N --seed S`.
  @main
  @MainActor enum FuzzProgram {
    static func main() throws {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch arguments.first {
      case "targets": for target in FuzzTarget.all { print(target.name) }
      case "seeds" where arguments.count == 2: try writeSeeds(URL(fileURLWithPath: arguments[1]))
      case "replay" where arguments.count >= 2: try replay(arguments[1], arguments.dropFirst(2))
      case "trial" where arguments.count >= 3:
        try trial(arguments[1], Int(arguments[2]) ?? 0, first: arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0)
      case "updates" where arguments.count >= 2:
        UpdateTrial.run(count: UInt64(arguments[1]) ?? 0, first: arguments.count > 2 ? UInt64(arguments[2]) ?? 0 : 0)
      case "lifetimes": LifetimeRun.run(arguments.dropFirst())
      default:
        fail(
          "usage: fuzz targets | seeds FOLDER | replay TARGET FILE... | trial TARGET COUNT [FIRST-SEED] | "
            + "updates COUNT [FIRST-SEED] | lifetimes [--count N] [--seed S] [--verbose]")
      }
    }

    /// Writes the initial inputs of each target to a folder with the target's name.
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
      guard let target = FuzzTarget.named(name) else { fail("'\(name)' is not a target") }
      for file in files {
        let finding = target.finding(in: [UInt8](try Data(contentsOf: URL(fileURLWithPath: file))))
        print("\(file): \(finding ?? "nothing")")
      }
    }

    /// Tries random bytes, one input per seed. If the program terminates, it has already printed the seeds reached so
    /// far.
    private static func trial(_ name: String, _ count: Int, first: Int) throws {
      guard let target = FuzzTarget.named(name) else { fail("'\(name)' is not a target") }
      var findings = 0
      for seed in first..<first + count {
        let bytes = FuzzTarget.randomInput(seed: seed)
        if (seed - first) % 1000 == 0 { print("\(name): seed \(seed)") }
        guard let finding = target.finding(in: bytes) else { continue }
        findings += 1
        print("\(name), seed \(seed): \(finding)")
        if findings == 20 { break }
      }
      if findings > 0 { fail("\(findings) findings of \(name)") }
      print("\(count) random inputs of \(name), no findings, seeds \(first)..<\(first + count)")
    }
  }

  /// Prints a sentence and exits.
  func fail(_ sentence: String) -> Never {
    print(sentence)
    exit(1)
  }
#endif
