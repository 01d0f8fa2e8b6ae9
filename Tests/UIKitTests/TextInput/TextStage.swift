// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// A window, and a simulated user who types into its views.
@MainActor
final class TextStage {
  let window: UIWindow
  private let validation: TickValidation
  let controller = UIViewController()
  private var milliseconds = 0.0
  private let encoder = FrameEncoder()
  /// The states of the edited text that frames have reported so far.
  private(set) var inputs: [(layer: LayerID, state: StageTextInput)] = []

  init(_ views: UIView...) {
    UIApplication.shared.reset()
    validation = UIApplication.shared.validateEveryTick()
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    for view in views { controller.view.addSubview(view) }
    window.makeKeyAndVisible()
    frame()
  }

  /// Runs one frame.
  @discardableResult
  func frame() -> Bool {
    milliseconds += 1000.0 / 60
    let isAwake = UIApplication.shared.tick(timestamp: milliseconds / 1000, into: encoder)
    guard let frame = try? Frame.decode(at: encoder.address) else { return isAwake }
    for case .textInput(let layer, let state) in frame.records { inputs.append((layer, state)) }
    return isAwake
  }

  /// Runs frames for the given number of seconds.
  func wait(_ seconds: Double) {
    validation.run(frames: Int(seconds * 60)) { _ in frame() }
  }

  func send(_ kind: InputKind, _ identifier: Int32 = 0, x: Float = 0, y: Float = 0, a: Float = 0, b: Float = 0) {
    UIApplication.shared.handle(
      InputEvent(kind, identifier: identifier, x: x, y: y, a: a, b: b, milliseconds: milliseconds))
  }

  /// Types one character per frame. A line feed presses the Return key.
  func type(_ text: String) {
    for character in text {
      if character == "\n" {
        press(.enter)
        continue
      }
      for scalar in character.unicodeScalars { send(.character, Int32(scalar.value)) }
      frame()
    }
  }

  func press(_ key: KeyCode, flags: InputFlags = []) {
    UIApplication.shared.handle(
      InputEvent(.keyDown, flags: flags, identifier: key.rawValue, milliseconds: milliseconds))
    frame()
  }

  func tap(_ point: CGPoint) {
    send(.pointerDown, 1, x: Float(point.x), y: Float(point.y), a: 1)
    frame()
    send(.pointerUp, 1, x: Float(point.x), y: Float(point.y))
    frame()
  }

  /// Sends an edit that the user made in the host's own text field. The edit replaces a range with text.
  func edit(_ location: Int, _ length: Int, _ text: String, caret: Int? = nil, marked: (Int, Int)? = nil) {
    let generation = Int32(bitPattern: inputs.last?.state.generation ?? 0)
    send(.textEdit, generation, x: Float(location), y: Float(length), a: Float(text.unicodeScalars.count))
    for scalar in text.unicodeScalars { send(.character, Int32(scalar.value)) }
    let place = Float(caret ?? location + text.utf16.count)
    send(.textSelection, generation, x: place, y: place, a: Float(marked?.0 ?? -1), b: Float(marked?.1 ?? -1))
  }
}
