// SPDX-License-Identifier: MIT

/// The rules of the game. All cards start face down. The player turns two cards at a time, and matching cards are
/// removed.
struct PairsGame {
  enum Outcome: Equatable {
    /// The first card of a turn is face up.
    case opened
    /// Two different cards are face up. The next turn turns them face down.
    case missed(Int, Int)
    /// The two cards match and are removed.
    case pair(Int, Int)
    /// The card was already face up or removed.
    case ignored
  }

  /// The symbol of each card.
  let faces: [String]
  private(set) var gone: Set<Int> = []
  private(set) var open: [Int] = []
  /// The number of completed turns of two cards.
  private(set) var turns = 0

  var isOver: Bool { gone.count == faces.count }

  /// Creates a game with two cards of each symbol. The game number determines their order.
  init(symbols: [String], number: UInt64) {
    var cards = symbols + symbols
    var state = number
    for index in stride(from: cards.count - 1, to: 0, by: -1) {
      // A linear congruential generator (Knuth, MMIX) produces the same order from a number on every machine.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      cards.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
    }
    faces = cards
  }

  /// Turns a card face up.
  mutating func turn(_ card: Int) -> Outcome {
    if open.count == 2 { open = [] }
    guard faces.indices.contains(card), !gone.contains(card), !open.contains(card) else { return .ignored }
    open.append(card)
    guard open.count == 2 else { return .opened }
    turns += 1
    guard faces[open[0]] == faces[open[1]] else { return .missed(open[0], open[1]) }
    gone.formUnion(open)
    return .pair(open[0], open[1])
  }
}
