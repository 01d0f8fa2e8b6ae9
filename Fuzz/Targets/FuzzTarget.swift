// SPDX-License-Identifier: MIT

import SprungGeometry

/// Code that processes input, and the conditions that must be true for any input.
///
/// A target only does what an app, a host or a file can do. Therefore a crash, a recorded sentence or an unexpected
/// fault is a finding.
public struct FuzzTarget: Sendable {
  /// The name, which is also the name of its corpus folder.
  public let name: String
  /// The kinds of faults that input can cause; nil for all kinds.
  let expectedFaults: [String]?
  /// Processes an input and records violations.
  let run: @MainActor (_ bytes: [UInt8], _ check: FuzzCheck) -> Void
  /// Initial inputs, if random bytes would be rejected immediately.
  let seeds: @MainActor () -> [[UInt8]]

  init(
    _ name: String, faults: [String]?, seeds: @escaping @MainActor () -> [[UInt8]] = { [] },
    run: @escaping @MainActor (_ bytes: [UInt8], _ check: FuzzCheck) -> Void
  ) {
    self.name = name
    expectedFaults = faults
    self.seeds = seeds
    self.run = run
  }

  /// Returns the findings for an input, one per line, or nil if there are none.
  @MainActor public func finding(in bytes: [UInt8]) -> String? {
    let check = FuzzCheck()
    let faults = Diagnostics.recording { run(bytes, check) }
    if let expectedFaults {
      for fault in faults where !expectedFaults.contains(fault.kind) {
        check.note("\(fault.kind): \(fault.message)")
      }
    }
    return check.findings.isEmpty ? nil : check.findings.joined(separator: "\n")
  }

  /// Returns 32 to 287 random bytes for the given seed.
  public static func randomInput(seed: Int) -> [UInt8] {
    var state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
    func next() -> UInt64 {
      state = state &+ 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
    return (0..<32 + Int(next() % 256)).map { _ in UInt8(truncatingIfNeeded: next()) }
  }

  /// The initial inputs: the target's own, or random bytes of several lengths.
  @MainActor public var firstInputs: [[UInt8]] {
    var own: [[UInt8]] = []
    // The code that creates them may report faults, which is intended.
    _ = Diagnostics.recording { own = seeds() }
    if !own.isEmpty { return own }
    return (1...12).map { number in
      var state = UInt8(truncatingIfNeeded: number)
      return (0..<number * 16).map { _ in
        state = state &* 205 &+ 29
        return state ^ state >> 3
      }
    }
  }
}
