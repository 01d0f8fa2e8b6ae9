// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A stack of picture cards, with buttons below it as an alternative to swipe gestures.
public final class CardSwipeViewController: UIViewController {
  /// The number of cards.
  public static let count = 12

  /// The stack of cards.
  public private(set) var stack: CardStackView!
  /// A button that throws the top card to the left.
  public private(set) var nopeButton: UIButton!
  /// A button that restores the last card.
  public private(set) var undoButton: UIButton!
  /// A button that throws the top card to the right.
  public private(set) var likeButton: UIButton!
  /// A label with the last decision.
  public let status: UILabel = GalleryLabel(17, .semibold)
  /// A button that restores all cards. The button appears after all cards have been thrown.
  public private(set) var restartButton: UIButton!

  private let empty = GalleryLabel(17, .semibold)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = GalleryColors.dynamic(
      UIColor(red: 0.93, green: 0.94, blue: 0.97, alpha: 1), dark: UIColor(red: 0.05, green: 0.05, blue: 0.07, alpha: 1)
    )
    view.clipsToBounds = true
    for label in [status, empty] {
      label.textAlignment = .center
      label.textColor = GalleryColors.caption
      view.addSubview(label)
    }
    status.text = "Which ones do you like?"
    empty.text = "No more cards."
    stack = CardStackView(count: Self.count) { card in
      let picture = GalleryPicture.at(card.number)
      card.contentView.addSubview(CardFace(picture, frame: card.contentView.bounds))
      card.accessibilityLabel = picture.name
    }
    stack.onDecide = { [me = WeakReference(self)] number, isLiked in
      UIImpactFeedbackGenerator(style: isLiked ? .medium : .light).impactOccurred()
      me.wrappedValue?.tell((isLiked ? "Liked: " : "Passed: ") + GalleryPicture.at(number).name)
    }
    stack.onChange = { [me = WeakReference(self)] in me.wrappedValue?.updateButtons() }
    view.addSubview(stack)
    let red = GalleryColors.dynamic(
      UIColor(red: 0.8, green: 0.15, blue: 0.2, alpha: 1), dark: UIColor(red: 1, green: 0.5, blue: 0.52, alpha: 1))
    let green = GalleryColors.dynamic(
      UIColor(red: 0.04, green: 0.47, blue: 0.25, alpha: 1), dark: UIColor(red: 0.35, green: 0.85, blue: 0.55, alpha: 1)
    )
    nopeButton = button("Nope", red) { $0.stack.decide(isLiked: false) }
    undoButton = button("Undo", GalleryColors.caption) { $0.undo() }
    likeButton = button("Like", green) { $0.stack.decide(isLiked: true) }
    restartButton = button("Start over", GalleryColors.tint) { $0.restart() }
    updateButtons()
  }

  private func button(_ title: String, _ color: UIColor, _ action: @escaping (CardSwipeViewController) -> Void)
    -> UIButton
  {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(color, for: .normal)
    button.setTitleColor(color.withAlphaComponent(0.3), for: .disabled)
    button.useGalleryFont(17, .semibold)
    button.backgroundColor = .secondarySystemGroupedBackground
    button.layer.cornerRadius = 24
    button.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in
      if let me = me.wrappedValue { action(me) }
    }
    view.addSubview(button)
    return button
  }

  private func undo() {
    guard let number = stack.decisions.last?.number, stack.undo() else { return }
    tell("Back: " + GalleryPicture.at(number).name)
  }

  private func restart() {
    while stack.undo() {}
    tell("Which ones do you like?")
  }

  /// Displays and announces a decision.
  private func tell(_ words: String) {
    status.text = words
    UIAccessibility.post(notification: .announcement, argument: words)
  }

  private func updateButtons() {
    // The stack displays its first cards before the buttons are created.
    guard let likeButton, let nopeButton, let undoButton, let restartButton else { return }
    likeButton.isEnabled = stack.topCard != nil
    nopeButton.isEnabled = stack.topCard != nil
    undoButton.isEnabled = !stack.decisions.isEmpty
    empty.isHidden = stack.topCard != nil
    restartButton.isHidden = stack.topCard != nil
  }

  /// Places the text above the cards and the buttons below them. If the height is small, the text and the buttons are
  /// beside the cards.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    // Use the whole view, so that a thrown card is removed only when it is off screen.
    stack.frame = view.bounds
    guard size.height >= 480 || size.height > size.width else { return placeSideBySide(size) }
    status.frame = CGRect(x: 20, y: 36, width: size.width - 40, height: view.scaled(30))
    status.numberOfLines = 1
    let side = max(28, (size.width - 420) / 2)
    stack.cardInsets = UIEdgeInsets(top: status.frame.maxY + 18, left: side, bottom: 150, right: side)
    placeEmpty(in: CGRect(x: 20, y: 0, width: size.width - 40, height: size.height))
    let width = min(100, (size.width - 60) / 3)
    for (index, button) in [nopeButton, undoButton, likeButton].enumerated() {
      button?.frame = CGRect(
        x: (size.width - 3 * width) / 2 - 10 + CGFloat(index) * (width + 10), y: size.height - 80, width: width,
        height: 48)
    }
  }

  private func placeSideBySide(_ size: CGSize) {
    let column = min(200, size.width * 0.32)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? 0 : size.width - column
    let cards = CGRect(x: isMirrored ? column : 0, y: 0, width: size.width - column, height: size.height)
    stack.cardInsets = UIEdgeInsets(
      top: 20, left: cards.minX + 20, bottom: 52, right: size.width - cards.maxX + (isMirrored ? 20 : 4))
    placeEmpty(in: cards.insetBy(dx: 20, dy: 0))
    status.frame = CGRect(x: left + 8, y: 20, width: column - 16, height: view.scaled(48))
    status.numberOfLines = 2
    let top = status.frame.maxY + 12
    let height = min(48, (size.height - top - 36) / 3)
    for (index, button) in [likeButton, undoButton, nopeButton].enumerated() {
      button?.frame = CGRect(
        x: left + 20, y: top + CGFloat(index) * (height + 10), width: column - 40, height: height)
    }
  }

  private func placeEmpty(in room: CGRect) {
    let height = view.scaled(40)
    empty.frame = CGRect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height)
    let width = min(room.width, view.scaled(150))
    restartButton.frame = CGRect(x: room.midX - width / 2, y: empty.frame.maxY + 8, width: width, height: 48)
  }
}

