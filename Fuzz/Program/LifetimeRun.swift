// SPDX-License-Identifier: MIT

#if !SPRUNG_FUZZING
  import Foundation
  import Lifetimes

  /// Runs one lifetime trial per seed: `fuzz lifetimes --count N --seed S [--verbose]`.
  @MainActor enum LifetimeRun {
    static func run(_ arguments: ArraySlice<String>) {
      let count = number(after: "--count", in: arguments) ?? 20_000
      let first = number(after: "--seed", in: arguments) ?? 0
      let isVerbose = arguments.contains("--verbose")
      var failures: [String: Int] = [:]
      for seed in first..<first + count {
        let name = LifetimeTrial.name(ofSeed: seed)
        // Printed before the trial, so that the last line names the seed of a crash.
        if isVerbose { FileHandle.standardError.write(Data("seed \(seed): \(name)\n".utf8)) }
        guard let finding = LifetimeTrial.finding(ofSeed: seed) else { continue }
        failures[name, default: 0] += 1
        print(finding)
      }
      for (name, count) in failures.sorted(by: { $0.key < $1.key }) { print("\(count) failures of \(name)") }
      guard failures.isEmpty else { exit(1) }
      print("\(count) releases of \(LifetimeTrial.names.count) scenes, seeds \(first)..<\(first + count)")
    }

    private static func number(after option: String, in arguments: ArraySlice<String>) -> UInt64? {
      guard let index = arguments.firstIndex(of: option), index + 1 < arguments.endIndex else { return nil }
      return UInt64(arguments[index + 1])
    }
  }
#endif
