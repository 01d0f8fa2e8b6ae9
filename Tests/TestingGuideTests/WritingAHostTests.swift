// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct WritingAHostTests {
  @Test func theSeamOfTheGuideGivesAFrame() throws {
    // A host without a screen resets the application and leaves nothing behind.
    HeadlessHost(size: CGSize(width: 1, height: 1), scale: 1) { UIViewController() }.stop()
    let host = Host(AppDelegate(), size: CGSize(width: 320, height: 568), scale: 2)
    host.touchDown(x: 20, y: 30, milliseconds: 1000)
    let (frame, wantsMore) = try host.refresh(milliseconds: 1000)
    // The first frame contains the window.
    #expect(frame.header.recordCount > 0 && wantsMore == frame.header.flags.contains(.moreFrames))
    HeadlessHost(size: CGSize(width: 1, height: 1), scale: 1) { UIViewController() }.stop()
  }
}
