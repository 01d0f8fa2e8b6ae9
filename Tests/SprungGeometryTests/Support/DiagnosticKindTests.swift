// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungGeometry

/// Tests that each kind of fault has the effect stated in the table.
@Suite struct DiagnosticKindTests {
  private static func names(_ severity: DiagnosticSeverity) -> [String] {
    DiagnosticKind.all.filter { $0.severity == severity }.map(\.name)
  }

  /// Runs in a separate process, because `Scripts/reliability` compares the kinds reported by this process with the
  /// table.
  @Test func recordingsReceiveEveryKindWithItsSeverity() async {
    await #expect(processExitsWith: .success) {
      for kind in DiagnosticKind.all {
        let faults = Diagnostics.recording { Diagnostics.report(kind.name, "a sentence") }
        #expect(faults.map(\.kind) == [kind.name] && faults.first?.isWarning == (kind.severity != .stops))
      }
    }
    #expect(DiagnosticKind.severity(of: "anApplicationsOwn") == .stops)
  }

  @Test("A debug build stops with the kind and message where Apple throws; every tenth kind, all in long runs")
  func stops() async throws {
    let names = Self.names(.stops)
    for index in stride(from: 0, to: names.count, by: Seeds.trials > 1 ? 1 : 10) {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [name = names[index] as String] in
        Diagnostics.report(name, "a sentence")
      }
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("Fatal error: \(names[index]): a sentence"), "\(words.suffix(300))")
    }
  }

  @Test func loggedKindsArePrintedOnceAndSilentKindsNever() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      for _ in 0..<2 {
        for kind in DiagnosticKind.all where kind.severity != .stops { Diagnostics.report(kind.name, "a sentence") }
      }
    }
    let words = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    for name in Self.names(.logged) {
      #expect(words.components(separatedBy: "Sprung warning, \(name): a sentence").count == 2, "\(name)")
    }
    for name in Self.names(.silent) { #expect(!words.contains(" \(name):")) }
  }
}
