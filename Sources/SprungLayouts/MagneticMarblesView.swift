// SPDX-License-Identifier: MIT

import UIKit

/// Charged marbles in a box of fields. A finger is a field too: it pulls all of them while it is down.
///
/// The marbles are laid out for the bounds that the view has, and anew when their size changes. To assistive technology
/// and the keyboard the box is a button that puts a finger into its middle and takes it away again.
public final class MagneticMarblesView: UIView {
  /// The marbles; their charges alternate, beginning with a positive one.
  public private(set) var marbles: [MarbleView] = []
  /// Moves the marbles; nil before the first layout.
  public private(set) var animator: UIDynamicAnimator?

  /// Whether the field that pulls positive and pushes negative marbles is on. Default: true.
  public var isElectric = true { didSet { use(electric, isElectric) } }
  /// Whether the field that turns the way of marbles is on. Default: true.
  public var isMagnetic = true { didSet { use(magnetic, isMagnetic) } }
  /// Whether the field that drives marbles round the middle is on. Default: false.
  public var isVortex = false { didSet { use(vortex, isVortex) } }
  /// Whether arrows show the fields. Default: false.
  public var showsFields = false { didSet { animator?.isDebugEnabled = showsFields } }

  private var electric: UIFieldBehavior?
  private var magnetic: UIFieldBehavior?
  private var vortex: UIFieldBehavior?
  private var pull: UIFieldBehavior?
  private var isPulling = false
  private let halo = UIView()
  private var builtSize = CGSize.zero

  /// Makes a box, which is filled at its first layout.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Marbles"
    halo.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    halo.layer.cornerRadius = 50
    halo.backgroundColor = UIColor(white: 1, alpha: 0.12)
    halo.layer.borderColor = UIColor(white: 1, alpha: 0.5).cgColor
    halo.layer.borderWidth = 1
    halo.isUserInteractionEnabled = false
    halo.isHidden = true
    let press = UILongPressGestureRecognizer { [unowned(unsafe) self] press in self.follow(press) }
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  /// Boxes are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Lays the marbles out anew when the size changed.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != builtSize, bounds.width > 0, bounds.height > 0 else { return }
    builtSize = bounds.size
    build()
  }

  /// Puts the marbles back to where they were at first, at rest.
  public func reset() {
    guard builtSize != .zero else { return }
    build()
  }

  private func build() {
    animator?.isDebugEnabled = false
    animator?.removeAllBehaviors()
    for view in subviews { view.removeFromSuperview() }
    marbles = []
    isPulling = false
    halo.isHidden = true
    addSubview(halo)
    let animator = UIDynamicAnimator(referenceView: self)
    self.animator = animator
    for index in 0..<LayoutsTuning.marbleCount { addMarble(index) }

    let items = marbles.map { $0 as any UIDynamicItem }
    let walls = UICollisionBehavior(items: items)
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    let glass = UIDynamicItemBehavior(items: items)
    glass.elasticity = LayoutsTuning.marbleElasticity
    glass.friction = LayoutsTuning.marbleFriction
    glass.resistance = LayoutsTuning.marbleResistance
    glass.allowsRotation = false
    animator.addBehavior(glass)
    for isPositive in [true, false] {
      let charged = UIDynamicItemBehavior(
        items: marbles.filter { $0.isPositive == isPositive }.map { $0 as any UIDynamicItem })
      charged.charge = isPositive ? 1 : -1
      animator.addBehavior(charged)
    }
    // Like a spring: one that does not vanish in the middle would shake what lies there for ever.
    electric = field(.electricField(), LayoutsTuning.marbleElectricStrength, falloff: -1)
    magnetic = field(.magneticField(), LayoutsTuning.marbleMagneticStrength, falloff: 0)
    vortex = field(.vortexField(), LayoutsTuning.marbleVortexStrength, falloff: 0)
    pull = field(.radialGravityField(position: .zero), LayoutsTuning.marbleFingerStrength, falloff: 1)
    pull?.minimumRadius = LayoutsTuning.marbleFieldRadius
    use(electric, isElectric)
    use(magnetic, isMagnetic)
    use(vortex, isVortex)
    animator.isDebugEnabled = showsFields
  }

  /// Marbles lie on a spiral whose turns are as dense outside as inside, as the seeds of a sunflower.
  private func addMarble(_ index: Int) {
    let side = LayoutsTuning.marbleSide
    let share = ((Double(index) + 0.5) / Double(LayoutsTuning.marbleCount)).squareRoot()
    let turn = DeterministicMath.sincos(Double(index) * 2.399963229728653)
    let marble = MarbleView(frame: CGRect(x: 0, y: 0, width: side, height: side), isPositive: index % 2 == 0)
    let reach = (bounds.width / 2 - side, bounds.height / 2 - side)
    marble.center = CGPoint(
      x: bounds.midX + reach.0 * CGFloat(share * turn.cosine), y: bounds.midY + reach.1 * CGFloat(share * turn.sine))
    marbles.append(marble)
    addSubview(marble)
  }

  private func field(_ field: UIFieldBehavior, _ strength: CGFloat, falloff: CGFloat) -> UIFieldBehavior {
    field.position = CGPoint(x: bounds.midX, y: bounds.midY)
    field.strength = strength
    field.falloff = falloff
    for marble in marbles { field.addItem(marble) }
    return field
  }

  private func use(_ field: UIFieldBehavior?, _ isOn: Bool) {
    guard let field, let animator else { return }
    if isOn { animator.addBehavior(field) } else { animator.removeBehavior(field) }
  }

  // MARK: - The finger

  /// Pulls all marbles to a point of the view; nil lets them go.
  public func attract(to point: CGPoint?) {
    guard let pull else { return }
    if let point {
      pull.position = point
      halo.center = point
    }
    halo.isHidden = point == nil
    guard isPulling != (point != nil) else { return }
    isPulling.toggle()
    use(pull, isPulling)
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began, .changed: attract(to: press.location(in: self))
    default: attract(to: nil)
    }
  }

  /// Puts a finger into the middle, or takes it away.
  public override func accessibilityActivate() -> Bool {
    attract(to: isPulling ? nil : CGPoint(x: bounds.midX, y: bounds.midY))
    return true
  }
}
