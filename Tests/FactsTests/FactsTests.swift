// SPDX-License-Identifier: MIT

import Foundation
import SprungTesting
import Testing
import UIKit

/// Compares every recorded value with Sprung's value. A row whose value differs needs a note with the reason, and only
/// such a row may have a note.
@Suite("Facts recorded from Apple's UIKit", .uiKit) @MainActor struct FactsTests {
  static let areas = [
    alerts, animation, autoLayout, autoresizing, colors, controllers, controls, defaults, devices, dynamicType,
    dynamics,
    flowLayout, fontMetrics, gestures, hitTesting, lookOfIOS26, orderOfCalls, readableWidth, safeArea, scrolling,
    sheets,
    stackView, systemFont, systemFontLetters, tables, textHeight, textLines, textWidth,
  ]

  @Test(arguments: 0..<28) func area(_ index: Int) throws {
    let area = try #require(Self.areas.indices.contains(index) ? Self.areas[index] : nil)
    let facts = try Fact.all(of: area.name)
    var counts: [Fact.Verdict: Int] = [:]
    var lines: [String] = []
    for fact in facts {
      // Geometry was recorded at scale 2, offscreen. Rules that need another screen create their own stage.
      let stage = try TestStage(TestDevice(width: 390, height: 844, scale: 2)) { UIViewController() }
      defer { stage.stop() }
      let answer = try area.answer(fact.input)
      let verdict = fact.verdict(of: answer)
      counts[verdict, default: 0] += 1
      lines.append(
        [area.name, fact.input, fact.value, answer ?? "", verdict.rawValue, fact.note].joined(separator: "\t"))
      let isNoted = !fact.note.isEmpty
      let differs = verdict == .different || verdict == .notOffered
      if differs, !isNoted {
        Issue.record(
          Comment(rawValue: "\(area.name): \(fact.input): recorded \(fact.value), ours \(answer ?? "not offered")"))
      } else if !differs, isNoted {
        Issue.record(
          Comment(
            rawValue: "\(area.name): \(fact.input): ours is \(verdict.rawValue), so remove its note: \(fact.note)")
        )
      }
    }
    #expect(!facts.isEmpty)
    try FactReport.write(lines, area.name)
    try FactReport.compare(area.name, facts, counts)
  }

  @Test("Each file of facts has an interpreter") func files() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Fact.folder.path).filter { $0.hasSuffix(".tsv") }
    #expect(files.count == 28 && Set(files) == Set(Self.areas.map { $0.name + ".tsv" }))
  }
}
