// SPDX-License-Identifier: MIT

import SprungGallery
import SprungTesting
import Testing
import UIKit

/// Tests that no demo truncates text on any screen.
@Suite("Texts of demos", .uiKit) @MainActor
struct DemoTruncationTests {
  @Test("no demo truncates a text", arguments: [1, 1.25, 1.5, 2, 2.5, 3, 4])
  func demos(scale: Double) throws {
    for demo in Gallery.demos {
      let device = TestDevice(width: Double(demo.size.width), height: Double(demo.size.height), scale: scale)
      let failures = try TestFailure.collecting {
        let stage = try TestStage(device, showing: demo.makeController)
        defer { stage.stop() }
        for _ in 0..<12 { stage.frame() }
        stage.expectNoTruncation()
      }
      // Some demos contain only images.
      let sentences = failures.map { $0.sentence }.filter { !$0.contains("there is no text") }
      #expect(sentences == [], "\(demo.name) at scale \(scale)")
    }
  }
}
