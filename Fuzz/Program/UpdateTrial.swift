// SPDX-License-Identifier: MIT

#if !SPRUNG_FUZZING
  import UpdateScripts

  /// Compares random batch updates with arrays, and damaged ones with the rules, one per seed.
  enum UpdateTrial {
    static func run(count: UInt64, first: UInt64) {
      var damaged = 0
      for seed in first..<first + count {
        let script = UpdateScript(seed: seed)
        if let sentence = script.disagreement() { fail("seed \(seed): \(sentence)") }
        guard let careless = script.damaged() else { continue }
        damaged += 1
        if let sentence = careless.disagreementAboutRules() { fail("seed \(seed): \(sentence)") }
      }
      print("\(count) random batches and \(damaged) damaged ones agree with arrays, seeds \(first)..<\(first + count)")
    }
  }
#endif
