// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct UIButtonTests {
  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 393, height: 852), scale: 2)
  }

  @Test func sizesMatchUIKit() {
    let custom = UIButton(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
    custom.setTitle("Hello", for: .normal)
    custom.sizeToFit()
    // At 18 points, the text is 4667 / 2048 * 18 = 41.02 points wide. The line is 21.48 points high, with insets of 6
    // points above and below.
    #expect(custom.frame == CGRect(x: 5, y: 6, width: 41, height: 33.5))
    let system = UIButton(type: .system)
    system.setTitle("x", for: .normal)
    #expect(system.intrinsicContentSize == CGSize(width: 30, height: 30))
    system.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    // At 15 points, "x" is 1024 units or 7.5 points wide, and the line height of 17.9 points is rounded up to 18.
    #expect(system.intrinsicContentSize == CGSize(width: 14, height: 22))
  }

  @Test func titleIsCentered() {
    // The button of demo 1: 73 x 44 points, with the 20-point system font.
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 123.5, y: 16, width: 73, height: 44)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.setTitle("+view", for: .normal)
    button.layoutIfNeeded()
    let title = button.titleLabel
    #expect(title?.text == "+view")
    #expect(title?.center == CGPoint(x: 36.5, y: 22))
    #expect(title?.shownLines == ["+view"])
    #expect((title?.frame.width ?? 0) < 73)
  }

  @Test func imageAndTitleAreSideBySide() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Hello", for: .normal)
    button.setImage(UIImage(color: .red, size: CGSize(width: 20, height: 20)), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 19.5, y: 10, width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == 39.5)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    button.contentHorizontalAlignment = .right
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == 100)
  }

  @Test func everyStateCanHaveItsOwnTitle() {
    let button = UIButton(type: .system)
    button.setTitle("normal", for: .normal)
    button.setTitle("pressed", for: .highlighted)
    button.setTitle("off", for: .disabled)
    #expect(button.currentTitle == "normal")
    button.isHighlighted = true
    #expect(button.currentTitle == "pressed")
    button.isEnabled = false
    #expect(button.currentTitle == "off")
    #expect(button.title(for: .selected) == "normal")
    button.setTitle(nil, for: .disabled)
    #expect(button.currentTitle == "pressed")
  }

  @Test func titleColors() {
    let button = UIButton(type: .system)
    #expect(button.currentTitleColor == .systemBlue)
    button.tintColor = .red
    #expect(button.currentTitleColor == .red)
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
    button.setTitleColor(.green, for: .normal)
    button.isEnabled = true
    #expect(button.currentTitleColor == .green)
    #expect(UIButton().currentTitleColor == .white)
  }

  @Test func highlightFades() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let button = UIButton(type: .system)
    button.setTitle("one", for: .normal)
    window.addSubview(button)
    UIApplication.shared.tick(timestamp: 1)
    button.isHighlighted = true
    #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 1e-6)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
    #expect(button.titleLabel?.layer.animations.isEmpty == false)
    UIApplication.shared.tick(timestamp: 1.125)
    let middle = button.titleLabel?.layer.presentation()?.opacity ?? 0
    #expect(abs(middle - 0.6) < 0.05)
    UIApplication.shared.tick(timestamp: 1.26)
    #expect(button.titleLabel?.layer.animations.isEmpty == true)
  }

  @Test func pressSendsPrimaryAction() {
    var calls: [String] = []
    let button = UIButton(type: .system, primaryAction: UIAction(title: "+view") { _ in calls.append("primary") })
    button.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
    button.frame = CGRect(x: 0, y: 0, width: 73, height: 44)
    #expect(button.currentTitle == "+view")
    let touch = UITouch()
    touch.windowLocation = CGPoint(x: 20, y: 20)
    button.touchesBegan([touch], with: nil)
    button.touchesEnded([touch], with: nil)
    #expect(calls == ["primary", "up"])
    #expect(button.accessibilityActivate())
    #expect(calls.count == 4)
  }

  @Test func assistiveTechnologySeesButton() {
    let button = UIButton(type: .system)
    button.setTitle("+view", for: .normal)
    #expect(button.stageAccessibility?.role == .button)
    #expect(button.stageAccessibility?.label == "+view")
    #expect(button.stageAccessibility?.state == .focusable)
    button.isEnabled = false
    #expect(button.stageAccessibility?.state == .disabled)
    button.accessibilityLabel = "Add a tile"
    #expect(button.stageAccessibility?.label == "Add a tile")
    #expect(button.titleLabel?.stageAccessibility == nil)
    #expect(UIButton(type: .close).accessibilityLabel == "Close")
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
      let button = UIButton(type: type)
      button.sizeToFit()
      button.layoutIfNeeded()
      let sign = button.subviews.compactMap { $0 as? ButtonSign }.first
      #expect(sign?.isHidden == false && sign?.color == button.tintColor && button.currentTitle == nil)
      #expect(button.bounds.contains(sign?.frame ?? .null))
      button.setTitle("More", for: .normal)
      button.layoutIfNeeded()
      #expect(sign?.isHidden == true)
    }
  }
}
