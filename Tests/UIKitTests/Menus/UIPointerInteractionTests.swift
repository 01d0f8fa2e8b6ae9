// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UIPointerInteractionTests {
  private final class Listener: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    var style: UIPointerStyle?
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      log.append("region \(request.location.x)")
      guard request.location.x >= 20 else { return nil }
      let isLeft = request.location.x < 50
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 20 : 50, y: 0, width: 30, height: 100), identifier: isLeft ? "left" : "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      log.append("style \(region.rect.minX)")
      return style
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log.append("enter \(region.rect.minX)")
      animator.addCompletion { [self] in log.append("entered \($0)") }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("exit \(region.rect.minX)") }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let listener = Listener()
  private let interaction: UIPointerInteraction

  init() {
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
    let controller = UIViewController()
    stage.window.rootViewController = controller
    controller.view.addSubview(view)
    interaction = UIPointerInteraction(delegate: listener)
    view.addInteraction(interaction)
    stage.tick()
  }

  @Test func callsArriveInOrder() {
    stage.hover(105, 110)
    stage.hover(130, 110)
    stage.hover(140, 110)
    stage.hover(160, 110)
    stage.hover(10, 10)
    #expect(
      listener.log.filter { !$0.hasPrefix("entered") } == [
        "region 5.0", "region 30.0", "style 20.0", "enter 20.0", "region 40.0", "region 60.0", "exit 20.0",
        "style 50.0",
        "enter 50.0", "exit 50.0",
      ])
    stage.wait(0.5)
    #expect(listener.log.filter { $0 == "entered true" }.count == 2)
  }

  @Test func disabledInteractionDoesNothing() {
    #expect(interaction.isEnabled && interaction.view === view)
    stage.hover(130, 110)
    interaction.isEnabled = false
    #expect(listener.log.last == "exit 20.0")
    listener.log = []
    stage.hover(135, 110)
    #expect(listener.log.isEmpty)
  }

  @Test func invalidationRequestsAgain() {
    stage.hover(130, 110)
    listener.log = []
    interaction.invalidate()
    #expect(listener.log == ["exit 20.0", "region 30.0", "style 20.0", "enter 20.0"])
  }

  @Test func effectsAreAboveOrBehindView() throws {
    let root = try #require(view.superview)
    listener.style = UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)))
    stage.hover(130, 110)
    stage.wait(0.5)
    #expect(root.subviews.count == 2 && root.subviews[1] === view)
    // The effect extends 8 points beyond each edge of the view.
    #expect(root.subviews[0].frame == CGRect(x: 92, y: 92, width: 116, height: 116) && root.subviews[0].alpha == 1)
    listener.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
    interaction.invalidate()
    stage.wait(0.5)
    #expect(root.subviews.count == 2 && root.subviews[0] === view)
    #expect(root.subviews[1].frame == CGRect(x: 97.5, y: 97.5, width: 105, height: 105))
    stage.hover(10, 10)
    stage.wait(0.5)
    #expect(root.subviews.count == 1)
  }

  @Test func viewRemovesOneInteraction() {
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
    stage.hover(130, 110)
    #expect(listener.log.isEmpty)
  }

  @Test func buttonsHaveAPointerStyle() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 300, width: 80, height: 40)
    button.setTitle("Go", for: .normal)
    view.superview?.addSubview(button)
    #expect(!button.isPointerInteractionEnabled && button.pointerStyleProvider == nil)
    var shapes: [CGRect] = []
    button.pointerStyleProvider = { button, effect, shape in
      if case .roundedRect(let rectangle, let radius) = shape, radius == UIPointerShape.defaultCornerRadius {
        shapes.append(rectangle)
      }
      #expect(effect.preview.view === button)
      return UIPointerStyle(shape: .verticalBeam(length: 20))
    }
    #expect(button.isPointerInteractionEnabled)
    stage.hover(60, 320)
    #expect(shapes == [button.frame])
    button.isPointerInteractionEnabled = false
    #expect(!button.isPointerInteractionEnabled)
  }

  @Test func cursorFollowsShape() throws {
    let encoder = FrameEncoder()
    func cursors() throws -> [StageCursor] {
      UIApplication.shared.tick(timestamp: UIApplication.shared.currentTime + 0.1, into: encoder)
      return try Frame.decode(at: encoder.address).records.compactMap {
        if case .cursor(let cursor) = $0 { return cursor }
        return nil
      }
    }
    func send(_ x: Float) {
      UIApplication.shared.handle(InputEvent(.hover, identifier: 1, x: x, y: 110, milliseconds: 0))
    }
    listener.style = UIPointerStyle(shape: .verticalBeam(length: 20))
    send(130)
    #expect(try cursors() == [.text])
    listener.style = .hidden()
    send(160)
    #expect(try cursors() == [.none])
    send(105)
    #expect(try cursors() == [.arrow])
  }

  @Test func rectanglesAreFinite() {
    let faults = Diagnostics.recording {
      #expect(UIPointerRegion(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)).rect == .zero)
    }
    #expect(faults.map { $0.kind } == ["pointerRegion"])
  }
}
