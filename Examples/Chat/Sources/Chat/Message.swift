// SPDX-License-Identifier: MIT

import UIKit

/// A message in the conversation.
struct Message {
  let text: String
  let isOwn: Bool

  /// The initial messages.
  static let conversation = [
    "Did you see that the list moves like a real one?", "It hangs on springs.", "All of it?",
    "Only the rows near the screen. A million rows cost as much as twenty.", "And when I scroll fast?",
    "Then the rows far from your finger lag behind and swing.", "Ha. Let me try.", "Flick it!", "Once more.",
    "Try typing, too: a new row drops in and pushes the others.", "Like this?", "Like that.",
  ].enumerated().map { Message(text: $1, isOwn: $0 % 2 == 0) }

  /// Returns the answer to the message with the given number.
  static func answer(to number: Int) -> Message {
    let answers = ["Nice.", "Tell me more.", "I felt that one bounce.", "How does the layout do that?", "Again!"]
    return Message(text: answers[number % answers.count], isOwn: false)
  }
}
