// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// The image of a symbol that Sprung does not contain was nil, so buttons and bars were empty, and code that unwraps
/// the image crashed. Each use was reported as a fault, but only the first name was printed. Sprung now displays a
/// replacement symbol, a question mark in a square.
@Suite(.oneApplication) @MainActor struct MissingSymbolTests {
  @Test("a missing symbol is a question mark in a square with the tint color")
  func glyph() throws {
    let image = try #require(UIImage(systemName: "heart.of.a.test"))
    let sign = try #require(UIImage(systemName: "questionmark.square"))
    #expect(image.isSymbolImage && image.size == sign.size && image.cgImage === sign.cgImage)
    #expect(UIImageView(image: image).intrinsicContentSize == image.size)
    #expect(image.withConfiguration(UIImage.SymbolConfiguration(scale: .large)).size.width > image.size.width)
    #expect(UIImage(systemName: "") == nil && UIImage(named: "heart.of.a.test") == nil)
  }

  @Test("every missing symbol is displayed in the tint color")
  func display() throws {
    // An image uses the scale that the screen has when the image is created.
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star.of.a.missing.one"), for: .normal)
    button.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    let other = UIImageView(image: UIImage(systemName: "leaf.of.a.test"))
    let controller = UIViewController()
    controller.view.addSubview(button)
    controller.view.addSubview(other)
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2) { controller }
    defer { host.stop() }
    host.frame(milliseconds: 0)
    // A button displays symbols at the size of its title font.
    let title = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 15))
    #expect(button.imageView?.bounds.size == other.image?.withConfiguration(title).size)
    #expect(host.picture.components(separatedBy: "<mask id=\"stencil").count == 3)
  }

  @Test("each missing name is reported once per application run")
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
