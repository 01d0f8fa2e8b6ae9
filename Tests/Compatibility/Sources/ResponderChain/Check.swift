// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = CanvasViewController()
  check.show { controller }
  let canvas = controller.canvas
  check.finger.tap(CGPoint(x: 150, y: 25))
  check.expect(controller.erased == [true], "without a first responder the button's own controller is found")
  check.expect(canvas.becomeFirstResponder(), "the canvas becomes first responder")
  check.finger.tap(CGPoint(x: 50, y: 25))
  check.expect(canvas.log == ["paint"], "the first responder paints: \(canvas.log)")
  check.finger.tap(CGPoint(x: 150, y: 25))
  check.expect(controller.erased == [true, true], "the controller behind it erases: \(controller.erased)")
  check.expect(
    canvas.target(forAction: #selector(CanvasViewController.erase(_:)), withSender: nil) as AnyObject? === controller,
    "the chain names who answers")
  check.finger.key(.init("d"), flags: .command)
  check.expect(canvas.keyCommands?.first?.discoverabilityTitle == "Duplicate", "the command's title")
  check.expect(canvas.log == ["paint", "duplicate"], "a key command: \(canvas.log)")
  check.expect(
    UIApplication.shared.sendAction(
      #selector(UIResponderStandardEditActions.copy(_:)), to: nil, from: nil, for: nil), "copy finds the canvas")
  check.expect(canvas.log.last == "copy", "it is copied")
  check.expect(
    !UIApplication.shared.sendAction(
      #selector(UIResponderStandardEditActions.paste(_:)), to: nil, from: nil, for: nil), "nobody pastes")
  canvas.resignFirstResponder()
  check.finger.down(CGPoint(x: 160, y: 300))
  check.wait(0.7)
  check.finger.up()
  check.expect(canvas.isFirstResponder, "a long press makes it first responder")
  check.expect(UIMenuController.shared.isMenuVisible, "the menu shows")
  UIMenuController.shared.hideMenu()
  check.expect(check.settle(), "nothing goes on")
}
