// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct UILabelTests {
  private func label(_ text: String, _ width: CGFloat, _ height: CGFloat, size: CGFloat = 16) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label
  }

  @Test func labelPassesItsLinesToLayer() {
    let label = label("one two three", 60, 60)
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .red
    label.layoutIfNeeded()
    #expect(label.layer.text?.string == "one two\nthree")
    #expect(label.layer.text?.style.numberOfLines == 2)
    #expect(label.layer.text?.style.alignment == .center)
    #expect(label.layer.text?.style.lineBreak == .byClipping)
    #expect(label.layer.text?.color.rawValue == 0xFF00_00FF)
    #expect(label.layer.stageKind == .label)
  }

  @Test func emptiedLabelPassesEmptyText() {
    let label = label("one", 60, 60)
    label.layoutIfNeeded()
    label.text = nil
    label.layoutIfNeeded()
    #expect(label.layer.text?.string == "")
  }

  @Test func sizes() {
    // "Hello" is 44.73 points wide; a line is 23.867 points high.
    let label = label("Hello", 0, 0, size: 20)
    #expect(label.intrinsicContentSize == CGSize(width: 45, height: 24))
    #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 45, height: 24))
    label.frame.origin = CGPoint(x: 7, y: 9)
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 7, y: 9, width: 45, height: 24))
    label.text = "Hello Hello"
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 45, height: 48))
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize.height == 48)
  }

  @Test func linesBeyondHeightAreOmitted() {
    let label = label("one two three four five", 60, 40)
    label.numberOfLines = 0
    label.layoutIfNeeded()
    #expect(label.shownLines == ["one two", "three…"])
    label.bounds.size.height = 60
    label.layoutIfNeeded()
    #expect(label.shownLines == ["one two", "three", "four five"])
  }

  // The label in a tile of demo 1 is 70 - 2 * 12 points wide, and its font can shrink from 50 to 25 points. A size of
  // nil depends on the letter spacing, which is wider at smaller sizes. The text must then fill the width exactly.
  nonisolated static let shrunkSizes: [(String, Double?)] = [("7", 50), ("30", nil), ("120", nil), ("10000", 25)]

  @Test(arguments: shrunkSizes)
  func fontShrinksToFitWidth(text: String, expected: Double?) {
    let label = label(text, 46, 46, size: 50)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.layoutIfNeeded()
    let size = label.layer.text?.style.fontSize ?? 0
    if let expected {
      #expect(abs(size - expected) < 1e-9)
    } else {
      let width = UIFont.systemFont(ofSize: CGFloat(size)).size(of: text).width
      #expect((45.8...46.1).contains(width), "\(size) points, width \(width)")
    }
    #expect(label.shownLines == (text == "10000" ? ["1…"] : [text]))
  }

  @Test func withoutAdjustmentFontKeepsItsSize() {
    let label = label("10000", 46, 46, size: 50)
    label.layoutIfNeeded()
    #expect(label.layer.text?.style.fontSize == 50)
  }

  @Test func severalLinesShrinkTogether() {
    let label = label("one two three four", 60, 42)
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    label.layoutIfNeeded()
    #expect(label.shownLines == ["one two", "three four"])
    let size = label.layer.text?.style.fontSize ?? 0
    #expect(size < 16 && size > 12)
  }

  @Test func highlightAndDisabledColors() {
    let label = label("one", 60, 20)
    label.highlightedTextColor = .blue
    label.isHighlighted = true
    label.layoutIfNeeded()
    #expect(label.layer.text?.color.rawValue == 0x0000_FFFF)
    label.isHighlighted = false
    label.isEnabled = false
    label.layoutIfNeeded()
    #expect(label.layer.text?.color.rawValue == 0x0000_0066)
  }

  @Test func assistiveTechnologyReadsText() {
    let label = label("one", 60, 20)
    #expect(label.stageAccessibility?.role == .text)
    #expect(label.stageAccessibility?.label == "one")
    label.accessibilityLabel = "first"
    #expect(label.stageAccessibility?.label == "first")
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func nilRestoresFontAndColor() {
    let label = UILabel()
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test func shadowIsLayerShadowWithoutBlur() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 1, height: 2)
    #expect(label.layer.shadowColor == UIColor.red.cgColor && label.layer.shadowOpacity == 1)
    #expect(label.layer.shadowRadius == 0 && label.layer.shadowOffset == CGSize(width: 1, height: 2))
    label.shadowColor = nil
    #expect(label.layer.shadowOpacity == 0)
  }

  @Test func attributedTextSetsStyleOfFirstCharacter() {
    let label = UILabel()
    let text = NSAttributedString(
      string: "Harbour", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.green])
    label.attributedText = text
    #expect(label.text == "Harbour" && label.font == .boldSystemFont(ofSize: 20) && label.textColor == .green)
    #expect(label.attributedText?.string == "Harbour")
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
  }
}
