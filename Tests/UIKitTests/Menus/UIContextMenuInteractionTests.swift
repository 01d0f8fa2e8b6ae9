// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// A delegate that provides a menu for a view and records its calls.
private final class MenuGiver: NSObject, UIContextMenuInteractionDelegate {
  var heard: [String] = []
  var hasMenu = true
  var menu: UIMenu!
  var controller: UIViewController?

  override init() {
    super.init()
    let inner = UIMenu(title: "More", children: [action("Deep")])
    let inline = UIMenu(title: "", options: .displayInline, children: [action("Near")])
    menu = UIMenu(
      title: "Things",
      children: [
        action("Copy"), action("Off", .disabled), action("Gone", .hidden), inline, inner,
        action("Delete", .destructive),
        action("Stay", .keepsMenuPresented),
      ])
  }

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [unowned self] in self.heard.append($0.title) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    heard.append("ask \(Int(location.x)) \(Int(location.y))")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(identifier: "things", previewProvider: controller.map { made in { made } }) { _ in
      self.menu
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    heard.append("will")
    animator?.addCompletion { self.heard.append("shown") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    heard.append("end \(configuration.identifier as? String ?? "")")
    animator?.addCompletion { self.heard.append("gone") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    heard.append("preview")
    animator.addCompletion { self.heard.append("committed") }
  }
}

@Suite(.oneApplication)
@MainActor
struct UIContextMenuInteractionTests {
  private let stage = FingerStage(size: CGSize(width: 393, height: 852))
  private let card = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 120))
  private let giver = MenuGiver()
  private let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: giver)
    card.backgroundColor = .systemBlue
    card.addInteraction(interaction)
    stage.window.addSubview(card)
    stage.encoder = FrameEncoder()
    stage.tick()
  }

  private func press(_ x: Double = 100, _ y: Double = 150) {
    stage.down(x, y)
    stage.wait(0.6)
  }

  private var open: UIView? { stage.contextMenu }

  private func titles() -> [String] { stage.menuRows.map { $0.accessibilityLabel ?? "" } }

  private func middle(_ title: String) -> CGPoint {
    guard let row = stage.menuRows.first(where: { $0.accessibilityLabel == title }) else { return .zero }
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }

  private func click(_ x: Double, _ y: Double) {
    for kind in [InputKind.pointerDown, .pointerUp] {
      UIApplication.shared.handle(
        InputEvent(
          kind, flags: .secondaryButton, identifier: 7, x: Float(x), y: Float(y), milliseconds: stage.time * 1000))
      stage.wait(0.05)
    }
  }

  @Test("A long press lifts the view and shows the menu; a tap on an action performs it and closes the menu")
  func choosing() {
    press()
    #expect(giver.heard == ["ask 60 50", "will"] && titles() == ["Copy", "Off", "Near", "More", "Delete", "Stay"])
    stage.up(100, 150)
    stage.wait(0.6)
    #expect(giver.heard.last == "shown" && open != nil, "ending the touch leaves it open")
    let list = stage.menuList?.frame ?? .zero
    #expect(list.minY >= 220 && list.maxY < 852 && list.minX >= 16)
    let place = middle("Copy")
    stage.tap(place.x, place.y)
    #expect(open == nil && giver.heard.suffix(2) == ["end things", "Copy"])
    stage.wait(0.6)
    #expect(giver.heard.last == "gone" && stage.window.subviews == [card])
  }

  @Test("The touch that opened the menu can slide to an action and select it")
  func sliding() {
    press()
    let place = middle("Delete")
    stage.move(place.x, place.y)
    #expect(stage.menuRows.first { $0.isHighlighted }?.accessibilityLabel == "Delete")
    stage.up(place.x, place.y)
    #expect(giver.heard.contains("Delete") && open == nil)
  }

  @Test("A tap outside and Escape close the menu; disabled actions cannot be chosen", arguments: 0..<3)
  func closing(way: Int) {
    press()
    stage.up(100, 150)
    stage.wait(0.5)
    let off = middle("Off")
    stage.tap(off.x, off.y)
    #expect(open != nil && !giver.heard.contains("Off"))
    switch way {
    case 0: stage.tap(380, 840)
    case 1: stage.key(.escape)
    default: interaction.dismissMenu()
    }
    stage.wait(0.6)
    #expect(open == nil && giver.heard.filter { $0 == "end things" }.count == 1 && giver.heard.last == "gone")
    #expect(stage.window.subviews == [card])
  }

  @Test("A submenu opens over its parent, and Escape returns to it; an action can keep the menu open")
  func insideMenus() {
    press()
    stage.up(100, 150)
    stage.wait(0.5)
    let stay = middle("Stay")
    stage.tap(stay.x, stay.y)
    #expect(giver.heard.last == "Stay" && open != nil)
    let more = middle("More")
    stage.tap(more.x, more.y)
    #expect(titles() == ["Deep"])
    stage.key(.escape)
    #expect(titles().count == 6)
    interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "New") { _ in }]) }
    #expect(titles() == ["New"])
  }

  @Test("The secondary button opens the menu at the pointer at once, and presses nothing")
  func secondaryButton() {
    var taps = 0
    card.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    click(60, 110)
    #expect(stage.menuList?.frame.origin == CGPoint(x: 60, y: 110) && taps == 0)
    click(380, 840)
    stage.wait(0.5)
    #expect(open == nil && giver.heard.filter { $0 == "will" }.count == 1)
  }

  @Test("Keyboard only: the menu key opens it, arrows move through it, Enter chooses, and the focus returns")
  func keys() {
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    card.addSubview(button)
    stage.tick()
    stage.focus(button)
    var focused: UIView?
    func answer() {
      for case .focus(let layer) in stage.records {
        focused = ([button] + stage.menuRows).first { $0.layer.stageID == layer }
        stage.focus(focused)
      }
    }
    stage.key(.contextMenu)
    answer()
    stage.wait(0.5)
    #expect(focused?.accessibilityLabel == "Copy")
    stage.key(.arrowDown)
    answer()
    #expect(
      focused?.accessibilityLabel == "Near", "disabled rows are skipped")
    stage.key(.enter)
    answer()
    #expect(giver.heard.last == "Near" && focused === button)
  }

  @Test("Without a menu nothing happens, and other long presses recognize")
  func none() {
    giver.hasMenu = false
    var presses = 0
    card.addGestureRecognizer(UILongPressGestureRecognizer { if $0.state == .began { presses += 1 } })
    press()
    stage.up(100, 150)
    #expect(open == nil && presses == 1 && giver.heard == ["ask 60 50"])
    giver.hasMenu = true
    card.removeInteraction(interaction)
    press()
    #expect(open == nil && interaction.view == nil && card.interactions.isEmpty)
  }

  @Test("A tap on the preview commits it with the displayed controller")
  func preview() {
    giver.controller = UIViewController()
    press()
    stage.up(100, 150)
    stage.wait(0.5)
    #expect(giver.controller?.view.window != nil)
    let platter = giver.controller?.view.convert(CGPoint(x: 20, y: 20), to: nil) ?? .zero
    stage.tap(platter.x, platter.y)
    stage.wait(0.5)
    #expect(giver.heard.suffix(4) == ["preview", "end things", "committed", "gone"] && open == nil)
  }

  @Test("Removing a view closes its menu")
  func leaving() {
    press()
    card.removeInteraction(interaction)
    #expect(open == nil && giver.heard.suffix(2) == ["end things", "gone"])
    stage.up(100, 150)
    #expect(stage.window.subviews == [card])
  }

  @Test("A button with a menu opens it below itself as its primary action")
  func buttons() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 400, width: 100, height: 44)
    button.menu = UIMenu(children: [
      UIAction(title: "One") { [giver] in giver.heard.append("\($0.sender is UIButton)") }
    ])
    stage.window.addSubview(button)
    stage.tick()
    stage.tap(60, 420)
    #expect(open == nil)
    button.showsMenuAsPrimaryAction = true
    stage.tap(60, 420)
    #expect(titles() == ["One"] && (stage.menuList?.frame.minY ?? 0) >= 444)
    stage.wait(0.4)
    let one = middle("One")
    stage.tap(one.x, one.y)
    #expect(giver.heard == ["true"])
    button.menu = nil
    #expect(button.interactions.isEmpty)
  }

  @Test("For random touches, keys and clicks, every opened menu closes", arguments: Seeds.below(15))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<30 {
      let point = CGPoint(x: random.double(in: 0..<393), y: random.double(in: 0..<852))
      switch random.int(in: 0..<7) {
      case 0, 1:
        stage.down(point.x, point.y)
        stage.wait(random.double(in: 0..<0.8))
        stage.move(point.x + random.double(in: -50..<50), point.y + random.double(in: -50..<50))
        stage.up(point.x, point.y)
      case 2: click(point.x, point.y)
      case 3: stage.key([.escape, .arrowDown, .enter, .tab][random.int(in: 0..<4)])
      case 4: stage.tap(100, 150)
      case 5: press()
      default: stage.cancel()
      }
      stage.wait(random.double(in: 0..<0.3))
      let came = giver.heard.filter { $0 == "will" }.count
      let went = giver.heard.filter { $0 == "end things" }.count
      #expect(came - went == (open == nil ? 0 : 1), "seed \(seed)")
    }
    stage.cancel()
    interaction.dismissMenu()
    stage.wait(1)
    #expect(stage.window.subviews == [card], "seed \(seed)")
  }
}
