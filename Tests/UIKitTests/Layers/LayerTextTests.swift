// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the equality of types that contain text. If equality ignored a field, changes of that field would never be
/// sent to the host.
@Suite(.oneApplication) struct LayerTextTests {
  /// Expects that each change results in a different value, and that each field has a change.
  private func expect<Value: Equatable>(_ value: Value, _ changes: [(inout Value) -> Void]) {
    #expect(Mirror(reflecting: value).children.count == changes.count)
    for (index, change) in changes.enumerated() {
      var other = value
      #expect(other == value)
      change(&other)
      #expect(other != value, "change \(index)")
    }
  }

  private let style = TextStyle(fontSize: 17)

  @Test func textOfLayer() {
    let run = StageTextRun(text: "a", style: style, color: .clear)
    expect(
      LayerText(string: "caf\u{E9}", style: style, color: .clear),
      [
        { $0.string = "cafe\u{301}" }, { $0.style.fontSize = 18 }, { $0.color = PackedColor(rawValue: 1) },
        { $0.widths = [9.5] },
        { $0.lines = [StageTextLine(alignment: .left, height: 20, runs: [run])] },
      ])
  }

  @Test func runOfLetters() {
    expect(
      StageTextRun(text: "a", style: style, color: .clear),
      [
        { $0.text = "b" }, { $0.style.fontSize = 18 }, { $0.color = PackedColor(rawValue: 1) },
        { $0.background = PackedColor(rawValue: 1) }, { $0.kern = 1 }, { $0.baselineOffset = 1 },
        { $0.decorations = .underline }, { $0.width = 9.5 },
        { $0.effects = StageTextEffects() },
      ])
  }

  @Test func meaningOfLayer() {
    expect(
      StageAccessibility(),
      [
        { $0.role = .button }, { $0.label = "a" }, { $0.position = 1 }, { $0.count = 1 }, { $0.state = .disabled },
      ])
  }

  @Test @MainActor func textStyle() {
    expect(
      TextAttributes(),
      [
        { $0.font = .systemFont(ofSize: 12) }, { $0.color = .red }, { $0.background = .red }, { $0.kern = 1 },
        { $0.baselineOffset = 1 }, { $0.decorations = .underline }, { $0.isItalic = true },
        { $0.paragraph = ParagraphAttributes() }, { $0.link = "a" }, { $0.emphasis = .code },
        { $0.picture = InlinePicture(NSObject()) },
        { $0.effects = TextEffects(strokeWidth: 1) },
      ])
  }

  @Test func textWithSeveralStyles() {
    let runs = RichText("ab").runs
    #expect(RichText("ab") == RichText("ab", runs: runs))
    #expect(RichText("ab") != RichText("ac"))
    var italic = TextAttributes()
    italic.isItalic = true
    #expect(RichText("ab") != RichText("ab", attributes: italic))
  }

  @Test("All styles have different full names, by which fonts are compared")
  func fontNames() {
    let names = FontName.families.flatMap { family in family.styles.map { family.fullName($0) } }
    #expect(Set(names).count == names.count)
    #expect(!names.isEmpty)
  }
}
