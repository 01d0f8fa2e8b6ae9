// SPDX-License-Identifier: MIT

import UIKit

/// An experiment on the playground's canvas.
struct PlaygroundCard {
  /// The name, unique among the cards.
  let name: String
  /// A sentence that describes what to observe.
  let sentence: String
  /// Adds items and behaviors to an empty canvas and returns the adjustable parameters.
  let build: (PlaygroundScene) -> [PlaygroundParameter]
}

/// A group of related cards.
struct PlaygroundSection {
  /// The title of the section.
  let name: String
  /// The cards in the order of the menu.
  let cards: [PlaygroundCard]
  /// The badge colors from top to bottom, dark enough for a white glyph to be legible.
  let colors: [UIColor]

  /// Creates a section from a name, cards and two colors in the format 0xRRGGBB.
  private init(name: String, cards: [PlaygroundCard], colors: UInt32...) {
    self.name = name
    self.cards = cards
    self.colors = colors.map { UIColor(cgColor: ScenePalette.color($0)) }
  }

  /// All sections in the order of the menu.
  static let all: [PlaygroundSection] = [
    PlaygroundSection(name: "Two squares, step by step", cards: PlaygroundSteps.cards, colors: 0xf08a24, 0xc8500a),
    PlaygroundSection(
      name: "Behaviors", cards: PlaygroundBehaviors.cards + PlaygroundPushes.cards, colors: 0x14a3a8, 0x0a6a86),
    PlaygroundSection(name: "Attachments", cards: PlaygroundAttachments.cards, colors: 0x7d7bf0, 0x4a3fc0),
    PlaygroundSection(name: "Fields", cards: PlaygroundFields.cards, colors: 0xf0578a, 0xb0205c),
    PlaygroundSection(name: "Many", cards: PlaygroundCrowds.cards, colors: 0x3fb268, 0x1b7a45),
  ]

  /// Returns the card with the given name, or nil if there is none.
  static func card(named name: String) -> PlaygroundCard? {
    for section in all {
      if let card = section.cards.first(where: { $0.name == name }) { return card }
    }
    return nil
  }
}
