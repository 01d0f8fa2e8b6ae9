// SPDX-License-Identifier: MIT

import SprungGallery
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Screen readers read a card's stamps, which are transparent until the card is dragged, and the cards below the top
/// card. Hosts excluded only hidden views, not views that are invisible for other reasons.
@Suite(.oneApplication) @MainActor struct InvisibleIsReadAloudTests {
  @Test func onlyTopCardIsAccessible() throws {
    let stage = KeyboardStage(CardSwipeViewController())
    defer { stage.host.stop() }
    stage.settle()
    let words = stage.audible.filter { $0.kind == .label }.map(\.text)
    #expect(!words.contains("LIKE") && !words.contains("NOPE"))
    #expect(stage.audible.filter { $0.role == .image }.map(\.label) == ["First light"])
    #expect(!words.contains("Green peaks"))
  }

  @Test func fadingViewIsAccessibleUntilItIsHidden() throws {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Going"
    controller.view.addSubview(label)
    let stage = KeyboardStage(controller)
    defer { stage.host.stop() }
    UIView.animate(withDuration: 0.5) { label.alpha = 0 }
    stage.frame()
    #expect(stage.layer("Going") != nil)
    #expect(stage.settle())
    #expect(stage.layer("Going") == nil)
    UIView.animate(withDuration: 0.5) { label.alpha = 1 }
    stage.frame()
    #expect(stage.layer("Going") != nil, "a view that fades in is accessible immediately, so that it can be focused")
  }
}
