// SPDX-License-Identifier: MIT

import SprungGeometry

/// Something of ours that takes input, and what must hold whatever the input is.
///
/// A target does only what an application, a host or a file may do. A stop of the process is then a finding, and so are a
/// sentence that the target notes and a fault that it does not expect.
public struct FuzzTarget: Sendable {
  /// Its name, and that of its corpus's folder.
  public let name: String
  /// The kinds of faults that its input may deserve; nil for any kind.
  let expectedFaults: [String]?
  /// Does what the bytes say, and notes what is wrong.
  let run: @MainActor (_ bytes: [UInt8], _ check: FuzzCheck) -> Void
  /// Inputs to begin with, if random bytes would be rejected immediately.
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

  /// The findings for an input, a line each; nil if everything holds.
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

  /// Random bytes of a seed: 32 to 287 of them.
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

  /// The inputs to begin with: the target's own, and random bytes of several lengths.
  @MainActor public var firstInputs: [[UInt8]] {
    var own: [[UInt8]] = []
    // The code that makes them may itself be rejected, which is intended.
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
