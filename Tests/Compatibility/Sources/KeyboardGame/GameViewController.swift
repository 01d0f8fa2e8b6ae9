// SPDX-License-Identifier: MIT

import UIKit

/// Moves a ship while the arrow keys or W, A, S and D are held, and fires with the space bar.
class GameViewController: UIViewController {
  let ship = UIView(frame: CGRect(x: 140, y: 400, width: 40, height: 40))
  var shots = 0
  var pauses = 0
  private var held: Set<UIKeyboardHIDUsage> = []
  private var displayLink: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    ship.backgroundColor = .systemYellow
    view.addSubview(ship)
    let link = CADisplayLink(target: self, selector: #selector(step(_:)))
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    displayLink = link
    let playPause = UITapGestureRecognizer(target: self, action: #selector(togglePause(_:)))
    playPause.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    view.addGestureRecognizer(playPause)
  }

  override var keyCommands: [UIKeyCommand]? {
    let restart = UIKeyCommand(title: "Restart", action: #selector(restart(_:)), input: "r", modifierFlags: .command)
    restart.wantsPriorityOverSystemBehavior = true
    return [restart]
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var didHandleEvent = false
    for press in presses {
      guard let key = press.key else { continue }
      switch key.keyCode {
      case .keyboardLeftArrow, .keyboardA, .keyboardRightArrow, .keyboardD:
        held.insert(key.keyCode)
        didHandleEvent = true
      case .keyboardSpacebar:
        shots += key.modifierFlags.contains(.shift) ? 3 : 1
        didHandleEvent = true
      default:
        if key.charactersIgnoringModifiers == "p" {
          pauses += 1
          didHandleEvent = true
        }
      }
    }
    displayLink?.isPaused = held.isEmpty
    if !didHandleEvent { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    release(presses)
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    release(presses)
    super.pressesCancelled(presses, with: event)
  }

  private func release(_ presses: Set<UIPress>) {
    for press in presses {
      if let key = press.key { held.remove(key.keyCode) }
    }
    displayLink?.isPaused = held.isEmpty
  }

  @objc private func step(_ link: CADisplayLink) {
    if held.contains(.keyboardLeftArrow) || held.contains(.keyboardA) { ship.center.x -= 2 }
    if held.contains(.keyboardRightArrow) || held.contains(.keyboardD) { ship.center.x += 2 }
  }

  @objc private func restart(_ sender: Any?) {
    ship.center.x = 160
    shots = 0
  }

  @objc private func togglePause(_ sender: UITapGestureRecognizer) { pauses += 1 }
}
