// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests that `UIScrollView.validateScrolling()` detects each kind of inconsistency in the scroll state.
@MainActor @Suite(.uiKit) struct ScrollValidationTests {
  @MainActor struct Scene {
    let stage = FingerStage(size: CGSize(width: 300, height: 400))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
      stage.window.addSubview(view)
      view.contentSize = CGSize(width: 300, height: 2000)
    }

    /// Pulls the content down beyond its start.
    func pull() {
      stage.down(100, 100)
      for step in 1...10 { stage.move(100, 100 + Double(step) * 20) }
    }

    var breaches: [String] { view.validateScrolling() }
  }

  @Test("A drag past an edge, the return and rest have no breaches")
  func allIsWell() {
    let scene = Scene()
    scene.pull()
    #expect(scene.view.isDragging && scene.view.contentOffset.y < -50 && scene.breaches == [])
    scene.stage.up(100, 300)
    #expect(scene.view.isDecelerating && scene.breaches == [])
    for _ in 0..<60 {
      scene.stage.wait(1.0 / 60)
      #expect(scene.breaches == [])
    }
    scene.stage.wait(3)
    #expect(!scene.view.isDecelerating && scene.breaches == [])
    // An app may set any offset.
    scene.view.contentOffset.y = -3000
    #expect(scene.breaches == [])
  }

  nonisolated static let damages: [(String, @MainActor @Sendable (Scene) -> Void)] = [
    ("is not a valid point", { $0.view.layer.state.bounds.origin.y = .infinity }),
    ("isDragging is true while the content is idle", { $0.view.isDragging = true }),
    ("isDragging is false while the content is dragging", { $0.view.activity = .dragging }),
    ("but isTracking is false", { $0.view.activity = .tracking }),
    ("the zoom scale is 0", { $0.view.zoom.scale = 0 }),
    ("gets no frames", { $0.view.activity = .decelerating }),
    (
      "past an edge, where 400.0 are allowed",
      {
        $0.pull()
        $0.view.bounds.origin.y = -450
        $0.view.drag.applied = $0.view.contentOffset
      }
    ),
    (
      "past an edge, where",
      {
        $0.pull()
        $0.stage.up(100, 300)
        $0.view.bounds.origin.y = -390
        $0.view.glide.applied = $0.view.contentOffset
      }
    ),
  ]

  @Test("Each kind of damage is detected", arguments: damages.indices)
  func damage(_ index: Int) {
    let scene = Scene()
    let (sentence, damage) = Self.damages[index]
    _ = Diagnostics.recording { damage(scene) }
    let breaches = scene.breaches
    #expect(breaches.contains { $0.contains(sentence) }, "\(sentence): \(breaches)")
    UIApplication.shared.reset()
  }
}
