// SPDX-License-Identifier: MIT

import SprungGallery
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// The demos could not be displayed right to left. No host had a setting for the direction, and a change did not reach
/// views that were already laid out.
@Suite(.oneApplication) @MainActor struct RightToLeftCannotBeChosenTests {
  private func places(_ stage: KeyboardStage) -> [String: Double] {
    var found: [String: Double] = [:]
    for layer in stage.audible where layer.role == .listItem {
      found[layer.label] = stage.host.tree.center(of: layer.id)?.x
    }
    return found
  }

  @Test func hostSettingMirrorsLists() throws {
    let stage = KeyboardStage(
      SpringyViewController(count: 120, isTiled: false), size: CGSize(width: 320, height: 568),
      layoutDirection: .rightToLeft)
    defer { stage.host.stop() }
    #expect(stage.settle(within: 20))
    let mirrored = places(stage)
    #expect(mirrored["Cell 0"] == 288 && mirrored["Cell 4"] == 32, "\(mirrored)")
  }

  @Test func visibleViewsFollowDirectionChange() throws {
    let stage = KeyboardStage(
      UINavigationController(rootViewController: ControlsViewController()), size: CGSize(width: 320, height: 568))
    defer { stage.host.stop() }
    stage.settle()
    let before = try #require(stage.layer("Dark").flatMap { stage.host.tree.center(of: $0.id)?.x })
    stage.send(.direction, 1)
    stage.settle()
    let after = try #require(stage.layer("Dark").flatMap { stage.host.tree.center(of: $0.id)?.x })
    #expect(before > 240 && abs(after - (320 - before)) < 1, "\(before) \(after)")
    stage.send(.direction, 0)
    stage.settle()
    #expect(stage.layer("Dark").flatMap { stage.host.tree.center(of: $0.id)?.x } == before)
  }

  @Test func carouselStartsAtRight() throws {
    let stage = KeyboardStage(
      CarouselViewController(), size: CGSize(width: 320, height: 480), layoutDirection: .rightToLeft)
    defer { stage.host.stop() }
    #expect(stage.settle(within: 20))
    let mirrored = places(stage)
    #expect(mirrored["Tile 0"] == 275 && mirrored["Tile 1"] == 175, "\(mirrored)")
  }
}
