// SPDX-License-Identifier: MIT

/// One thing to try on the playground's canvas.
struct PlaygroundCard {
  /// A few words, unique among the cards.
  let name: String
  /// One sentence that says what to look for.
  let sentence: String
  /// Puts items and behaviors on an empty canvas, and answers what can be changed.
  let build: (PlaygroundScene) -> [PlaygroundParameter]
}

/// Cards that belong together.
struct PlaygroundSection {
  /// The heading above them.
  let name: String
  /// The cards in the order of the menu.
  let cards: [PlaygroundCard]

  /// Everything that the playground offers, in the order of the menu.
  static let all: [PlaygroundSection] = [
    PlaygroundSection(name: "Two squares, step by step", cards: PlaygroundSteps.cards),
    PlaygroundSection(name: "Behaviors", cards: PlaygroundBehaviors.cards + PlaygroundPushes.cards),
    PlaygroundSection(name: "Attachments", cards: PlaygroundAttachments.cards),
    PlaygroundSection(name: "Fields", cards: PlaygroundFields.cards),
    PlaygroundSection(name: "Many", cards: PlaygroundCrowds.cards),
  ]

  /// The card of a name, nil if there is none.
  static func card(named name: String) -> PlaygroundCard? {
    for section in all {
      if let card = section.cards.first(where: { $0.name == name }) { return card }
    }
    return nil
  }
}
