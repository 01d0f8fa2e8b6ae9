// SPDX-License-Identifier: MIT

import UIKit

/// A game of pairs with physics: cards snap to their positions, a miss shakes them, and pairs are thrown off the table.
final class PairsViewController: UIViewController {
  private(set) var game = PairsGame(symbols: CardSymbol.all.map { $0.name }, number: 7)
  private(set) var cards: [CardView] = []
  private var gameNumber: UInt64 = 7
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var snaps: [Int: UISnapBehavior] = [:]
  private let gravity = UIGravityBehavior(items: [])
  private let status = UILabel()
  private let newGameButton = UIButton(type: .system)
  private let particles = ParticlesView()
  private var grid = TableGrid(count: 16, in: .zero)
  private var layoutArea = CGRect.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    status.font = .preferredFont(forTextStyle: .headline)
    status.adjustsFontForContentSizeCategory = true
    status.adjustsFontSizeToFitWidth = true
    status.minimumScaleFactor = 0.25
    newGameButton.setTitle("New Game", for: .normal)
    newGameButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
    newGameButton.titleLabel?.adjustsFontForContentSizeCategory = true
    newGameButton.titleLabel?.adjustsFontSizeToFitWidth = true
    newGameButton.addTarget(self, action: #selector(startNewGame), for: .touchUpInside)
    for part in [status, newGameButton, particles] { view.addSubview(part) }
    gravity.magnitude = 2
    animator.addBehavior(gravity)
    makeCards()
  }

  private func makeCards() {
    for (index, name) in game.faces.enumerated() {
      let card = CardView(number: index + 1, symbol: .named(name))
      card.onTap = { [weak self] in self?.turn(index) }
      view.insertSubview(card, belowSubview: particles)
      cards.append(card)
    }
    showStatus()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 12, dy: 8)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let buttonWidth = min(area.width * 0.4, 160)
    let labelWidth = max(0, area.width - buttonWidth - 8)
    status.frame = CGRect(
      x: isRightToLeft ? area.maxX - labelWidth : area.minX, y: area.minY, width: labelWidth, height: 44)
    newGameButton.frame = CGRect(
      x: isRightToLeft ? area.minX : area.maxX - buttonWidth, y: area.minY, width: buttonWidth, height: 44)
    newGameButton.contentHorizontalAlignment = .trailing
    particles.frame = view.bounds
    guard area.width > 0, area.height > 60, area != layoutArea else { return }
    let isFirst = layoutArea == .zero
    layoutArea = area
    grid = TableGrid(
      count: cards.count, in: CGRect(x: area.minX, y: area.minY + 52, width: area.width, height: area.height - 52))
    for index in cards.indices where !game.gone.contains(index) {
      cards[index].bounds.size = grid.cardSize
      if isFirst { cards[index].center = CGPoint(x: view.bounds.midX, y: view.bounds.maxY) }
      // The animator only reads an item's new size in this call.
      if snaps[index] != nil { animator.updateItem(usingCurrentState: cards[index]) }
      deal(index)
    }
  }

  /// Returns the position of a card on the table.
  func position(of index: Int) -> CGPoint { grid.center(of: index) }

  /// Moves a card to its position with a snap behavior.
  private func deal(_ index: Int) {
    if let snap = snaps[index] { animator.removeBehavior(snap) }
    let snap = UISnapBehavior(item: cards[index], snapTo: position(of: index))
    snap.damping = 0.6
    snaps[index] = snap
    animator.addBehavior(snap)
  }

  // MARK: Playing

  private func turn(_ index: Int) {
    let open = game.open
    let outcome = game.turn(index)
    guard outcome != .ignored else { return }
    // After a miss, the cards stay face up until the next turn.
    if open.count == 2 { for card in open where !game.gone.contains(card) { cards[card].turn(faceUp: card == index) } }
    cards[index].turn(faceUp: true)
    switch outcome {
    case .missed(let first, let second):
      afterFlip { for card in [first, second] { $0.shake(card) } }
    case .pair(let first, let second):
      afterFlip {
        $0.throwAway(first, side: -1)
        $0.throwAway(second, side: 1)
        if $0.game.isOver { $0.particles.celebrate() }
      }
    case .opened, .ignored: break
    }
    showStatus()
  }

  /// Performs an action after the flip of the second card, unless a new game has started.
  private func afterFlip(_ action: @escaping (PairsViewController) -> Void) {
    let number = gameNumber
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [weak self] in
      if let self, gameNumber == number { action(self) }
    }
  }

  /// Shakes a card with an impulse that its snap behavior damps.
  private func shake(_ index: Int) {
    let spin = UIDynamicItemBehavior(items: [cards[index]])
    spin.addAngularVelocity(index % 2 == 0 ? 6 : -6, for: cards[index])
    spin.addLinearVelocity(CGPoint(x: 0, y: -220), for: cards[index])
    animator.addBehavior(spin)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.animator.removeBehavior(spin) }
  }

  /// Throws a card up and to one side. The card is removed when it falls below the bottom edge.
  private func throwAway(_ index: Int, side: CGFloat) {
    if let snap = snaps.removeValue(forKey: index) { animator.removeBehavior(snap) }
    let card = cards[index]
    particles.burst(at: card.center, color: CardSymbol.named(game.faces[index]).color)
    view.insertSubview(card, belowSubview: particles)
    let flight = UIDynamicItemBehavior(items: [card])
    flight.addLinearVelocity(CGPoint(x: side * 160, y: -500), for: card)
    flight.addAngularVelocity(side * 4, for: card)
    flight.action = { [weak self, weak flight] in
      guard let self, let flight, card.frame.minY > view.bounds.maxY + 40 else { return }
      animator.removeBehavior(flight)
      gravity.removeItem(card)
      card.removeFromSuperview()
    }
    gravity.addItem(card)
    animator.addBehavior(flight)
  }

  @objc private func startNewGame() {
    animator.removeAllBehaviors()
    for card in cards {
      gravity.removeItem(card)
      card.removeFromSuperview()
    }
    cards = []
    snaps = [:]
    gameNumber += 1
    game = PairsGame(symbols: CardSymbol.all.map { $0.name }, number: gameNumber)
    animator.addBehavior(gravity)
    layoutArea = .zero
    makeCards()
    view.setNeedsLayout()
  }

  private func showStatus() {
    let pairs = "\(game.gone.count / 2) of \(game.faces.count / 2) pairs"
    let turns = game.turns == 1 ? "1 turn" : "\(game.turns) turns"
    status.text = game.isOver ? "Done in \(turns)" : "\(pairs), \(turns)"
    if game.isOver { UIAccessibility.post(notification: .announcement, argument: "Done in \(turns)") }
  }
}
