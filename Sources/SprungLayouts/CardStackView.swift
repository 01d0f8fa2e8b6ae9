// SPDX-License-Identifier: MIT

import UIKit

/// A stack of cards. Dragging throws the top card to the right (liked) or to the left. The last thrown card can be
/// recalled.
///
/// ```swift
/// let stack = CardStackView(count: 10) { card in card.contentView.addSubview(picture(card.number)) }
/// stack.onDecide = { number, isLiked in note(number, isLiked) }
/// ```
///
/// Three cards are visible. Each is slightly smaller and lower than the card in front of it. Cards have the size of the
/// view, reduced by a margin at each side. Thrown cards leave through the edges of the animator's reference view, which
/// is this view.
public final class CardStackView: UIView {
  /// A thrown card and the direction of the throw.
  public struct Decision {
    /// The index of the card.
    public let number: Int
    /// Whether the card was thrown to the right.
    public let isLiked: Bool
    let card: SwipeCard
  }

  /// The number of cards.
  public let count: Int
  /// The visible cards, starting with the top card.
  public private(set) var cards: [SwipeCard] = []
  /// The thrown cards, in the order of their throws.
  public private(set) var decisions: [Decision] = []
  /// The animator of the top card and of cards that are leaving.
  public private(set) var animator: UIDynamicAnimator!
  /// Called after a card is thrown, with its index and with whether it was thrown to the right (liked). Default: nil.
  public var onDecide: ((Int, Bool) -> Void)?
  /// Called whenever the top card changes. Default: nil.
  public var onChange: (() -> Void)?
  /// The distances between the cards and the view's edges in points. Default: 24 at each side, 40 at the bottom.
  public var cardInsets = UIEdgeInsets(top: 24, left: 24, bottom: 40, right: 24) { didSet { setNeedsLayout() } }

  /// The number of visible cards, at least 1. Default: 3.
  public var shownCards = LayoutsTuning.cardsShown {
    didSet {
      shownCards = max(1, shownCards)
      if shownCards != oldValue, arrangedSize != .zero { showCards() }
    }
  }
  /// The horizontal offset beyond which a released card leaves the stack, as a fraction of the view's width. Default:
  /// 0.3.
  public var throwShare: CGFloat = LayoutsTuning.cardShare
  /// The minimum speed of a throw in points per second. A throw is ignored if its vertical speed is more than twice its
  /// horizontal speed. Default: 750.
  public var throwSpeed: CGFloat = LayoutsTuning.cardSpeed
  /// The speed in points per second of a card that leaves because it was pulled aside or a button was pressed. Default:
  /// 1400. Must be positive.
  public var departureSpeed: CGFloat = LayoutsTuning.cardDeparture.speed
  /// The damping of returning cards, 0 to 1. Changes also apply to a card that is already returning. With a value of 1,
  /// cards do not overshoot. Default: 0.5.
  public var snapDamping: CGFloat = LayoutsTuning.flickSnapDamping {
    didSet {
      for card in cards { flick(of: card)?.snapDamping = snapDamping }
    }
  }

  private let fill: (SwipeCard) -> Void
  private var arrangedSize = CGSize.zero

  /// Creates a stack of `count` cards (0 or more). `fill` is called for each card before it is first displayed.
  public init(count: Int, fill: @escaping (SwipeCard) -> Void) {
    self.count = max(0, count)
    self.fill = fill
    super.init(frame: .zero)
    animator = UIDynamicAnimator(referenceView: self)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The top card; nil if all cards have been thrown.
  public var topCard: SwipeCard? { cards.first }

  // MARK: Deciding

  /// Throws the top card to the right (liked) or to the left. Returns false if no card is left.
  @discardableResult
  public func decide(isLiked: Bool) -> Bool {
    guard let card = topCard, let flick = flick(of: card) else { return false }
    let rotation = LayoutsTuning.cardDeparture.turn
    flick.itemBehavior.addAngularVelocity(isLiked ? rotation : -rotation, for: card)
    flick.flick(with: CGPoint(x: isLiked ? departureSpeed : -departureSpeed, y: -departureSpeed / 8))
    takeOff(card, isLiked: isLiked)
    return true
  }

  /// Returns the last thrown card to the stack, from its current position. Returns false if no card has been thrown.
  @discardableResult
  public func undo() -> Bool {
    guard let last = decisions.popLast() else { return false }
    if let top = topCard {
      disarm(top)
      rest(top)
    }
    let card = last.card
    // A card that is still leaving reverses its direction.
    if card.superview == nil { addSubview(card) }
    cards.insert(card, at: 0)
    while cards.count > shownCards { cards.removeLast().removeFromSuperview() }
    arm(card)
    // Do not overshoot. After returning from this distance, the card would swing to the other side, which would look
    // like a throw.
    flick(of: card)?.snapBack(damping: 1)
    arrange(isAnimated: true)
    return true
  }

  private func takeOff(_ card: SwipeCard, isLiked: Bool) {
    card.isAccessibilityElement = false
    card.accessibilityElementsHidden = true
    card.isUserInteractionEnabled = false
    cards.removeAll { $0 === card }
    decisions.append(Decision(number: card.number, isLiked: isLiked, card: card))
    fillUp()
    arrange(isAnimated: true)
    onDecide?(card.number, isLiked)
  }

  // MARK: The stack

  /// Creates or removes cards to match the number of visible cards.
  private func showCards() {
    while cards.count > shownCards { cards.removeLast().removeFromSuperview() }
    fillUp()
    arrange(isAnimated: true)
  }

  /// The frame of the top card.
  public var cardFrame: CGRect { bounds.inset(by: cardInsets) }

  /// Lays out the cards after the view's size changes. Moving cards keep their offset from the stack in proportion to
  /// the size of the stack. A dragged card stays under the touch.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let old = arrangedSize
    guard bounds.size != old, cardFrame.width > 0, cardFrame.height > 0 else { return }
    arrangedSize = bounds.size
    fillUp()
    guard old.width > 0, old.height > 0 else { return arrange(isAnimated: false) }
    let scale = CGPoint(x: bounds.width / old.width, y: bounds.height / old.height)
    UIView.animate(
      withDuration: LayoutsTuning.resizeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      for case let card as SwipeCard in self.subviews { self.fit(card, scale) }
      self.arrange(isAnimated: false)
    }
  }

