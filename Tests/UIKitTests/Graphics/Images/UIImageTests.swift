// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UIImageTests {
  @Test func assetsAreFoundByName() {
    UIImage.register(named: "leaf", number: 7, size: CGSize(width: 30, height: 20))
    let view = UIImageView(image: UIImage(named: "leaf"))
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
    let stage = FingerStage()
    stage.encoder = FrameEncoder()
    /// Runs a frame and returns the image's identifier in the frame's records.
    func asset() -> UInt32? {
      stage.tick()
      return stage.records.compactMap { if case .image(_, let number, _) = $0 { number } else { nil } }.last
    }
    stage.window.addSubview(view)
    #expect(asset() == 7)
    #expect(UIImage(named: "no such leaf") == nil)
    view.image = nil
    #expect(asset() == 0)
  }

  @Test func colorsAreDrawnAsBackground() {
    let view = UIImageView(image: UIImage(color: .red, size: CGSize(width: 10, height: 10)))
    view.layoutIfNeeded()
    #expect(view.layer.sublayers?[0].backgroundColor == UIColor.red.cgColor)
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    view.tintColor = .green
    view.layoutIfNeeded()
    #expect(view.layer.sublayers?[0].backgroundColor == UIColor.green.cgColor)
  }

  nonisolated static let places: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 60)),
    (.scaleAspectFit, CGRect(x: 20, y: 0, width: 60, height: 60)),
    (.scaleAspectFill, CGRect(x: 0, y: -20, width: 100, height: 100)),
    (.center, CGRect(x: 40, y: 20, width: 20, height: 20)),
    (.top, CGRect(x: 40, y: 0, width: 20, height: 20)),
    (.bottomRight, CGRect(x: 80, y: 40, width: 20, height: 20)),
    (.left, CGRect(x: 0, y: 20, width: 20, height: 20)),
  ]

  @Test(arguments: places) func contentModes(mode: UIView.ContentMode, expected: CGRect) {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.contentMode = mode
    view.image = UIImage(color: .red, size: CGSize(width: 20, height: 20))
    view.layoutIfNeeded()
    #expect(view.layer.sublayers?[0].frame == expected)
  }

  @Test func invalidSizesAreReported() {
    let faults = Diagnostics.recording {
      #expect(UIImage(color: .red, size: CGSize(width: 0, height: -1)).size == CGSize(width: 1, height: 1))
      UIImage.register(named: "bad", number: 0, size: CGSize(width: 1, height: 1))
    }
    #expect(faults.count == 2)
    #expect(UIImage(named: "bad") == nil)
  }

  @Test func highlightedImages() {
    let view = UIImageView(image: UIImage(color: .red), highlightedImage: UIImage(color: .blue))
    view.isHighlighted = true
    view.layoutIfNeeded()
    #expect(view.layer.sublayers?[0].backgroundColor == UIColor.blue.cgColor)
  }
}
