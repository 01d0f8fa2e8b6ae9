// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct TruncationTests {
  /// Returns a stage with views at the given frames.
  private func stage(_ views: [(UIView, CGRect)]) throws -> TestStage {
    let controller = UIViewController()
    for (view, frame) in views {
      view.frame = frame
      controller.view.addSubview(view)
    }
    return try TestStage(.smallPhone) { controller }
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func truncatedLabelsAreReported() throws {
    let text = "Hello"
    let font = UIFont.systemFont(ofSize: 17)
    let exact = font.size(of: text).width
    let stage = try stage([
      (label(text), CGRect(x: 10, y: 10, width: exact, height: 30)),
      (label(text), CGRect(x: 10, y: 60, width: 30, height: 30)),
    ])
    let needed = (Double(exact) * 100).rounded() / 100
    #expect(
      sentences { stage.expectNoTruncation() } == [
        "\"Hello\" is truncated: its UILabel at (10, 60, 30, 30) needs \(needed) x 20.29 points"
      ])
  }

  @Test func missingLinesAreReported() throws {
    let words = "one two three four five"
    let stage = try stage([
      (label(words, lines: 0), CGRect(x: 10, y: 10, width: 60, height: 200)),
      (label(words, lines: 0), CGRect(x: 100, y: 10, width: 60, height: 45)),
      (label(words, lines: 2), CGRect(x: 200, y: 10, width: 60, height: 200)),
    ])
    let found = sentences { stage.expectNoTruncation() }
    #expect(found.count == 1 && found[0].contains("at (100, 10, 60, 45)") && found[0].contains("at (200, 10, 60, 200)"))
    #expect(!found[0].contains("at (10, 10, 60, 200)"))
  }

  @Test func shrinkingFontsAreConsidered() throws {
    let shrinking = label("Hello")
    shrinking.adjustsFontSizeToFitWidth = true
    let limited = label("Hello")
    limited.adjustsFontSizeToFitWidth = true
    limited.minimumScaleFactor = 0.9
    let frame = CGRect(x: 10, y: 10, width: 25, height: 30)
    let stage = try stage([(shrinking, frame), (limited, frame.offsetBy(dx: 0, dy: 100))])
    let found = sentences { stage.expectNoTruncation() }
    #expect(found.count == 1 && found[0].contains("at (10, 110, 25, 30)") && !found[0].contains("; "))
  }

  @Test func truncatedControlsAreReported() throws {
    let button = UIButton(type: .system)
    button.setTitle("A long title", for: .normal)
    let field = UITextField()
    field.text = "A long text"
    field.accessibilityLabel = "Field"
    let stage = try stage([
      (button, CGRect(x: 10, y: 10, width: 40, height: 44)), (field, CGRect(x: 10, y: 100, width: 40, height: 44)),
    ])
    let found = sentences { stage.expectNoTruncation() }
    #expect(found.count == 1 && found[0].contains("A long title") && found[0].contains("A long text"))
    // The text of a field scrolls while the field is being edited.
    try stage.tap(.textField, "Field")
    let edited = sentences { stage.expectNoTruncation() }
    #expect(edited.count == 1 && edited[0].contains("A long title") && !edited[0].contains("A long text"))
    let exception = try stage.element(.button, "A long title")
    #expect(sentences { stage.expectNoTruncation(except: [exception]) } == [])
  }

  @Test func invisibleTextIsIgnored() throws {
    let hidden = label("Hello")
    hidden.isHidden = true
    let clear = UIView()
    clear.alpha = 0
    let inside = label("Hello")
    inside.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    clear.addSubview(inside)
    let frame = CGRect(x: 10, y: 10, width: 20, height: 30)
    let empty = try stage([(hidden, frame), (clear, frame)])
    #expect(sentences { empty.expectNoTruncation() } == ["expectNoTruncation: there is no text on the stage"])
  }
}
