// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests symbols, tints and image files.
@Suite(.oneApplication) @MainActor struct NamedImageTests {
  @Test("A symbol is the asset of its name as a template; the message for a missing one names the remedy")
  func symbols() throws {
    let faults = Diagnostics.recording {
      #expect(UIImage(systemName: "no.such.symbol")?.cgImage === UIImage(systemName: "questionmark.square")?.cgImage)
    }
    #expect(faults.map(\.kind) == ["symbol"] && faults[0].message.contains("no.such.symbol"))
    UIImage.register(named: "star.of.a.test", number: 901, size: CGSize(width: 20, height: 20))
    let star = try #require(UIImage(systemName: "star.of.a.test"))
    #expect(star.renderingMode == .alwaysTemplate && star.size == CGSize(width: 20, height: 20))
  }

  @Test("A tinted image is drawn in its tint, a template in the view's")
  func tints() {
    let stage = FingerStage()
    stage.encoder = FrameEncoder()
    /// Runs a frame and returns the image's tint in the frame's records.
    func tint() -> PackedColor? {
      stage.tick()
      return stage.records.compactMap { if case .image(_, _, let tint) = $0 { tint } else { nil } }.last
    }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.tintColor = .green
    stage.window.addSubview(view)
    UIImage.register(named: "leaf of a test", number: 902, size: CGSize(width: 20, height: 20))
    view.image = UIImage(named: "leaf of a test")?.withTintColor(.red)
    #expect(tint() == PackedColor(rawValue: UIColor.red.cgColor.rgba))
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    #expect(tint() == PackedColor(rawValue: UIColor.green.cgColor.rgba))
  }

  @Test("A file is read with the scale in its name; a missing one is nil")
  func files() throws {
    let path = NSTemporaryDirectory() + "sprung-picture@2x.png"
    let bytes = try #require(UIImage(color: .red, size: CGSize(width: 8, height: 4)).pngData())
    try bytes.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.scale == 2 && image.size == CGSize(width: 4, height: 2))
    #expect(UIImage(contentsOfFile: path + ".gone") == nil)
  }

  final class Wide: UIImage, @unchecked Sendable {
    override var size: CGSize { CGSize(width: 100, height: 1) }
  }

  @Test("Views use the size that a subclass returns")
  func overridden() throws {
    let image = Wide(color: .red, size: CGSize(width: 2, height: 2))
    #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 100, height: 1))
  }
}
