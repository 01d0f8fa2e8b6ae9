// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A symbol that does not come with Sprung was nil, so buttons and bars showed nothing in its place, and code that unwraps the
/// image stopped. It was reported each time, and printed for the first name only.
@Suite(.oneApplication) @MainActor struct MissingSymbolTests {
  @Test("a missing symbol is a rounded square that takes the tint color")
  func glyph() throws {
    let image = try #require(UIImage(systemName: "heart.of.a.test"))
    #expect(image.size == CGSize(width: 20, height: 20) && image.renderingMode == .alwaysTemplate)
    // A PNG file whose middle and corners are clear.
    let bytes = try #require(image.pngData())
    #expect(bytes.count == 333 && bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(UIImageView(image: image).intrinsicContentSize == image.size)
    #expect(UIImage(systemName: "") == nil && UIImage(named: "heart.of.a.test") == nil)
  }

  @Test("the glyph reaches the display once, for whichever symbols")
  func display() throws {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star.of.a.test"), for: .normal)
    button.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    let other = UIImageView(image: UIImage(systemName: "leaf.of.a.test"))
    let controller = UIViewController()
    controller.view.addSubview(button)
    controller.view.addSubview(other)
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2) { controller }
    defer { host.stop() }
    host.frame(milliseconds: 0)
    #expect(button.imageView?.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(host.picture.components(separatedBy: "data:image/png").count > 1)
  }

  @Test("each name is reported once while an application runs")
  func reports() {
    let faults = Diagnostics.recording {
      for _ in 0..<3 {
        for name in ["one.of.a.test", "two.of.a.test"] { #expect(UIImage(systemName: name) != nil) }
      }
    }
    #expect(faults.count == 2 && faults.allSatisfy { $0.kind == "symbol" && $0.isWarning })
    #expect(faults[0].message.contains("'one.of.a.test'") && faults[1].message.contains("'two.of.a.test'"))
  }
}
