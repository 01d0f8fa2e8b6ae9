// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungHeadless
import SprungStage
import UIKit

/// A controller on a stage, with simulated keyboard and screen reader input.
@MainActor
final class KeyboardStage {
  let host: HeadlessHost
  private var milliseconds = 0.0

  init(
    _ controller: UIViewController, size: CGSize = CGSize(width: 375, height: 667),
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    host = HeadlessHost(size: size, scale: 2, layoutDirection: layoutDirection) { controller }
    frame()
  }

  /// Runs one frame, a sixtieth of a second. Returns whether another frame is needed.
  @discardableResult
  func frame() -> Bool {
    milliseconds += 1000.0 / 60
    return host.frame(milliseconds: milliseconds)
  }

  /// Runs frames until all motion ends, for at most the given number of seconds. Returns whether all motion ended.
  @discardableResult
  func settle(within seconds: Double = 10) -> Bool {
    for _ in 0..<Int(seconds * 60) where !frame() { return true }
    return false
  }

  func send(_ kind: InputKind, _ identifier: Int32 = 0, x: Float = 0, y: Float = 0, flags: InputFlags = []) {
    host.send(InputEvent(kind, flags: flags, identifier: identifier, x: x, y: y, milliseconds: milliseconds))
    frame()
  }

  func press(_ key: KeyCode, flags: InputFlags = []) { send(.keyDown, key.rawValue, flags: flags) }

  /// The layers that assistive technologies can reach, in drawing order: neither hidden nor inside a hidden layer.
  var audible: [StageLayer] {
    func isAudible(_ layer: StageLayer) -> Bool {
      var layer: StageLayer? = layer
      while let current = layer {
        if current.state.contains(.hidden) || current.isHidden { return false }
        layer = host.tree[current.parent]
      }
      return true
    }
    return host.tree.inDrawingOrder.filter(isAudible)
  }

  /// Returns the accessible layer with the given label.
  func layer(_ name: String) -> StageLayer? { audible.first { $0.label == name && $0.role != .none } }

  /// Moves focus to the layer with the given label, as a host does.
  func focus(_ name: String) { if let layer = layer(name) { send(.focus, Int32(bitPattern: layer.id)) } }

  /// The label of the layer that the app focused last.
  var focused: String? { host.tree[host.tree.focused]?.label }
}
