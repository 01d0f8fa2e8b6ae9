// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungHeadless
import SprungHost
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@testable import SprungGallery

@Suite("Demo: dynamics playground, user input", .oneApplication) @MainActor
struct PlaygroundDemoTests {
  let navigation: UINavigationController
  let host: HeadlessHost
  let finger: TestFinger

  init() {
    let around = UINavigationController(rootViewController: PlaygroundMenuViewController())
    navigation = around
    host = HeadlessHost(size: CGSize(width: 390, height: 780), scale: 2) { around }
    finger = TestFinger(on: host)
  }

  private func open(_ name: String) throws -> PlaygroundViewController {
    let card = try #require(PlaygroundSection.card(named: name))
    let controller = PlaygroundViewController(card)
    UIView.performWithoutAnimation { self.navigation.pushViewController(controller, animated: false) }
    finger.wait(0.1)
    return controller
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test("card names are unique, and no section is empty")
  func names() {
    let names = PlaygroundSection.all.flatMap { $0.cards.map { $0.name } }
    #expect(Set(names).count == names.count && names.count > 30)
    for section in PlaygroundSection.all { #expect(!section.cards.isEmpty) }
    // The cards cover all eleven fields, seven kinds of attachment including the grip, and both pushes.
    #expect(PlaygroundFields.cards.count == 11 && PlaygroundAttachments.cards.count == 6)
    #expect(PlaygroundPushes.cards.count == 2 && PlaygroundSteps.cards.count == 6)
  }

  @Test(
    "springs, rods, ropes and rails are drawn between their ends",
    arguments: ["To a point", "To an item", "Sliding", "Limit", "Snap", "f. On a line"])
  func links(name: String) throws {
    let controller = try open(name)
    let drawing = try #require(controller.scene.canvas.subviews.compactMap { $0 as? PlaygroundLinks }.first)
    func box() throws -> CGRect {
      let lines = try #require(drawing.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first)
      return try #require(lines.path).boundingBox
    }
    let before = try box()
    #expect(before.width + before.height > 60, "\(before)")
    // The lines follow the items.
    let item = try #require(controller.scene.items.first { !$0.isHeld })
    let point = middle(of: item)
    finger.down(point)
    finger.move(to: CGPoint(x: point.x - 40, y: point.y + 40), over: 0.3)
    if name != "Sliding" { #expect(try box() != before) }
    finger.up()
    controller.reset()
    #expect(controller.scene.canvas.subviews.filter { $0 is PlaygroundLinks }.count == 1)
  }

  @Test("a tap on a card starts it, and Back returns to the menu")
  func menu() throws {
    finger.tap(CGPoint(x: 100, y: 150))
    finger.wait(0.6)
    let controller = try #require(navigation.topViewController as? PlaygroundViewController)
    #expect(controller.card.name == "a. Gravity")
    #expect(controller.scene.items[1].center.y > 300)
    finger.tap(CGPoint(x: 30, y: 42))
    finger.wait(0.6)
    #expect(navigation.topViewController is PlaygroundMenuViewController)
    #expect(!controller.scene.animator.isRunning)
  }

  @Test("an item follows the touch at the touched point, and is free when the touch lifts")
  func drags() throws {
    let controller = try open("Snap")
    finger.wait(3)
    let card = controller.scene.items[0]
    // The touch is in a corner, so the card rotates.
    let corner = card.convert(CGPoint(x: card.bounds.maxX - 8, y: 8), to: nil)
    finger.down(corner)
    #expect(card.grip?.items.count == 1)
    finger.move(to: CGPoint(x: corner.x + 60, y: corner.y + 120), over: 0.4)
    #expect(abs(card.transform.b) > 0.01)
    finger.wait(1)
    let held = card.convert(CGPoint(x: card.bounds.maxX - 8, y: 8), to: nil)
    // The snap's 2.5 Hz spring pulls against the grip's 6 Hz spring.
    #expect(distance(held, CGPoint(x: corner.x + 60, y: corner.y + 120)) < 40, "\(held)")
    finger.up()
    #expect(card.grip == nil)
    #expect(finger.settle(within: 5))
    #expect(card.center == CGPoint(x: 300, y: 200))
  }

  @Test("dragging a member of a group drags the group")
  func dragsGroup() throws {
    let controller = try open("Item group")
    finger.wait(2)
    let foot = controller.scene.items[1]
    let start = foot.center
    finger.drag(
      from: middle(of: foot), to: CGPoint(x: middle(of: foot).x + 40, y: middle(of: foot).y - 100), over: 0.4)
    #expect(foot.center.y < start.y - 60)
    let left = controller.scene.items[0].center
    #expect(abs(distance(left, foot.center) - distance(CGPoint(x: 215, y: 180), CGPoint(x: 300, y: 245))) < 0.01)
  }

  @Test("the touch moves a held item directly, and the rope follows")
  func dragsHeld() throws {
    let controller = try open("Limit")
    finger.wait(3)
    let block = controller.scene.items[0]
    let ball = controller.scene.items[1]
    let start = middle(of: block)
    finger.drag(from: start, to: CGPoint(x: start.x + 80, y: start.y), over: 0.5)
    #expect(abs(middle(of: block).x - start.x - 80) < 1)
    finger.wait(6)
    #expect(abs(ball.center.x - block.center.x) < 60, "\(ball.center)")
  }

  @Test("a slider changes its parameter immediately, by touch and by keyboard")
  func sliders() throws {
    let controller = try open("Gravity")
    let row = try #require(controller.panel.rows.first)
    let slider = try #require(row.slider)
    #expect(slider.accessibilityValue == "1.0" && slider.accessibilityLabel == "Magnitude")
    let track = slider.convert(slider.bounds, to: nil)
    let thumb = CGPoint(x: track.minX + 13.5 + (track.width - 27) / 3, y: track.midY)
    finger.drag(from: thumb, to: CGPoint(x: track.minX, y: track.midY), over: 0.3)
    #expect(slider.value == 0, "\(track) \(thumb) \(controller.panel.frame) \(slider.value)")
    #expect(slider.accessibilityValue == "0.0")
    slider.accessibilityIncrement()
    #expect(slider.accessibilityValue == "0.3")
    slider.accessibilityDecrement()
    #expect(slider.accessibilityValue == "0.0")
  }

  @Test("the overlay is drawn while its switch is on, and stays on after a reset")
  func overlay() throws {
    let controller = try open("Vortex")
    let plain = controller.canvas.layer.sublayers?.count ?? 0
    finger.tap(middle(of: controller.panel.overlay))
    finger.wait(0.1)
    #expect(controller.scene.animator.isDebugEnabled)
    #expect(controller.canvas.layer.sublayers?.count == plain + 1)
    finger.tap(CGPoint(x: 360, y: 42))
    #expect(controller.scene.animator.isDebugEnabled)
    #expect(controller.canvas.layer.sublayers?.count == plain + 1)
    finger.tap(middle(of: controller.panel.overlay))
    #expect(controller.canvas.layer.sublayers?.count == plain)
  }

  @Test("a double tap on the canvas or an item restarts, a single tap does not", arguments: [false, true])
  func doubleTap(onPiece: Bool) throws {
    let controller = try open("b. Walls")
    finger.wait(2)
    let first = try #require(controller.scene)
    #expect(first.items[1].center.y > 540)
    let place = onPiece ? middle(of: first.items[0]) : controller.canvas.convert(CGPoint(x: 300, y: 300), to: nil)
    finger.tap(place)
    finger.wait(0.5)
    #expect(controller.scene === first)
    finger.tap(place)
    finger.wait(0.05)
    finger.tap(place)
    #expect(controller.scene !== first)
    #expect(controller.scene.items[1].center.y < 300 && first.items.isEmpty)
    #expect(controller.canvas.subviews.filter { $0 is PlaygroundItemView }.count == 2)
  }

  @Test("the button restarts with the initial parameter values")
  func resetButton() throws {
    let controller = try open("Gravity")
    controller.panel.rows[0].slider?.accessibilityIncrement()
    #expect(controller.panel.rows[0].slider?.accessibilityValue == "1.3")
    finger.tap(CGPoint(x: 360, y: 42))
    #expect(controller.panel.rows[0].slider?.accessibilityValue == "1.0")
    #expect(controller.panel.counter.text?.hasSuffix("actions") == true)
  }

  @Test("a press by keyboard or assistive technology pushes an item")
  func nudges() throws {
    let controller = try open("b. Walls")
    finger.wait(2)
    let orange = controller.scene.items[1]
    #expect(orange.accessibilityActivate())
    finger.wait(0.2)
    #expect(orange.center.y < 545 && orange.center.x > 455)
  }

  @Test("every card has a distinct glyph within its square")
  func glyphs() {
    let none = PlaygroundGlyph("").shapes.bounds
    for card in PlaygroundSection.all.flatMap(\.cards) {
      let glyph = PlaygroundGlyph(card.name)
      #expect(!glyph.lines.isEmpty || glyph.shapes.bounds != none, "\(card.name)")
      let square = CGRect(x: 0, y: 0, width: 32, height: 32)
      for path in [glyph.lines, glyph.shapes] where !path.isEmpty {
        #expect(square.contains(path.bounds), "\(card.name): \(path.bounds)")
      }
    }
  }

  @Test("items flash when they touch")
  func flashes() throws {
    let controller = try open("Collision")
    let flasher = try #require(controller.scene.keepsakes.first as? PlaygroundFlasher)
    finger.wait(4)
    #expect(flasher.began >= 6 && flasher.ended >= 1)
  }

  @Test("the canvas fits every window size")
  func sizes() throws {
    let controller = try open("Gravity")
    for size in [(320.0, 568.0), (390.0, 844.0), (900.0, 664.0), (1200.0, 500.0)] {
      navigation.view.frame = CGRect(x: 0, y: 0, width: size.0, height: size.1)
      navigation.view.layoutIfNeeded()
      let canvas = controller.canvas.convert(controller.canvas.bounds, to: navigation.view)
      let panel = controller.panel.frame
      #expect(canvas.minX >= -0.01 && canvas.maxX <= size.0 + 0.01 && canvas.maxY <= size.1 + 0.01, "\(canvas)")
      #expect(abs(canvas.width - canvas.height) < 0.01 && canvas.width > 240)
      #expect(panel.width >= 200 && panel.height >= 190, "\(panel)")
      #expect(!panel.insetBy(dx: 0.5, dy: 0.5).intersects(canvas))
    }
  }
}
