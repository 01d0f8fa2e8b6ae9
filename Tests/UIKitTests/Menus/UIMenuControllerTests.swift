// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UIMenuControllerTests {
  /// The view controller of test case G1, with one command that copies a name.
  private final class Photo: UIViewController {
    var isWilling = true
    override var canBecomeFirstResponder: Bool { isWilling }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copyName:" }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let photo = Photo()
  private let cell = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
  private let menu = UIMenuController.shared

  init() {
    stage.window.rootViewController = photo
    photo.view.addSubview(cell)
    photo.registerAction("copyName:") { _ in UIPasteboard.general.string = "Blue tower" }
    menu.menuItems = [UIMenuItem(title: "Blue tower", action: "copyName:")]
    menu.setTargetRect(cell.bounds, in: cell)
    stage.tick()
  }

  private var buttons: [UIButton] {
    stage.window.subviews.filter { $0 !== photo.view }.flatMap { $0.descendants(UIButton.self) }
  }

  @Test("G1: without a possible first responder nothing is shown, and a fault reports the reason")
  func nobodyIsWilling() {
    photo.isWilling = false
    let faults = Diagnostics.recording { menu.setMenuVisible(true, animated: false) }
    #expect(faults.map { $0.kind } == ["menuWithoutResponder"])
    #expect(!menu.isMenuVisible && buttons.isEmpty && menu.menuFrame == .zero)
  }

  @Test("G1: one command is shown, and choosing it copies the name")
  func choosing() {
    menu.setMenuVisible(true, animated: false)
    #expect(menu.isMenuVisible && photo.isFirstResponder)
    #expect(buttons.map { $0.currentTitle } == ["Blue tower"])
    stage.tick()
    let count = UIPasteboard.general.changeCount
    let frame = menu.menuFrame
    stage.tap(frame.midX, frame.midY)
    #expect(UIPasteboard.general.string == "Blue tower")
    #expect(UIPasteboard.general.changeCount == count + 1)
    #expect(!menu.isMenuVisible)
    stage.wait(0.3)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func standardCommandsComeFirstInOrder() {
    final class Text: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .paste || action == .copy || action == .selectAll
      }
    }
    let text = Text(frame: CGRect(x: 20, y: 400, width: 200, height: 40))
    photo.view.addSubview(text)
    menu.showMenu(from: text, rect: text.bounds)
    #expect(buttons.map { $0.currentTitle } == ["Copy", "Paste", "Select All", "Blue tower"])
  }

  @Test func nothingIsShownWithoutPossibleActions() {
    menu.menuItems = [UIMenuItem(title: "Other", action: "other:")]
    menu.setMenuVisible(true, animated: false)
    #expect(!menu.isMenuVisible)
  }

  @Test func menuIsAboveIfSpaceAllowsOtherwiseBelow() {
    menu.setMenuVisible(true, animated: false)
    #expect(menu.menuFrame.maxY == 192 && menu.menuFrame.midX == 160)
    #expect(menu.menuFrame.height == 36)
    cell.frame.origin = CGPoint(x: 0, y: 30)
    menu.update()
    #expect(menu.menuFrame.minY == 118)
    cell.frame.origin = CGPoint(x: -100, y: 200)
    menu.update()
    #expect(menu.menuFrame.minX == 8)
    menu.arrowDirection = .left
    cell.frame.origin = CGPoint(x: 0, y: 200)
    menu.update()
    #expect(menu.menuFrame.minX == 128 && menu.menuFrame.midY == 240)
  }

  @Test func touchOutsideEscapeAndWheelHideMenu() {
    for way in 0..<3 {
      menu.setMenuVisible(true, animated: false)
      #expect(menu.isMenuVisible)
      switch way {
      case 0: stage.tap(20, 500)
      case 1: stage.key(.escape)
      default: stage.wheel(0, 10, overX: 20, y: 500)
      }
      #expect(!menu.isMenuVisible)
      stage.wait(0.3)
    }
  }

  @Test func notificationsReportShowingAndHiding() {
    nonisolated final class Names: @unchecked Sendable {
      var all: [String] = []
    }
    let names = Names()
    let wanted = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let observers = wanted.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        names.all.append($0.name.rawValue)
      }
    }
    menu.setMenuVisible(true, animated: true)
    menu.hideMenu(from: photo.view)
    menu.hideMenu(from: cell)
    menu.hideMenu()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(names.all == wanted.map { $0.rawValue })
  }

  @Test func menuWithoutTargetIsFault() {
    UIApplication.shared.reset()
    #expect(Diagnostics.recording { menu.isMenuVisible = true }.map { $0.kind } == ["menuTarget"])
    #expect(
      Diagnostics.recording { menu.setTargetRect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), in: cell) }
        .map { $0.kind } == ["menuTarget"])
  }
}
