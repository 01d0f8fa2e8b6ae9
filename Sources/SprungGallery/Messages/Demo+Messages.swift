// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import SprungStage
import UIKit

extension Demo {
  /// A conversation: a field above the keyboard, and a note behind it.
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
    makeController: { Demo.navigation(MessagesViewController()) })
}