/// A picture with its name below.
final class CardFace: UIView {
  private let scenery = SceneryView()
  private let plate = UIView()
  private let name = GalleryLabel(22, .bold)
  private let date = GalleryLabel(15)

  init(_ picture: GalleryPicture, frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    scenery.picture = picture
    plate.backgroundColor = .secondarySystemGroupedBackground
    name.text = picture.name
    date.text = picture.date
    date.textColor = GalleryColors.caption
    for view in [scenery, plate, name, date] as [UIView] { addSubview(view) }
    // The card itself is the accessibility element for this content.
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A wide card has its text beside the picture.
    if bounds.width > 1.2 * bounds.height { return placeSideBySide() }
    let words = scaled(54)
    let height = 30 + words
    scenery.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    plate.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let top = bounds.height - height + 14
    name.frame = CGRect(x: 20, y: top, width: bounds.width - 40, height: scaled(30))
    date.frame = CGRect(x: 20, y: top + scaled(32), width: bounds.width - 40, height: scaled(22))
  }

  private func placeSideBySide() {
    let width = min(190, bounds.width * 0.42)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? 0 : bounds.width - width
    scenery.frame = CGRect(x: isMirrored ? width : 0, y: 0, width: max(0, bounds.width - width), height: bounds.height)
    plate.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    name.frame = CGRect(x: x + 16, y: bounds.height / 2 - scaled(30), width: width - 32, height: scaled(30))
    date.frame = CGRect(x: x + 16, y: bounds.height / 2 + 4, width: width - 32, height: scaled(22))
  }
}
