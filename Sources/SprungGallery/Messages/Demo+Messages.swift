// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import SprungStage
import UIKit

extension Demo {
  /// A conversation with a text field above the keyboard, and a second page for a note.
  static let messages = Demo(
    name: "messages", title: "Messages",
    hint: "Write something and press Return. The field stays above the keyboard; the note takes several lines.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .keyboard(height: 216),
      .tap(x: 120, y: 542),
      .wait(seconds: 0.4),
      .type("Hello"),
      .key(.arrowLeft, flags: .shift),
      .key(.backspace),
      .type("o 👋🏽\n"),
      .wait(seconds: 0.8),
      .type("How are you?"),
      .key(.arrowUp),
      .type("Hm. "),
      .key(.enter),
      .wait(seconds: 0.8),
      .drag(fromX: 160, fromY: 120, toX: 160, toY: 220, seconds: 0.3),
      .wait(seconds: 0.4),
      .tap(x: 275, y: 22),
      .wait(seconds: 0.6),
      .tap(x: 160, y: 240),
      .wait(seconds: 0.3),
      .type("Milk\nBread and a long line that goes on"),
      .key(.arrowUp),
      .key(.home),
      .type("- "),
      .wait(seconds: 0.3),
      .key(.escape),
      .settle(limit: 5),
    ],
    tries: [
      "Write a message and press Return: you get an answer, up to four times.",
      "Drag the messages down while the keyboard is visible: it closes.",
      "Press Note: the password shows dots, and the note takes several lines.",
    ],
    parameters: [
      DemoParameter("text-size", "Text size", 11...26, by: 1, value: 16, unit: "pt", code: "textSize") {
        (screen: MessagesViewController, value) in screen.textSize = value
      },
      DemoParameter("width", "Message width", 0.4...0.9, by: 0.05, value: 0.7, code: "widthShare") {
        (screen: MessagesViewController, value) in screen.widthShare = value
      },
      DemoParameter("delay", "Answer after", 0...3, by: 0.1, value: 0.3, unit: "s", code: "answerDelay") {
        (screen: MessagesViewController, value) in screen.answerDelay = Double(value)
      },
    ],
    presets: [
      DemoPreset("Large words", [("text-size", 24), ("width", 0.85)]),
      DemoPreset("A slow friend", [("delay", 3)]),
    ],
    makeController: { Demo.navigation(MessagesViewController()) })
}
