// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Transfer of image data to the host", .oneApplication) struct PictureLedgerTests {
  let window: UIWindow
  let encoder = FrameEncoder()

  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 200, height: 200), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    _ = frame(at: 0)
  }

  private func frame(at time: Double) -> [String] {
    UIApplication.shared.tick(timestamp: time, into: encoder)
    let records = (try? Frame.decode(at: encoder.address))?.records ?? []
    return records.compactMap { record in
      switch record {
      case .image(_, let number, let tint): "show \(number & 0xFF) \(tint.isVisible ? "tinted" : "plain")"
      case .imageData(let number, let bytes): "data \(number & 0xFF) \(bytes.count)"
      default: nil
      }
    }
  }

  @Test func imageIsSentOnceAndReleased() {
    var image = UIImage(data: Data(ImageFiles.png))
    let views = [UIImageView(image: image), UIImageView(image: image?.withRenderingMode(.alwaysTemplate))]
    for view in views { window.addSubview(view) }
    #expect(frame(at: 0.1) == ["data 1 \(ImageFiles.png.count)", "show 1 plain", "show 1 tinted"])
    views[0].image = nil
    #expect(frame(at: 0.2) == ["show 0 plain"])
    views[1].removeFromSuperview()
    #expect(frame(at: 0.3) == [])
    views[1].image = nil
    views[1].layoutIfNeeded()
    window.addSubview(views[1])
    #expect(frame(at: 0.4) == ["show 0 plain"])
    image = nil
    #expect(frame(at: 0.5) == ["data 1 0"])
    #expect(frame(at: 0.6) == [])
  }

  @Test func newHostReceivesEverythingAgain() {
    let image = UIImage(data: Data(ImageFiles.gif))
    let view = UIImageView(image: image)
    window.addSubview(view)
    #expect(frame(at: 0.1) == ["data 1 \(ImageFiles.gif.count)", "show 1 plain"])
    UIApplication.shared.reset()
    window.makeKeyAndVisible()
    #expect(frame(at: 0.2) == ["data 1 \(ImageFiles.gif.count)", "show 1 plain"])
  }

  @Test func contentsOfLayer() {
    let layer = CALayer()
    window.layer.addSublayer(layer)
    let image = UIImage(data: Data(ImageFiles.jpeg))
    layer.contents = image?.cgImage
    #expect(layer.contents as AnyObject === image?.cgImage)
    #expect(frame(at: 0.1) == ["data 1 \(ImageFiles.jpeg.count)", "show 1 plain"])
    layer.contents = image
    #expect(layer.contents as AnyObject === image)
    #expect(frame(at: 0.2) == [])
    let faults = Diagnostics.recording { layer.contents = "a name" }
    #expect(faults.map { $0.kind } == ["layerContents"])
    #expect(layer.contents == nil)
    #expect(frame(at: 0.3) == ["show 0 plain"])
  }
}
