// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests that `UIView.validateTree()` detects each kind of inconsistency in view and layer hierarchies.
@MainActor @Suite(.uiKit) struct TreeValidationTests {
  /// A window with a view that contains two other views. All of them have been sent to a host.
  @MainActor struct Scene {
    let stage = FingerStage()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let second = UIView(frame: CGRect(x: 20, y: 0, width: 30, height: 30))

    init() {
      stage.encoder = FrameEncoder()
      stage.window.addSubview(outer)
      outer.addSubview(first)
      outer.addSubview(second)
      outer.layer.addSublayer(CALayer())
      second.addGestureRecognizer(UITapGestureRecognizer())
      first.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        first.leftAnchor.constraint(equalTo: outer.leftAnchor), first.widthAnchor.constraint(equalToConstant: 20),
      ])
      stage.tick()
    }

    var breaches: [String] { stage.window.validateTree() }
  }

  @Test("A valid hierarchy has no breaches, with and without pending changes")
  func allIsWell() {
    let scene = Scene()
    #expect(scene.breaches == [])
    scene.first.backgroundColor = .red
    scene.second.setNeedsLayout()
    scene.outer.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(scene.breaches == [])
    scene.stage.tick()
    #expect(scene.breaches == [] && !scene.stage.window.layer.hasChangesBelow)
  }

  nonisolated static let damages: [(String, @MainActor @Sendable (Scene) -> Void)] = [
    ("does not know its superview", { $0.first.parentView = $0.stage.window }),
    ("is a subview twice", { $0.outer.subviews.append($0.first) }),
    ("is not above that of the subview before it", { $0.outer.layer.children.swapAt(0, 1) }),
    ("is not above that of the subview before it", { $0.outer.layer.children.remove(at: 0) }),
    ("waits for layout, but its superview does not know", { $0.second.needsLayout = true }),
    ("belongs to another view", { $0.first.layer.viewReference = nil }),
    ("does not know its superlayer", { $0.outer.layer.children[2].parent = nil }),
    ("is a sublayer twice", { $0.outer.layer.children.append($0.outer.layer.children[2]) }),
    ("has changed, but its superlayer does not know", { $0.first.layer.changes = .opacity }),
    ("has changed, but its superlayer does not know", { $0.first.layer.hasChangesBelow = true }),
    ("does not know its view", { $0.second.recognizers[0].viewLeft() }),
    ("constraints are broken", { $0.outer.layoutStorage?.engine?.brokenCount = 3 }),
  ]

  @Test("Each kind of damage is detected", arguments: damages.indices)
  func damage(_ index: Int) {
    let scene = Scene()
    let (sentence, damage) = Self.damages[index]
    damage(scene)
    let breaches = scene.breaches
    #expect(breaches.contains { $0.contains(sentence) }, "\(sentence): \(breaches)")
    // Repair the links so that the hierarchy can be released.
    if scene.first.parentView !== scene.outer { scene.first.parentView = scene.outer }
  }
}
