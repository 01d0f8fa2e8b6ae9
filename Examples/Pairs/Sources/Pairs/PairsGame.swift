// SPDX-License-Identifier: MIT

/// The rules: cards lie face down, two are turned at a time, and a pair leaves the table.
struct PairsGame {
  enum Outcome: Equatable {
    /// The card lies open, and another one is to follow.
    case opened
    /// Two that are not alike lie open; they are turned back with the next card.
    case missed(Int, Int)
    /// Two that are alike.
    case pair(Int, Int)
    /// The card was open or gone already.
    case nothing
  }

  /// What is on each card.
  let faces: [String]
  private(set) var gone: Set<Int> = []
  private(set) var open: [Int] = []
  /// Pairs of cards that were turned.
  private(set) var turns = 0

  var isOver: Bool { gone.count == faces.count }

  /// Lays out two of each sign, in an order that belongs to a number.
  init(signs: [String], shuffle: UInt64) {
    var cards = signs + signs
    var state = shuffle
    for index in stride(from: cards.count - 1, to: 0, by: -1) {
      // A linear congruential generator (Knuth, MMIX): the same number gives the same table on every machine.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      cards.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
    }
    faces = cards
  }

  /// Turns a card.
  mutating func turn(_ card: Int) -> Outcome {
    if open.count == 2 { open = [] }
    guard faces.indices.contains(card), !gone.contains(card), !open.contains(card) else { return .nothing }
    open.append(card)
    guard open.count == 2 else { return .opened }
    turns += 1
    guard faces[open[0]] == faces[open[1]] else { return .missed(open[0], open[1]) }
    gone.formUnion(open)
    return .pair(open[0], open[1])
  }
}
