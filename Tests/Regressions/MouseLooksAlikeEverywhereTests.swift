// SPDX-License-Identifier: MIT

import SprungGallery
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// The cursor was always an arrow: layers pass pointer events through, so the stage could not find the layer below the
/// pointer. The app now sets the cursor.
@Suite(.oneApplication) @MainActor struct MouseLooksAlikeEverywhereTests {
  private func cursor(_ stage: KeyboardStage, _ x: Float, _ y: Float) -> StageCursor {
    stage.send(.hover, 1, x: x, y: y)
    return stage.host.tree.cursor
  }

  @Test func cursorOverControlsCellsAndDraggableViews() throws {
    let stage = KeyboardStage(
      UINavigationController(rootViewController: ControlsViewController()), size: CGSize(width: 320, height: 568))
    defer { stage.host.stop() }
    stage.settle()
    let alert = try #require(stage.layer("Alert").flatMap { stage.host.tree.center(of: $0.id) })
    #expect(cursor(stage, Float(alert.x), Float(alert.y)) == .pointer)
    #expect(cursor(stage, 160, 560) == .arrow)
    let slider = try #require(stage.audible.first { $0.role == .adjustable })
    let place = try #require(stage.host.tree.center(of: slider.id))
    #expect(cursor(stage, Float(place.x), Float(place.y)) == .grab)
  }

  @Test func cursorIsGrabbingDuringDrag() throws {
    let stage = KeyboardStage(StickyCornersViewController())
    defer { stage.host.stop() }
    stage.settle()
    #expect(cursor(stage, 295, 567) == .grab)
    stage.send(.pointerDown, 1, x: 295, y: 567)
    #expect(stage.host.tree.cursor == .grabbing)
    stage.send(.pointerMove, 1, x: 200, y: 400)
    #expect(stage.host.tree.cursor == .grabbing)
    stage.send(.pointerUp, 1, x: 200, y: 400)
    #expect(stage.host.tree.cursor != .grabbing)
  }

  @Test func cursorIsGrabOverScrollableList() throws {
    let stage = KeyboardStage(SurveyViewController(), size: CGSize(width: 320, height: 568))
    defer { stage.host.stop() }
    stage.settle()
    #expect(cursor(stage, 60, 110) == .pointer)
    let list = KeyboardStage(SpringyViewController(count: 120, isTiled: false), size: CGSize(width: 320, height: 568))
    defer { list.host.stop() }
    list.settle(within: 20)
    // The pointer is on an item, then between two columns. Only items respond to taps.
    #expect(cursor(list, 160, 32) == .pointer && cursor(list, 128, 32) == .grab)
  }
}
