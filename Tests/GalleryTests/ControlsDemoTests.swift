// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: controls and gestures", .oneApplication) @MainActor
struct ControlsDemoTests {
  let controller: ControlsViewController
  let navigation: UINavigationController
  let host: HeadlessHost
  let finger: TestFinger

  init() {
    let root = ControlsViewController()
    let around = UINavigationController(rootViewController: root)
    controller = root
    navigation = around
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { around }
    finger = TestFinger(on: host)
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// Returns the center of the button with the given title.
  private func button(_ title: String, in view: UIView) -> CGPoint? {
    if let button = view as? UIButton, button.currentTitle == title { return middle(of: button) }
    return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
  }

  @Test func eachControlReportsItsAction() {
    finger.tap(middle(of: controller.toggle))
    #expect(controller.status.text == "Switch: on" && controller.indicator.isAnimating)
    finger.tap(middle(of: controller.toggle))
    #expect(controller.status.text == "Switch: off" && !controller.indicator.isAnimating)
    let thumb = controller.slider.convert(CGPoint(x: 13.5, y: controller.slider.bounds.midY), to: nil)
    finger.drag(from: thumb, to: CGPoint(x: thumb.x + 500, y: thumb.y), over: 0.3)
    #expect(controller.status.text == "Slider: 100%" && controller.progress.progress == 1)
    finger.tap(middle(of: controller.segments))
    #expect(controller.status.text == "Segment: 1" && controller.pages.currentPage == 1)
    let pages = middle(of: controller.pages)
    finger.tap(CGPoint(x: pages.x + 40, y: pages.y))
    #expect(controller.status.text == "Page: 2" && controller.segments.selectedSegmentIndex == 2)
    #expect(finger.settle(within: 3))
  }

  @Test func alertCanBeAnsweredByKeyboard() throws {
    for (key, answer) in [(KeyCode.enter, "Alert: yes"), (.escape, "Alert: no")] {
      finger.tap(try #require(button("Alert", in: controller.view)))
      finger.wait(0.3)
      #expect(controller.presentedViewController is UIAlertController)
      finger.key(key)
      finger.wait(0.4)
      #expect(controller.status.text == answer && controller.presentedViewController == nil)
    }
  }

  @Test func appearanceChangePersistsOnGestureScreen() {
    finger.tap(CGPoint(x: 290, y: 42))
    #expect(controller.traitCollection.userInterfaceStyle == .dark && controller.status.text == "Look: dark")
    #expect(controller.view.layer.backgroundColor == CGColor(gray: 0, alpha: 1))
  }

  @Test func everyRecognizerDisplaysItsState() throws {
    finger.tap(try #require(button("Gestures", in: controller.view)))
    finger.wait(0.5)
    let gestures = try #require(navigation.topViewController as? GesturesViewController)
    func line(_ name: String) -> String { gestures.lines.compactMap { $0.text }.first { $0.hasPrefix(name) } ?? "" }
    finger.tap(CGPoint(x: 160, y: 450))
    #expect(line("Tap") == "Tap: ended" && line("Double") == "Double tap: possible")
    finger.tap(CGPoint(x: 160, y: 450))
    #expect(line("Double") == "Double tap: ended")
    finger.down(CGPoint(x: 160, y: 450))
    finger.wait(0.6)
    #expect(line("Long") == "Long press: began")
    finger.up()
    #expect(line("Long") == "Long press: ended")
    finger.flick(from: CGPoint(x: 60, y: 450), to: CGPoint(x: 260, y: 452), over: 0.12)
    #expect(line("Pan: ended, 190") != "" && line("Swipe") == "Swipe to the right: ended")
    finger.drag(from: CGPoint(x: 315, y: 450), to: CGPoint(x: 200, y: 450), over: 0.3)
    #expect(line("Pan from").hasPrefix("Pan from the right edge: ended"))
    finger.down(CGPoint(x: 100, y: 450), identifier: 1)
    finger.down(CGPoint(x: 200, y: 450), identifier: 2)
    finger.move(to: CGPoint(x: 200, y: 350), over: 0.3, identifier: 2)
    #expect(line("Pinch").hasPrefix("Pinch: changed") && line("Rotation").hasPrefix("Rotation: changed"))
    finger.up(identifier: 1)
    finger.up(identifier: 2)
    // A swipe from the left edge still navigates back.
    finger.drag(from: CGPoint(x: 5, y: 450), to: CGPoint(x: 280, y: 450), over: 0.3)
    finger.wait(0.5)
    #expect(navigation.topViewController === controller)
  }
}
