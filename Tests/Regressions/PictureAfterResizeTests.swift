// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// After the stage was resized or rotated, images from a headless host kept the host's initial size, so the part beyond
/// that size was cut off.
@Suite(.oneApplication) @MainActor struct PictureAfterResizeTests {
  @Test("an image has the size of the stage in the last frame")
  func sizes() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2) { UIViewController() }
    defer { host.stop() }
    func expect(_ width: Double, _ height: Double) {
      #expect(host.picture.contains("width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""))
    }
    host.frame(milliseconds: 0)
    expect(320, 480)
    host.send(.init(.resize, x: 480, y: 320, a: 2, milliseconds: 10))
    // The resize takes effect in the next frame.
    expect(320, 480)
    host.frame(milliseconds: 16)
    expect(480, 320)
    host.send(.init(.resize, x: 1024, y: 768, a: 1, milliseconds: 20))
    host.frame(milliseconds: 32)
    expect(1024, 768)
  }
}
