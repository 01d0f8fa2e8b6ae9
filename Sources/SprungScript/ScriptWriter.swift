// SPDX-License-Identifier: MIT

import SprungStage

extension Script {
  /// The script as text that `init(text:file:)` can parse, with recorded and handwritten steps in the notation of
  /// `ScriptStep`. The text is not marked as recorded, so it can be edited.
  public nonisolated var text: String {
    var text = "sprung-script 2\n"
    if let demo { text += "demo \(demo.name)\n" }
    if let device {
      text += "device \(device.name)\(device.isLandscape ? " landscape" : "")\n"
    } else {
      text += "size \(width) \(height) \(scale)\n"
    }
    if rate != 60 { text += "rate \(rate)\n" }
    for line in lines { text += line.step.text + "\n" }
    return text
  }
}

extension ScriptStep {
  /// The step as a line of a script, without a line feed.
  public nonisolated var text: String {
    switch self {
    case .event(let event):
      "event \(ScriptNames.name(of: event.kind)) \(event.flags.rawValue) \(event.identifier) \(event.x) \(event.y)"
        + " \(event.a) \(event.b) \(event.milliseconds)"
    case .frame(let milliseconds): "frame \(milliseconds)"
    case .wait(let seconds): "wait \(seconds)"
    case .down(let pointer, let x, let y): "down \(pointer) \(x) \(y)"
    case .move(let pointer, let x, let y, let seconds): "move \(pointer) \(x) \(y) over \(seconds)"
    case .up(let pointer): "up \(pointer)"
    case .cancel(let pointer): "cancel \(pointer)"
    case .tap(let x, let y): "tap \(x) \(y)"
    case .drag(let fromX, let fromY, let toX, let toY, let seconds):
      "drag \(fromX) \(fromY) to \(toX) \(toY) over \(seconds)"
    case .flick(let fromX, let fromY, let toX, let toY, let seconds):
      "flick \(fromX) \(fromY) to \(toX) \(toY) over \(seconds)"
    case .wheel(let x, let y, let deltaX, let deltaY): "wheel \(x) \(y) \(deltaX) \(deltaY)"
    case .key(let key, let flags): "key \(ScriptNames.text(of: key, flags: flags))"
    case .type(let text): "type \"\(Self.escaped(text))\""
    case .keyboard(let height): "keyboard \(height)"
    case .settle(let limit): "settle \(limit)"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
