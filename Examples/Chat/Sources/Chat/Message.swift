// SPDX-License-Identifier: MIT

import UIKit

/// One message of the conversation.
struct Message {
  let text: String
  let isOwn: Bool

  /// What was said before the app is opened.
  static let conversation = [
    "Did you see that the list moves like a real one?", "It hangs on springs.", "All of it?",
    "Only what is near the screen. A million rows cost as much as twenty.", "And when I scroll fast?",
    "Then those far from your finger arrive late, and swing.", "Ha. Let me try.", "Flick it!", "Once more.",
    "You can type, too: the row that you send drops in and pushes the others.", "Like this?", "Like that.",
  ].enumerated().map { Message(text: $1, isOwn: $0 % 2 == 0) }

  /// What the other one says to the message of a number.
  static func answer(to number: Int) -> Message {
    let answers = ["Nice.", "Tell me more.", "I felt that one bounce.", "What does the layout say?", "Again!"]
    return Message(text: answers[number % answers.count], isOwn: false)
  }
}
