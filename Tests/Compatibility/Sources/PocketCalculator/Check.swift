// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = CalculatorViewController()
  check.show { UINavigationController(rootViewController: controller) }
  check.frames(2)
  func press(_ titles: String) {
    for title in titles {
      guard let key = controller.keys[String(title)] else { return check.expect(false, "no key \(title)") }
      check.finger.tap(key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil))
    }
  }
  let (seven, equals) = (controller.keys["7"], controller.keys["="])
  check.expect(seven?.bounds.width ?? 0, is: 63, "a quarter of the width")
  check.expect(equals?.layer.cornerRadius ?? 0, is: min(63, equals?.bounds.height ?? 0) / 2, "a round key")
  press("12+30=")
  check.expect(controller.display.text == "42", "a sum: \(controller.display.text ?? "")")
  press("×100=")
  check.expect(controller.display.text == "4,200", "grouped: \(controller.display.text ?? "")")
  press("√")
  check.expect(controller.display.text == "64.807407", "a root: \(controller.display.text ?? "")")
  press("C7.25−0.5×2=")
  check.expect(controller.display.text == "13.5", "one after the other: \(controller.display.text ?? "")")
  press("9÷0=")
  check.expect(controller.display.text == "Error", "a division by zero: \(controller.display.text ?? "")")
  press("C123")
  let place = controller.display.convert(CGPoint(x: 200, y: 40), to: nil)
  check.finger.drag(from: place, to: CGPoint(x: place.x - 120, y: place.y), over: 0.15)
  check.wait(0.5)
  check.expect(controller.display.text == "12", "a swipe deletes: \(controller.display.text ?? "")")
  check.finger.key(.init("5"))
  check.finger.key(.init("+"))
  check.finger.key(.init("8"))
  check.finger.key(.init("="))
  check.expect(controller.display.text == "133", "by the keyboard: \(controller.display.text ?? "")")
  check.finger.key(.escape)
  check.expect(controller.display.text == "0", "Escape: \(controller.display.text ?? "")")
}
