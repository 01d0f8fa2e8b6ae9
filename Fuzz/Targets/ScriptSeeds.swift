// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage

/// Small scripts with every kind of step, which the fuzzer mutates.
enum ScriptSeeds {
  static var texts: [[UInt8]] {
    ([written] + steps.map { "sprung-script 2\n\($0)\n" } + [recorded]).map { Array($0.utf8) }
  }

  private static let steps = [
    "demo carousel\nsize 320 568 2\nrate 120", "wait 0.5", "down 1 10 20\nmove 1 30.5 40 over 0.25\nup 1",
    "down 2147483647 -5 1e3\ncancel 2147483647", "tap 160 385", "drag 160 385 to 60 385 over 0.5",
    "flick 1 2 to 3 4 over 0", "wheel 10 20 -30 4e1", "key Shift+Control+ArrowLeft", "key a", "keyboard 216",
    "type \"Hello, \\\"you\\\"\\n\\t\\\\\"", "settle 5", "frame 16.666666666666668",
    "event down 3 -7 1.5 2.5 0.25 1e-3 1000.5", "event textedit 0 4294967295 0 0 0 0 0",
  ]

  private static let written = "sprung-script 1\n# by hand\n\nsize 100 200 1\ntap 1 2\n\twait 1\r\nsettle 3"

  private static var recorded: String {
    var recorder = ScriptRecorder(demo: "square", width: 320, height: 568, scale: 2)
    for (number, kind) in [InputKind.pointerDown, .pointerMove, .wheel, .keyDown, .pointerUp].enumerated() {
      recorder.add(
        InputEvent(
          kind, flags: [.touch, .primary], identifier: 4, x: Float(number) / 3, y: 1e6, milliseconds: 16))
      recorder.addFrame(milliseconds: Double(number) * 1000 / 60)
    }
    return recorder.text
  }
}
