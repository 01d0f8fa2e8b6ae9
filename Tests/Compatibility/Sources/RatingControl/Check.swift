// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = UIViewController()
  check.show { controller }
  let control = RatingControl()
  var values: [Int] = []
  var ends = 0
  control.addAction(UIAction { _ in values.append(control.rating) }, for: .valueChanged)
  control.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
  control.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(control)
  NSLayoutConstraint.activate([
    control.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
    control.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
  ])
  check.frames(1)
  check.expect(control.frame, is: CGRect(x: 60, y: 264, width: 200, height: 40), "the control's natural size")
  check.finger.tap(CGPoint(x: 170, y: 284))
  check.expect(values == [3], "a tap on the third star: \(values)")
  check.expect(control.filledStars == 3, "three stars are filled")
  check.expect(ends == 1 && control.story.first == "begin" && control.story.last == "end", "\(control.story)")
  check.finger.drag(from: CGPoint(x: 170, y: 284), to: CGPoint(x: 300, y: 284), over: 0.4)
  check.expect(values == [3, 4, 5], "a finger that goes on past the end: \(values)")
  check.expect(control.story.suffix(3) == ["begin", "continue", "end"], "\(control.story)")
  check.finger.down(CGPoint(x: 250, y: 284))
  check.expect(control.isTracking && control.isTouchInside, "it tracks")
  check.finger.cancel()
  check.expect(!control.isTracking, "it tracks no more")
  check.expect(control.story.last == "cancel", "a finger taken away: \(control.story)")
  check.expect(ends == 2, "what is canceled does not end")
  control.isEnabled = false
  check.finger.tap(CGPoint(x: 70, y: 284))
  check.expect(values == [3, 4, 5], "a disabled control is silent")
}
