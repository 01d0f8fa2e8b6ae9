// SPDX-License-Identifier: MIT

import UIKit

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
  /// The colors of their badges from top to bottom, dark enough for a white glyph.
  let colors: [UIColor]

  /// Made of names, cards and two colors, each 0xRRGGBB.
  private init(name: String, cards: [PlaygroundCard], colors: UInt32...) {
    self.name = name
    self.cards = cards
    self.colors = colors.map { UIColor(cgColor: ScenePalette.color($0)) }
  }

  /// Everything that the playground offers, in the order of the menu.
  static let all: [PlaygroundSection] = [
    PlaygroundSection(name: "Two squares, step by step", cards: PlaygroundSteps.cards, colors: 0xf08a24, 0xc8500a),
    PlaygroundSection(
      name: "Behaviors", cards: PlaygroundBehaviors.cards + PlaygroundPushes.cards, colors: 0x14a3a8, 0x0a6a86),
    PlaygroundSection(name: "Attachments", cards: PlaygroundAttachments.cards, colors: 0x7d7bf0, 0x4a3fc0),
    PlaygroundSection(name: "Fields", cards: PlaygroundFields.cards, colors: 0xf0578a, 0xb0205c),
    PlaygroundSection(name: "Many", cards: PlaygroundCrowds.cards, colors: 0x3fb268, 0x1b7a45),
  ]

  /// The card with a name, nil if there is none.
  static func card(named name: String) -> PlaygroundCard? {
    for section in all {
      if let card = section.cards.first(where: { $0.name == name }) { return card }
    }
    return nil
  }
}
