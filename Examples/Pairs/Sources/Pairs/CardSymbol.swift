// SPDX-License-Identifier: MIT

import UIKit

/// A symbol on a card.
struct CardSymbol {
  let image: String
  let name: String
  let color: UIColor

  static let all = [
    CardSymbol(image: "heart.fill", name: "Heart", color: .systemRed),
    CardSymbol(image: "star.fill", name: "Star", color: .systemOrange),
    CardSymbol(image: "moon.fill", name: "Moon", color: .systemIndigo),
    CardSymbol(image: "bolt.fill", name: "Bolt", color: .systemYellow),
    CardSymbol(image: "drop.fill", name: "Drop", color: .systemBlue),
    CardSymbol(image: "bell.fill", name: "Bell", color: .systemPurple),
    CardSymbol(image: "music.note", name: "Note", color: .systemPink),
    CardSymbol(image: "flag.fill", name: "Flag", color: .systemGreen),
  ]

  static func named(_ name: String) -> CardSymbol { all.first { $0.name == name } ?? all[0] }
}
