// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let tray = TrayView(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
  let full = FullOwner()
  let bare = BareOwner()
  let half = HalfOwner()
  check.show(tray)
  tray.delegate = full
  tray.dataSource = full
  check.frames(1)
  check.expect(full.reloads == 1, "it reloads once")
  check.expect(tray.buttons.map { $0.title(for: .normal) } == ["Number 0", "Item 1", "Number 2"], "the titles")
  check.expect(tray.buttons[0].tintColor == .red, "the tint")
  check.expect(tray.buttons[1].frame, is: CGRect(x: 110, y: 0, width: 100, height: 44), "the second button")
  for x: CGFloat in [50, 160, 270] { check.finger.tap(CGPoint(x: x, y: 122)) }
  check.expect(full.selected == [0, 1], "the third may not be selected: \(full.selected)")
  tray.delegate = half
  check.finger.tap(CGPoint(x: 270, y: 122))
  check.expect(half.selected == [2], "what is not implemented does not forbid: \(half.selected)")
  tray.delegate = bare
  tray.dataSource = bare
  check.frames(1)
  check.expect(tray.buttons.map { $0.title(for: .normal) } == ["Item 0", "Item 1"], "the titles that stand in")
  check.expect(tray.buttons[0].tintColor == .green, "the tint that stands in")
  check.expect(tray.buttons[1].frame, is: CGRect(x: 165, y: 0, width: 155, height: 44), "two buttons")
  check.finger.tap(CGPoint(x: 50, y: 122))
  check.expect((bare as TrayDelegate).tray?(tray, shouldSelect: 0) == nil, "an optional call without a method")
  check.expect(tray.delegate?.trayDidReload == nil, "an optional method that is not there")
  tray.spacing = 20
  check.frames(1)
  check.expect(tray.buttons[1].frame, is: CGRect(x: 170, y: 0, width: 150, height: 44), "more space")
}
