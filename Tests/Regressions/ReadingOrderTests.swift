// SPDX-License-Identifier: MIT

import SprungGallery
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tab moved through segments from right to left, and reached a bar's buttons after all content, because a host reads
/// layers from back to front. Each new segment was inserted below the previous one, and a bar is above the content that
/// it covers. Segments are now inserted in the order of their titles, and bars are marked to be read first.
@Suite(.oneApplication) @MainActor struct ReadingOrderTests {
  @Test func segmentsAreReadInOrder() throws {
    let controller = UIViewController()
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.insertSegment(withTitle: "Four", at: 3, animated: false)
    segments.insertSegment(withTitle: "Zero", at: 0, animated: false)
    segments.frame = CGRect(x: 10, y: 10, width: 300, height: 32)
    controller.view.addSubview(segments)
    let stage = KeyboardStage(controller)
    defer { stage.host.stop() }
    #expect(stage.audible.filter { $0.role == .button }.map(\.label) == ["Zero", "One", "Two", "Three", "Four"])
  }

  @Test func barIsReadBeforeContentBelowIt() throws {
    let stage = KeyboardStage(
      UINavigationController(rootViewController: ControlsViewController()), size: CGSize(width: 320, height: 568))
    defer { stage.host.stop() }
    stage.settle()
    #expect(stage.audible.filter { $0.state.contains(.first) }.count == 1)
    var seen: [String] = []
    for _ in 0..<7 {
      stage.press(.tab)
      seen.append(stage.focused ?? "")
    }
    #expect(seen == ["Dark", "Spin", "Progress, 0%", "Small", "Middle", "Large", "Pages, page 1 of 3"], "\(seen)")
  }
}
