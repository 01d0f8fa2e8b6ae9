// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests labels that override their text rectangle.
@Suite(.oneApplication) @MainActor struct LabelDrawingTests {
  private final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return inner.inset(
        by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  @Test("Margins around the text enlarge the label and inset the text")
  func padding() throws {
    let plain = UILabel()
    let padded = PaddedLabel()
    for label in [plain, padded] {
      label.text = "one two three"
      label.numberOfLines = 0
    }
    let natural = plain.intrinsicContentSize
    #expect(padded.intrinsicContentSize == CGSize(width: natural.width + 30, height: natural.height + 10))
    // Lines break as in a label without padding that has the remaining width.
    let narrow = plain.sizeThatFits(CGSize(width: 60, height: 0))
    #expect(
      padded.sizeThatFits(CGSize(width: 90, height: 0)) == CGSize(width: narrow.width + 30, height: narrow.height + 10))

    padded.frame = CGRect(x: 0, y: 0, width: 90, height: 100)
    padded.layoutIfNeeded()
    let inner = try #require(padded.layer.sublayers?.first)
    #expect(inner.frame == CGRect(x: 10, y: 4, width: 60, height: 90))
    #expect(inner.text?.string == "one two\nthree" || padded.shownLines.count >= 2)
    #expect(padded.layer.text == nil && inner.stageKind == .label)
  }

  @Test("The text can be at the top instead of the center")
  func top() throws {
    final class TopLabel: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
      }
    }
    let label = TopLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.text = "top"
    label.layoutIfNeeded()
    #expect(label.layer.sublayers?.first?.frame.minY == 0)
    #expect(label.layer.sublayers?.first?.frame.size == label.intrinsicContentSize)
  }

  @Test("A label without overrides draws in its own layer, and its text rectangle fits the text")
  func plain() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.text = "plain"
    label.layoutIfNeeded()
    #expect(label.layer.text?.string == "plain" && (label.layer.sublayers ?? []).isEmpty)
    let rect = label.textRect(forBounds: CGRect(x: 5, y: 7, width: 300, height: 10), limitedToNumberOfLines: 1)
    #expect(rect.origin == CGPoint(x: 5, y: 7) && rect.width == label.intrinsicContentSize.width && rect.height == 10)
  }

  @Test("A non-finite rectangle is rejected, and one without area shows what fits")
  func badRectangles() {
    final class BadLabel: UILabel {
      var rect = CGRect.zero
      override func drawText(in rect: CGRect) { super.drawText(in: self.rect) }
    }
    let label = BadLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "bad"
    label.rect = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    #expect(Diagnostics.recording { label.layoutIfNeeded() }.map(\.kind) == ["labelRect"])
    label.rect = CGRect(x: 10, y: 10, width: -30, height: -30)
    label.setNeedsLayout()
    #expect(Diagnostics.recording { label.layoutIfNeeded() }.isEmpty)
  }
}
