// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = UIViewController()
  check.show { controller }
  let label = CountingLabel(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
  var ends = 0
  label.format = { "$\($0)" }
  label.onEnd = { ends += 1 }
  controller.view.addSubview(label)
  check.frames(1)
  label.count(to: 1000)
  check.wait(0.5)
  // After half of the time, the label has counted three quarters of the way.
  check.expect(CGFloat(label.shown.last ?? 0), is: 750, within: 20, "halfway")
  check.expect(label.text == "$\(label.shown.last ?? 0)", "the text: \(label.text ?? "nil")")
  check.expect(ends == 0, "it has not ended")
  check.expect(check.settle(), "it stops")
  check.expect(label.text == "$1000", "the text at the end: \(label.text ?? "nil")")
  check.expect(ends == 1, "it ends once")
  check.expect(label.shown == label.shown.sorted(), "it never goes back")
  check.expect(label.shown.count >= 58 && label.shown.count <= 62, "once a frame: \(label.shown.count)")
  label.count(to: 0)
  check.wait(0.2)
  let left = label.shown.count
  label.removeFromSuperview()
  check.wait(0.2)
  check.expect(label.shown.count == left, "out of the window it stops")
  check.expect(check.settle(), "nothing goes on")
}
