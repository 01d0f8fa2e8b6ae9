// SPDX-License-Identifier: MIT

#if SPRUNG_FUZZING
  import Foundation
  import FuzzTargets

  /// Runs libFuzzer on the target named in the environment. libFuzzer treats termination of the process as a finding.
  ///
  /// The target is not an argument, because libFuzzer restarts the process with its own arguments to reduce findings
  /// and corpora.
  @main
  enum FuzzEntry {
    private static let target: FuzzTarget = {
      let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
      guard let target = FuzzTarget.named(name) else {
        fatalError("FUZZ_TARGET must be one of \(FuzzTarget.all.map(\.name)), got '\(name)'")
      }
      return target
    }()

    static func main() {
      var count = CommandLine.argc
      var arguments = CommandLine.unsafeArgv
      exit(
        runDriver(&count, &arguments) { bytes, count in
          let input = [UInt8](UnsafeBufferPointer(start: bytes, count: count))
          MainActor.assumeIsolated {
            if let finding = FuzzEntry.target.finding(in: input) { fatalError("found: \(finding)") }
          }
          return 0
        })
    }
  }

  /// The entry point of libFuzzer.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ tryInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif
