// SPDX-License-Identifier: MIT

import UIKit

/// Pairs on a table with gravity: cards snap to their places, a miss makes them shiver, and a pair is thrown off the table.
final class PairsViewController: UIViewController {
  private(set) var game = PairsGame(signs: ["A", "B", "C", "D", "E", "F", "G", "H"], shuffle: 7)
  private(set) var cards: [CardView] = []
  private let status = UILabel()
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var snaps: [Int: UISnapBehavior] = [:]
  private let gravity = UIGravityBehavior(items: [])
  private let confetti = ConfettiView()

  let columns = 4

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGreen
    status.textAlignment = .center
    status.textColor = .white
    status.font = .boldSystemFont(ofSize: 20)
    view.addSubview(status)
    gravity.magnitude = 2
    animator.addBehavior(gravity)
    for (index, face) in game.faces.enumerated() {
      let card = CardView(face: face, size: CGSize(width: 70, height: 96))
      card.onTap = { [weak self] in self?.tapped(index) }
      view.addSubview(card)
      cards.append(card)
    }
    view.addSubview(confetti)
    showStatus()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    status.frame = CGRect(x: 0, y: 24, width: view.bounds.width, height: 32)
    confetti.frame = view.bounds
    for index in cards.indices where !game.gone.contains(index) { layDown(index) }
  }

  /// Where a card lies.
  func place(of index: Int) -> CGPoint {
    let rows = (cards.count + columns - 1) / columns
    let room = CGRect(x: 0, y: 64, width: view.bounds.width, height: view.bounds.height - 72)
    return CGPoint(
      x: room.minX + room.width * (CGFloat(index % columns) + 0.5) / CGFloat(columns),
      y: room.minY + room.height * (CGFloat(index / columns) + 0.5) / CGFloat(rows))
  }

  private func layDown(_ index: Int) {
    if let snap = snaps[index] { animator.removeBehavior(snap) }
    let snap = UISnapBehavior(item: cards[index], snapTo: place(of: index))
    snap.damping = 0.6
    snaps[index] = snap
    animator.addBehavior(snap)
  }

  private func tapped(_ index: Int) {
    for other in game.open where game.open.count == 2 && !game.gone.contains(other) { cards[other].turn(open: false) }
    let outcome = game.turn(index)
    guard outcome != .nothing else { return }
    cards[index].turn(open: true)
    switch outcome {
    case .missed(let first, let second): for card in [first, second] { push(card, to: CGVector(dx: 0, dy: -0.6)) }
    case .pair(let first, let second):
      throwAway(first, side: -1)
      throwAway(second, side: 1)
      if game.isOver { confetti.celebrate() }
    default: break
    }
    showStatus()
  }

  private func push(_ index: Int, to direction: CGVector) {
    let push = UIPushBehavior(items: [cards[index]], mode: .instantaneous)
    push.pushDirection = direction
    animator.addBehavior(push)
  }

  /// The card is let go, and thrown up and to a side; once it is out of sight it leaves.
  private func throwAway(_ index: Int, side: CGFloat) {
    if let snap = snaps.removeValue(forKey: index) { animator.removeBehavior(snap) }
    let card = cards[index]
    view.bringSubviewToFront(card)
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

  private func showStatus() {
    status.text =
      game.isOver
      ? "Done in \(game.turns) turns" : "\(game.gone.count / 2) of \(game.faces.count / 2) pairs, \(game.turns) turns"
  }
}
