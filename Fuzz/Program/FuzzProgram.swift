// SPDX-License-Identifier: MIT

import UpdateScripts

/// Tries random input without end in sight: `fuzz updates 1000000 [FIRST SEED]`.
@main
enum FuzzProgram {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2, arguments[0] == "updates", let count = UInt64(arguments[1]) else {
      print("usage: fuzz updates COUNT [FIRST-SEED]")
      exitWithFailure()
    }
    let first = arguments.count > 2 ? UInt64(arguments[2]) ?? 0 : 0
    var damaged = 0
    for seed in first..<first + count {
      let script = UpdateScript(seed: seed)
      if let sentence = script.disagreement() { fail(seed, sentence) }
      guard let careless = script.damaged() else { continue }
      damaged += 1
      if let sentence = careless.disagreementAboutRules() { fail(seed, sentence) }
    }
    print("\(count) random batches and \(damaged) damaged ones agree with arrays, seeds \(first)..<\(first + count)")
  }

  private static func fail(_ seed: UInt64, _ sentence: String) -> Never {
    print("seed \(seed): \(sentence)")
    exitWithFailure()
  }

  private static func exitWithFailure() -> Never { fatalError("fuzz failed") }
}
