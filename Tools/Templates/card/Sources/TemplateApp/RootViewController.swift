import UIKit

/// A card on a spring that follows the touch. If the card is thrown fast, it leaves the screen, and a new one drops in.
final class RootViewController: UIViewController {
  private let card = CardView(frame: CGRect(x: 0, y: 0, width: 240, height: 320))
  private let label = UILabel()
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var drag: UIAttachmentBehavior?
  private var count = 1

  /// The speed, in points per second, above which a released card leaves the screen.
  let escapeSpeed: CGFloat = 900

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    card.backgroundColor = .white
    card.layer.cornerRadius = 24
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: 96)
    label.textColor = .systemIndigo
    label.frame = card.bounds
    card.addSubview(label)
    view.addSubview(card)
    card.onTouch = { [weak self] in self?.follow($0) }
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if drag == nil { returnToCenter() }
  }

  /// The resting position of the card.
  var middle: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.midY) }

  private func show() {
    label.text = "\(count)"
    card.transform = .identity
    card.center = CGPoint(x: middle.x, y: -200)
    returnToCenter()
  }

  private func returnToCenter() {
    animator.removeAllBehaviors()
    let snap = UISnapBehavior(item: card, snapTo: middle)
    snap.damping = 0.4
    animator.addBehavior(snap)
  }

  private func follow(_ touch: CardView.Touch) {
    switch touch {
    case .began(let location, let offset):
      animator.removeAllBehaviors()
      let drag = UIAttachmentBehavior(
        item: card, offsetFromCenter: offset, attachedToAnchor: view.convert(location, from: nil))
      animator.addBehavior(drag)
      self.drag = drag
    case .moved(let location): drag?.anchorPoint = view.convert(location, from: nil)
    case .ended(let velocity):
      drag = nil
      let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
      if speed > escapeSpeed { leave(velocity) } else { returnToCenter() }
    }
  }

  private func leave(_ velocity: CGPoint) {
    animator.removeAllBehaviors()
    let flight = UIDynamicItemBehavior(items: [card])
    flight.addLinearVelocity(velocity, for: card)
    flight.resistance = 0
    flight.action = { [weak self] in
      guard let self, !card.frame.intersects(view.bounds.insetBy(dx: -60, dy: -60)) else { return }
      count += 1
      show()
    }
    animator.addBehavior(flight)
  }
}
