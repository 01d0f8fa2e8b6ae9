// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = LoginViewController()
  var logins: [String] = []
  controller.onLogin = { logins.append("\($0) \($1)") }
  check.show { controller }
  check.expect(!controller.loginButton.isEnabled, "the button waits for texts")
  check.finger.tap(CGPoint(x: 100, y: 60))
  check.expect(controller.nameField.isFirstResponder, "a tap edits the name")
  check.finger.type("ada l")
  check.expect(controller.nameField.text == "adal", "no spaces in the name: \(controller.nameField.text ?? "nil")")
  check.finger.type("\n")
  check.expect(controller.passwordField.isFirstResponder, "Return leads to the password")
  check.finger.type("wro")
  check.expect(!controller.loginButton.isEnabled, "a short password")
  check.finger.type("ng")
  check.expect(controller.loginButton.isEnabled, "a long password")
  check.finger.type("\n")
  check.frames(1)
  check.expect(!controller.passwordField.isFirstResponder, "Return ends editing")
  check.expect(controller.messageLabel.text == "This is not the password of adal.", "the message")
  check.expect(!controller.messageLabel.isHidden, "the message shows")
  check.expect(!controller.loginButton.isEnabled, "the password is gone")
  check.finger.tap(CGPoint(x: 100, y: 120))
  check.finger.type("right")
  check.finger.tap(CGPoint(x: 160, y: 182))
  check.expect(logins == ["adal right"], "a tap on the button logs in: \(logins)")
  check.expect(controller.messageLabel.isHidden, "the message is gone")
  check.finger.tap(CGPoint(x: 100, y: 60))
  check.expect(controller.nameField.isEditing, "editing again")
  check.finger.tap(CGPoint(x: 160, y: 450))
  check.expect(!controller.nameField.isEditing, "a tap beside it ends editing")
  check.expect(check.settle(), "nothing goes on")
}
