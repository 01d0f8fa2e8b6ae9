// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks the timer as a complete app: a ring, rounds and breaks, an action sheet, a settings sheet with sliders and
/// choices, and saved values.
@MainActor public func check(_ check: Check) {
  UserDefaults.standard.removeObject(forKey: "timer.settings")
  let screen = TimerViewController(timer: FocusTimer(settings: .load()))
  let navigation = UINavigationController(rootViewController: screen)
  check.show { navigation }
  check.frames(2)
  check.expect(screen.timeLabel.text == "25:00" && screen.phaseLabel.text == "Ready", "\(screen.timeLabel.text ?? "")")
  check.expect(screen.ring.frame.size == CGSize(width: 220, height: 220), "the ring's size")
  let ring = screen.ring.convert(screen.ring.bounds, to: nil)
  let time = screen.timeLabel.convert(screen.timeLabel.bounds, to: nil)
  check.expect(ring.midX, is: 160, "the ring's middle")
  check.expect(time.midX, is: 160, within: 0.5, "the time's middle")
  check.expect(time.midY, is: ring.midY, within: 0.5, "the time's middle")
  check.expect(screen.stopButton.frame.width, is: screen.startButton.frame.width, "equal buttons")

  // The settings sheet has a slider in a row.
  check.finger.tap(CGPoint(x: 298, y: 22))
  check.expect(check.settle(), "it comes to rest")
  guard let sheet = navigation.presentedViewController as? UINavigationController,
    let settings = sheet.topViewController as? TimerSettingsViewController
  else { return check.expect(false, "the settings") }
  check.expect(settings.tableView.headerView(forSection: 0)?.textLabel?.text?.uppercased() == "DURATIONS", "a header")
  check.expect(settings.tableView.numberOfRows(inSection: 1) == 3, "three sounds")
  if let cell = settings.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? SliderCell {
    let box = cell.slider.convert(cell.slider.bounds, to: nil)
    check.expect(box.width, is: cell.contentView.bounds.width / 2, within: 0.5, "the slider's width")
    let thumb = box.minX + 13.5 + (box.width - 27) * 0.4
    check.finger.drag(from: CGPoint(x: thumb, y: box.midY), to: CGPoint(x: thumb - (box.width - 27) * 0.4, y: box.midY), over: 0.1)
    check.settle()
    check.expect(cell.textLabel?.text == "Work: 5 min", "\(cell.textLabel?.text ?? "")")
  } else {
    check.expect(false, "the first row")
  }
  let chime = IndexPath(row: 2, section: 1)
  settings.tableView.scrollToRow(at: chime, at: .bottom, animated: false)
  check.frames(2)
  press(settings.tableView.cellForRow(at: chime), check)
  check.expect(settings.tableView.cellForRow(at: chime)?.accessoryType == .checkmark, "the mark")
  press(button("Save", in: sheet.navigationBar), check)
  check.expect(navigation.presentedViewController == nil, "the sheet is gone")
  check.expect(screen.timeLabel.text == "05:00", "the time: \(screen.timeLabel.text ?? "")")
  let kept = TimerSettings.load()
  check.expect(kept.workMinutes == 5 && kept.breakMinutes == 5 && kept.sound == .chime, "what is kept: \(kept.sound)")

  // Starts a session.
  press(screen.startButton, check, settles: false)
  check.wait(3.2)
  check.expect(screen.timeLabel.text == "04:57" && screen.phaseLabel.text == "Round 1", "\(screen.timeLabel.text ?? "")")
  check.expect(screen.ring.progress, is: 0.01, "the progress")
  press(screen.startButton, check, settles: false)
  check.wait(3)
  check.expect(screen.timeLabel.text == "04:57" && screen.startButton.title(for: .normal) == "Resume", "paused")
  press(screen.startButton, check, settles: false)
  check.wait(298)
  check.expect(screen.phaseLabel.text == "Break" && screen.finishedSessions == 1, "\(screen.phaseLabel.text ?? "")")
  check.expect(screen.ring.transform == .identity, "the ring is as before")

  // Stops the session.
  press(screen.stopButton, check, settles: false)
  check.wait(1)
  let alert = screen.presentedViewController as? UIAlertController
  check.expect(alert?.title == "Stop this session?", "the question")
  press(button("Stop", in: alert?.view), check)
  check.expect(screen.timer.phase == .stopped && screen.phaseLabel.text == "Ready", "stopped")
  check.expect(screen.ring.progress, is: 0, "the ring is empty")
  check.expect(!screen.stopButton.isEnabled, "nothing to stop")
}

@MainActor private func press(_ view: UIView?, _ check: Check, settles: Bool = true, line: Int = #line) {
  guard let view else { return check.expect(false, "there is nothing to press", line: line) }
  check.finger.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  if settles { check.expect(check.settle(), "it comes to rest", line: line) }
}

@MainActor private func button(_ title: String, in view: UIView?) -> UIButton? {
  guard let view else { return nil }
  for subview in view.subviews {
    if let found = subview as? UIButton, found.title(for: .normal) == title || found.accessibilityLabel == title { return found }
    if let found = button(title, in: subview) { return found }
  }
  return nil
}
