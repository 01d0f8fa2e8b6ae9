// SPDX-License-Identifier: MIT

import UIKit

@objc protocol PaletteActions {
  @objc optional func paint(_ sender: Any?)
  @objc optional func erase(_ sender: Any?)
}

class CanvasView: UIView {
  var log: [String] = []
  override var canBecomeFirstResponder: Bool { return true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(duplicateShape(_:)) { return log.contains("paint") }
    if action == #selector(paint(_:)) || action == #selector(copy(_:)) { return true }
    return false
  }

  @objc func paint(_ sender: Any?) { log.append("paint") }

  @objc func duplicateShape(_ sender: Any?) { log.append("duplicate") }

  override func copy(_ sender: Any?) { log.append("copy") }

  override var keyCommands: [UIKeyCommand]? {
    return [
      UIKeyCommand(
        input: "d", modifierFlags: [.command], action: #selector(duplicateShape(_:)), discoverabilityTitle: "Duplicate")
    ]
  }
}

class CanvasViewController: UIViewController {
  let canvas = CanvasView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))
  let paintButton = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let eraseButton = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 50))
  var erased: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(canvas)
    // The action is sent to the first responder, or to the next responder that implements it.
    paintButton.addTarget(nil, action: #selector(PaletteActions.paint(_:)), for: .touchUpInside)
    eraseButton.addTarget(nil, action: #selector(PaletteActions.erase(_:)), for: .touchUpInside)
    view.addSubview(paintButton)
    view.addSubview(eraseButton)
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
    canvas.addGestureRecognizer(press)
  }

  @objc func erase(_ sender: Any?) {
    erased.append(sender as? UIButton === eraseButton)
  }

  @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let target = recognizer.view else { return }
    target.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Duplicate", action: #selector(CanvasView.duplicateShape(_:)))
    ]
    menu.showMenu(from: target, rect: CGRect(origin: recognizer.location(in: target), size: .zero))
  }
}
