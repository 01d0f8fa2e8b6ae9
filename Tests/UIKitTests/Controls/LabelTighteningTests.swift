// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Tightening of letter spacing before truncation", .oneApplication)
@MainActor struct LabelTighteningTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))

  init() {
    stage.encoder = FrameEncoder()
    label.text = "A title of some length"
    stage.window.addSubview(label)
  }

  private func shown(width: CGFloat) -> (text: String, size: Double, width: Double)? {
    label.frame.size.width = width
    stage.tick()
    for case .text(_, let text, let style, _, let widths) in stage.records {
      return (text, style.fontSize, Double(widths.first ?? 0))
    }
    return nil
  }

  @Test("A text up to 5 % wider than the label is tightened to its width")
  func tightening() throws {
    let natural = label.intrinsicContentSize.width
    let narrow = (natural * 0.97).rounded()
    #expect(shown(width: narrow)?.text.hasSuffix("\u{2026}") == true)
    label.allowsDefaultTighteningForTruncation = true
    let tight = try #require(shown(width: narrow))
    #expect(tight.text == "A title of some length" && abs(tight.width - Double(narrow)) < 0.01 && tight.size == 17)
    #expect(shown(width: natural * 0.9)?.text.hasSuffix("\u{2026}") == true)
    label.adjustsFontSizeToFitWidth = true
    let shrunk = try #require(shown(width: natural * 0.91))
    #expect(shrunk.size < 17 && shrunk.text == "A title of some length")
  }
}
