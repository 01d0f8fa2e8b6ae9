// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct WritingAHostTests {
  private typealias MyAppDelegate = AppDelegate

  @Test func theSeamOfTheGuideGivesAFrame() throws {
    // A host without a screen begins anew and leaves nothing behind.
    HeadlessHost(size: CGSize(width: 1, height: 1), scale: 1) { UIViewController() }.stop()
    let size = CGSize(width: 320, height: 568)
    let scale: CGFloat = 2
    let now = 1000.0
    UIScreen.main.configure(size: size, scale: scale)  // points, and pixels a point
    UIApplication.shared.launch(MyAppDelegate())  // in Apple's order, up to "did become active"; it makes the window
    let encoder = FrameEncoder()

    // When something happens outside:
    UIApplication.shared.handle(InputEvent(.pointerDown, flags: .touch, identifier: 1, x: 20, y: 30, milliseconds: now))

    // Once a refresh, while frames are wanted:
    let wantsMore = UIApplication.shared.tick(timestamp: StageTime.seconds(fromMilliseconds: now), into: encoder)
    let frame = try Frame.decode(at: encoder.address)
    // The first frame tells of the window.
    #expect(frame.header.recordCount > 0 && wantsMore == frame.header.flags.contains(.moreFrames))
    HeadlessHost(size: CGSize(width: 1, height: 1), scale: 1) { UIViewController() }.stop()
  }
}
