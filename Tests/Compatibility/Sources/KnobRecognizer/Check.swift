// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = UIViewController()
  check.show { controller }
  let knob = KnobControl(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
  var values: [Float] = []
  knob.addAction(UIAction { _ in values.append(knob.value) }, for: .valueChanged)
  controller.view.addSubview(knob)
  let pad = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 100))
  pad.addGestureRecognizer(knob.superviewScratch)
  controller.view.addSubview(pad)
  check.frames(1)
  check.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 160, y: 120), over: 0.3)
  check.expect(CGFloat(knob.value), is: 0.5, within: 0.01, "up is the middle")
  check.expect(CGFloat(knob.pointer.transform.m12), is: 0, within: 0.01, "the pointer points up")
  check.expect(values.count > 5 && values == values.sorted(), "it turned on the way")
  check.finger.drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 240, y: 200), over: 0.3)
  check.expect(CGFloat(knob.value), is: 0.5 + 0.5 / 1.5, within: 0.01, "to the right")
  check.finger.drag(from: CGPoint(x: 240, y: 200), to: CGPoint(x: 170, y: 290), over: 0.3)
  check.expect(CGFloat(knob.value), is: 1, within: 0.001, "no further than the end")
  check.finger.drag(from: CGPoint(x: 50, y: 450), to: CGPoint(x: 250, y: 450), over: 0.3)
  check.expect(knob.resets == 0, "one way is no scratch")
  check.finger.down(CGPoint(x: 100, y: 450))
  check.finger.move(to: CGPoint(x: 160, y: 450), over: 0.1)
  check.finger.move(to: CGPoint(x: 100, y: 450), over: 0.1)
  check.expect(knob.resets == 0, "there and back is no scratch")
  check.finger.move(to: CGPoint(x: 160, y: 450), over: 0.1)
  check.expect(knob.resets == 1, "there, back and there is one")
  check.finger.move(to: CGPoint(x: 100, y: 450), over: 0.1)
  check.finger.up()
  check.expect(knob.resets == 1, "one for a finger")
  check.expect(CGFloat(knob.value), is: 0, "a scratch resets")
  check.expect(knob.superviewScratch.state == .possible, "the recognizer is ready again")
}
