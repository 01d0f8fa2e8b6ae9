// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let form = SettingsForm()
  check.show { form }
  check.frames(2)
  check.expect(form.columns.map { $0.arrangedSubviews.count } == [3, 3], "two columns of three")
  check.expect(form.captions.last?.frame, is: CGRect(x: 0, y: 56.5, width: 140, height: 20.5), "the last caption")
  check.expect(form.switchesInColumn?.first === form.switches.last, "switches in reversed order")
  check.expect(form.heightOfCaptions, is: 20.5, "the height of captions")
  check.expect(form.visibleNames == form.names, "\(form.visibleNames)")
  check.expect(form.isComplete, "all views are there")
  check.expect(form.captions.allSatisfy { !$0.isUserInteractionEnabled }, "interaction")
  form.fade(to: 0.25)
  check.expect((form.switches + []).allSatisfy { $0.alpha == 0.25 } && form.captions[0].alpha == 0.25, "faded")
  check.expect(form.controls.keys.sorted() == ["Color", "Motion", "Sound"], "\(form.controls.keys.sorted())")
  check.expect(form.animator.behaviors.count == 1, "a behavior")
  let controller = tabs(["One", "Two"])
  check.show { controller }
  check.expect(controller.viewControllers?.map { $0.tabBarItem.title ?? "" } == ["Two", "One"], "tabs in reversed order")
}
