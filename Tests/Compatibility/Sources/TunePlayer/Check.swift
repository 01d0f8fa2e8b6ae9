// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks the player as a complete app: a mini player, a custom transition, sliders in a view that is dragged away, and
/// a menu.
@MainActor public func check(_ check: Check) {
  let library = LibraryViewController()
  check.show { UINavigationController(rootViewController: library) }
  check.frames(2)
  check.expect(library.miniPlayer.frame, is: CGRect(x: 0, y: 568, width: 320, height: 64), "the small player is hidden")

  // Plays a track.
  press(library.tableView.cellForRow(at: [0, 1]), check)
  check.wait(1.2)
  check.expect(library.miniPlayer.frame, is: CGRect(x: 0, y: 504, width: 320, height: 64), "the small player")
  check.expect(library.miniPlayer.artwork.frame, is: CGRect(x: 16, y: 8, width: 48, height: 48), "its picture")
  check.expect(library.tableView.frame.height, is: 504, "the table ends above it")
  let progress = library.miniPlayer.subviews.compactMap { $0 as? UIProgressView }.first
  check.expect(progress?.progress == 0.125, "the progress: \(progress?.progress ?? -1)")
  press(button("Pause", in: library.miniPlayer), check)
  check.expect(!Player.shared.isPlaying && library.presentedViewController == nil, "paused")

  // Opens the large player with a transition.
  check.finger.tap(CGPoint(x: 120, y: 536))
  check.wait(0.2)
  guard let player = library.presentedViewController as? PlayerViewController else { return check.expect(false, "the player") }
  let scale = player.artwork.layer.presentation()?.transform.m11 ?? 0
  check.expect(scale > 0.2 && scale < 1, "the picture grows: \(scale)")
  check.settle()
  check.expect(player.artwork.frame, is: CGRect(x: 40, y: 40, width: 240, height: 240), "the picture")
  check.expect(player.positionSlider.frame.width, is: 272, "the slider's width")
  check.expect(player.titleLabel.text == "Harbor", "the title")

  // Quick drags on the sliders change their values and do not move the view.
  drag(player.positionSlider, from: 0.125, to: 0.75, check)
  check.expect(Player.shared.position, is: 6, within: 0.05, "the position")
  check.expect(library.presentedViewController === player && player.view.transform == .identity, "the view stays")
  drag(player.volumeSlider, from: 0.5, to: 0.25, check)
  check.expect(CGFloat(Player.shared.volume), is: 0.25, within: 0.01, "the volume")

  // Plays to the end of the list.
  press(button("Repeat: Off", in: player.view), check)
  press(button("Repeat: One", in: player.view), check)
  check.expect(Player.shared.repeatMode == .all, "the repetition")
  press(button("Play", in: player.view), check)
  check.wait(3)
  check.expect(player.titleLabel.text == "Night Train", "the next one: \(player.titleLabel.text ?? "")")
  press(button("Next", in: player.view), check)
  check.expect(player.titleLabel.text == "Morning", "the first one again")
  press(button("Pause", in: player.view), check)
  check.settle()
  check.expect(player.artwork.transform.a, is: 0.8, "the picture is smaller")

  // The first drag is too short to dismiss the player; the second drag dismisses it.
  check.finger.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 380), over: 0.8)
  check.settle()
  check.expect(library.presentedViewController === player, "it is back")
  check.expect(player.view.frame.minY, is: 0, "at the top")
  check.finger.drag(from: CGPoint(x: 160, y: 20), to: CGPoint(x: 160, y: 500), over: 0.5)
  check.settle()
  check.expect(library.presentedViewController == nil, "it is gone")

  // Opens a menu.
  let row = library.tableView.convert(library.tableView.rectForRow(at: [0, 2]), to: nil)
  check.finger.down(CGPoint(x: 100, y: row.midY))
  check.wait(1)
  check.finger.up()
  check.settle()
  press(button("Play Night Train", in: library.view.window), check)
  check.expect(Player.shared.queue.count == 1 && Player.shared.current?.title == "Night Train", "one track")
  Player.shared.pause()
}

/// Drags a slider's thumb quickly between two positions, given as fractions of the track.
@MainActor private func drag(_ slider: UISlider, from: CGFloat, to: CGFloat, _ check: Check) {
  let track = slider.convert(slider.trackRect(forBounds: slider.bounds), to: nil)
  let length = track.width - 27
  check.finger.drag(
    from: CGPoint(x: track.minX + 13.5 + length * from, y: track.midY),
    to: CGPoint(x: track.minX + 13.5 + length * to, y: track.midY), over: 0.1)
  check.settle()
}

@MainActor private func press(_ view: UIView?, _ check: Check, line: Int = #line) {
  guard let view else { return check.expect(false, "there is nothing to press", line: line) }
  check.finger.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  check.frames(3)
}

@MainActor private func button(_ title: String, in view: UIView?) -> UIView? {
  guard let view else { return nil }
  for subview in view.subviews {
    if let found = subview as? UIButton, found.title(for: .normal) == title || found.accessibilityLabel == title { return found }
    if subview.accessibilityLabel == title, !(subview is UILabel) { return subview }
    if let found = button(title, in: subview) { return found }
  }
  return nil
}
