// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// New cells of the survey grew from their corner, because the frames set in their first layout were animated. Section
/// headers appeared twice during a reload. The last row ended behind the bar, because the survey scrolled to the first
/// item of the section, which is not the tallest.
@Suite(.oneApplication) @MainActor struct SurveyInsertTests {
  @Test("a choice displays the entire next section above the bar, with one header per section")
  func choices() throws {
    let demo = try #require(Gallery.demo(named: "long-press-menu"))
    let controller = try #require(demo.makeController() as? SurveyViewController)
    let view = try #require(controller.collectionView)
    let host = HeadlessHost(size: demo.size, scale: 2) { controller }
    let finger = TestFinger(on: host)
    finger.wait(0.2)
    for round in 0..<9 {
      controller.collectionView(view, didSelectItemAt: IndexPath(item: 0, section: round))
      for frame in 0..<40 {
        host.frame(milliseconds: host.milliseconds + 1000.0 / 60)
        let words = view.subviews.compactMap { ($0 as? SurveyHeader)?.label.text }
        #expect(Set(words).count == words.count, "frame \(frame) of round \(round): \(words)")
        for case let cell as SurveyCell in view.subviews {
          // A new cell's content is not animated: it stays where the last layout put it.
          let print = cell.contentView.subviews[0]
          #expect(print.layer.presentation()?.frame == print.frame, "frame \(frame) of round \(round)")
        }
        #expect(view.validate() == [])
      }
      finger.wait(0.5)
      let last = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: round + 1)) }
      #expect(last.count == 3)
      let bar = controller.status.convert(controller.status.bounds, to: nil).minY
      for cell in last { #expect(cell.convert(cell.bounds, to: nil).maxY <= bar, "round \(round)") }
      let isOver = view.cellForItem(at: IndexPath(item: 1, section: round))?.contentView.alpha
      #expect(isOver == nil || isOver == 0.5)
    }
  }
}
