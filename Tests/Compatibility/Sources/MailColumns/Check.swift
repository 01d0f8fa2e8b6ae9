// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks a mail app with three columns, on a tablet and on a phone.
@MainActor public func check(_ check: Check) {
  var mail = MailSplitViewController(style: .tripleColumn)
  check.show(size: CGSize(width: 1180, height: 820)) { mail }
  check.settle()
  check.expect(!mail.isCollapsed && mail.displayMode == .oneBesideSecondary, "two columns: \(mail.displayMode.rawValue)")
  check.expect(mail.messages.view.convert(mail.messages.view.bounds, to: nil).width, is: 320, "the list")
  check.expect(mail.mailboxes.viewIfLoaded?.window == nil, "no mailboxes")
  mail.show(.primary)
  check.settle()
  check.expect(mail.displayMode == .twoBesideSecondary, "three columns: \(mail.displayMode.rawValue)")
  check.expect(mail.mailboxes.view.convert(CGPoint.zero, to: nil).x, is: 0, "the mailboxes")
  check.expect(mail.messages.view.convert(CGPoint.zero, to: nil).x, is: 280.5, "the list beside them")
  check.expect(mail.modes == [.oneBesideSecondary, .twoBesideSecondary], "the modes")
  // Opens the second message in the inbox.
  check.finger.tap(CGPoint(x: 400, y: 64 + 44 + 22))
  check.settle()
  let details = mail.viewController(for: .secondary) as? UINavigationController
  check.expect((details?.topViewController as? MessageViewController)?.subject == "Your invoice", "the message")
  check.expect(details?.view.convert(CGPoint.zero, to: nil).x ?? 0, is: 601, "the details")

  mail = MailSplitViewController(style: .tripleColumn)
  check.show { mail }
  check.settle()
  check.expect(mail.isCollapsed, "a phone shows one column")
  let stack = mail.mailboxes.navigationController
  check.expect(stack?.viewControllers.count == 2 && mail.messages.view.window != nil, "the messages are on top")
  check.finger.tap(CGPoint(x: 160, y: 64 + 22))
  check.settle()
  check.expect(stack?.viewControllers.count == 3, "the message is pushed")
  check.finger.tap(CGPoint(x: 40, y: 42))
  check.settle()
  check.expect(stack?.viewControllers.count == 2, "the button leads back to the messages")
  check.finger.tap(CGPoint(x: 40, y: 42))
  check.settle()
  check.expect(stack?.topViewController === mail.mailboxes, "and to the mailboxes")
  check.finger.tap(CGPoint(x: 160, y: 64 + 44 + 22))
  check.settle()
  check.expect(mail.messages.title == "Sent" && mail.messages.view.window != nil, "the sent messages")
}
