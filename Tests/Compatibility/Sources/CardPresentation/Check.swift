// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = MailboxViewController()
  check.show { controller }
  let draft = controller.compose(hasChanges: false)
  check.expect(check.settle(), "the sheet comes to rest")
  check.expect(controller.presentedViewController === draft, "it is presented")
  check.expect(draft.presentingViewController === controller, "it knows who presents it")
  let top = draft.view.convert(CGPoint.zero, to: nil).y
  check.expect(top > 0 && top < 80, "a sheet that leaves a little of what is behind it, from \(top)")
  check.finger.flick(from: CGPoint(x: 160, y: top + 20), to: CGPoint(x: 160, y: 560), over: 0.12)
  check.expect(check.settle(), "it comes to rest below")
  check.expect(draft.story == ["will", "did"], "it is dismissed by the finger: \(draft.story)")
  check.expect(controller.presentedViewController == nil, "nothing is presented")

  let changed = controller.compose(hasChanges: true)
  check.settle()
  let again = changed.view.convert(CGPoint.zero, to: nil).y
  check.finger.flick(from: CGPoint(x: 160, y: again + 20), to: CGPoint(x: 160, y: 560), over: 0.12)
  check.expect(check.settle(), "it springs back")
  check.expect(changed.story == ["attempt"], "it is asked: \(changed.story)")
  check.expect(controller.presentedViewController === changed, "the sheet stays")
  let alert = changed.presentedViewController as? UIAlertController
  check.expect(alert?.title == "Throw it away?", "an alert asks")
  check.expect(changed.view.convert(CGPoint.zero, to: nil).y, is: again, within: 1, "the sheet's place")
}
