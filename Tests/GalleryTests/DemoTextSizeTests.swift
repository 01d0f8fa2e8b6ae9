// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHost
import SprungTesting
import Testing
import UIKit

/// Tests that the text of all demos follows the preferred text size without truncation.
@Suite("Text size of demos", .uiKit) @MainActor
struct DemoTextSizeTests {
  /// Returns the font sizes of all text in a view, except in bars, whose text does not follow the text size (as in
  /// UIKit).
  private func fonts(in view: UIView) -> [String: CGFloat] {
    if view is UINavigationBar { return [:] }
    var found: [String: CGFloat] = [:]
    if let label = view as? UILabel, let text = label.text, !text.isEmpty, !label.isHidden {
      found[text] = label.font.pointSize
    }
    for child in view.subviews { found.merge(fonts(in: child)) { max($0, $1) } }
    return found
  }

  private func stage(_ demo: Demo, _ size: UIContentSizeCategory) throws -> TestStage {
    var device = TestDevice(width: Double(demo.size.width), height: Double(demo.size.height))
    device.textSize = size
    let stage = try TestStage(device, showing: demo.makeController)
    for _ in 0..<12 { stage.frame() }
    return stage
  }

  @Test("a larger text size enlarges the text of each demo")
  func grows() throws {
    var count = 0
    for demo in Gallery.demos {
      let usual = try stage(demo, .large)
      let small = fonts(in: usual.host.window)
      usual.stop()
      // Some demos contain only images.
      guard !small.isEmpty else { continue }
      count += 1
      let large = try stage(demo, .accessibilityLarge)
      // If cells are larger, fewer of them are visible.
      let both = fonts(in: large.host.window).filter { small[$0.key] != nil }
      large.stop()
      let before = both.reduce(0) { $0 + (small[$1.key] ?? 0) }
      let after = both.reduce(0) { $0 + $1.value }
      #expect(before > 0 && after > 1.1 * before, "\(demo.name): \(before), \(after)")
    }
    #expect(count > 20, "demos with text")
  }

  @Test(
    "no demo truncates a text in any text size",
    arguments: [
      UIContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
    ])
  func whole(size: UIContentSizeCategory) throws {
    for demo in Gallery.demos {
      let failures = try TestFailure.collecting {
        let stage = try stage(demo, size)
        defer { stage.stop() }
        stage.expectNoTruncation()
      }
      let sentences = failures.map { $0.sentence }.filter { !$0.contains("there is no text") }
      #expect(sentences == [], "\(demo.name) at \(size)")
    }
  }
}