  /// Updates the size of a card.
  private func fit(_ card: SwipeCard, _ scale: CGPoint) {
    if let flick = flick(of: card) {
      card.bounds = CGRect(origin: .zero, size: cardFrame.size)
      flick.rest(at: CGPoint(x: cardFrame.midX, y: cardFrame.midY), scalingWayBy: scale)
    } else {
      rest(card)
    }
    card.layoutIfNeeded()
  }

  /// Moves a card that no behavior moves to its position in the stack.
  private func rest(_ card: SwipeCard) {
    card.transform = .identity
    card.bounds = CGRect(origin: .zero, size: cardFrame.size)
    card.center = CGPoint(x: cardFrame.midX, y: cardFrame.midY)
    card.showWords(forWay: 0)
  }

  /// Adds cards at the bottom up to the number of visible cards.
  private func fillUp() {
    while cards.count < shownCards {
      let next = decisions.count + cards.count
      guard next < count else { return }
      let card = SwipeCard(number: next)
      card.accessibilityTraits = .image
      fill(card)
      rest(card)
      if let last = cards.last { insertSubview(card, belowSubview: last) } else { insertSubview(card, at: 0) }
      let depth = CGFloat(shownCards)
      card.transform = stackTransform(atDepth: depth)
      card.addGestureRecognizer(
        UIPanGestureRecognizer { [me = WeakReference(self), card = WeakReference(card)] pan in
          if let card = card.wrappedValue { me.wrappedValue?.flick(of: card)?.follow(pan) }
        })
      cards.append(card)
    }
  }

  /// Returns the transform of a card that has `depth` cards in front of it.
  private func stackTransform(atDepth depth: CGFloat) -> CGAffineTransform {
    let scale = 1 - LayoutsTuning.cardStep.scale * depth
    // At any scale, the lower edge of the card is visible below the card in front of it.
    let offset = cardFrame.height * (1 - scale) / 2 + LayoutsTuning.cardStep.offset * depth
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: offset)
  }

  /// Updates the depth of all cards, and makes the top card draggable.
  private func arrange(isAnimated: Bool) {
    for (depth, card) in cards.enumerated() {
      card.isAccessibilityElement = depth == 0
      card.isUserInteractionEnabled = depth == 0
      // Covered cards are hidden from assistive technology.
      card.accessibilityElementsHidden = depth > 0
      guard flick(of: card) == nil else { continue }
      let transform = stackTransform(atDepth: CGFloat(depth))
      if isAnimated {
        // Allow user interaction, so that the next throw does not have to wait for the end of the animation.
        UIView.animate(
          withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.65, initialSpringVelocity: 0,
          options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
          card.transform = transform
        }
      } else {
        card.transform = transform
      }
      if depth == 0 { arm(card) }
    }
    onChange?()
  }

  /// Returns the behavior of a card. Only the top card and leaving cards have a behavior. The animator retains the
  /// behavior, which retains its card.
  private func flick(of card: SwipeCard) -> FlickBehavior? {
    for case let flick as FlickBehavior in animator.behaviors where flick.view === card { return flick }
    return nil
  }

  /// Removes the behavior of a card, which stops it.
  private func disarm(_ card: SwipeCard) {
    if let flick = flick(of: card) { animator.removeBehavior(flick) }
  }

  /// Adds the behavior that makes a card draggable.
  private func arm(_ card: SwipeCard) {
    disarm(card)
    let flick = FlickBehavior(view: card, restingAt: CGPoint(x: cardFrame.midX, y: cardFrame.midY))
    flick.snapDamping = snapDamping
    flick.onMove = { [card = WeakReference(card), flick = WeakReference(flick)] way in
      card.wrappedValue?.showWords(forWay: way.x, isReturning: flick.wrappedValue?.isReturning ?? false)
    }
    flick.onLeave = { [card = WeakReference(card)] in card.wrappedValue?.removeFromSuperview() }
    flick.departure = { [me = WeakReference(self), card = WeakReference(card)] offset, velocity in
      guard let me = me.wrappedValue, let card = card.wrappedValue, let leave = me.departure(offset, velocity) else {
        return nil
      }
      me.decided(card, isLiked: leave.x > 0)
      return leave
    }
    animator.addBehavior(flick)
  }

  private func decided(_ card: SwipeCard, isLiked: Bool) {
    if card === topCard { takeOff(card, isLiked: isLiked) }
  }

  /// Returns the velocity at which a released card leaves, based on its offset and velocity; nil if it stays.
  private func departure(_ offset: CGPoint, _ velocity: CGPoint) -> CGPoint? {
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    // Ignore throws that are mainly vertical.
    if speed > throwSpeed, abs(velocity.x) > LayoutsTuning.cardSlope * abs(velocity.y) { return velocity }
    guard abs(offset.x) > throwShare * bounds.width else { return nil }
    let length = (offset.x * offset.x + offset.y * offset.y).squareRoot()
    return CGPoint(x: offset.x / length * departureSpeed, y: offset.y / length * departureSpeed)
  }
}
