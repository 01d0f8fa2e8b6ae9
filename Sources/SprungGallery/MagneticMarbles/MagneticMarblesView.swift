// SPDX-License-Identifier: MIT

import UIKit

/// Charged marbles in a box of fields. Every finger is a field too: it pulls all of them while it is down.
///
/// The marbles are laid out for the bounds that the view has first; when their size changes, they keep their relative
/// places and roll on. To assistive technology and the keyboard the box is a button that puts a finger into its middle and
/// takes it away again.
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
  public var isVortex = false {
    didSet {
      use(vortex, isVortex)
      use(gather, isVortex)
    }
  }
  /// Whether arrows show the fields. Default: false.
  public var showsFields = false { didSet { animator?.isDebugEnabled = showsFields } }

  /// Number of marbles. Default: `GalleryTuning.marbleCount`. Another number lays all of them out again, at rest.
  public var count = GalleryTuning.marbleCount {
    didSet { if count != oldValue { reset() } }
  }
  /// Strength of the electric field. Default: `GalleryTuning.marbleElectricStrength`.
  public var electricStrength = GalleryTuning.marbleElectricStrength {
    didSet { electric?.strength = electricStrength }
  }
  /// Strength of the magnetic field. Default: `GalleryTuning.marbleMagneticStrength`.
  public var magneticStrength = GalleryTuning.marbleMagneticStrength {
    didSet { magnetic?.strength = magneticStrength }
  }
  /// Strength of the vortex. Default: `GalleryTuning.marbleVortexStrength`.
  public var vortexStrength = GalleryTuning.marbleVortexStrength {
    didSet { vortex?.strength = vortexStrength }
  }
  /// Linear resistance of the marbles in 1/s. Default: `GalleryTuning.marbleResistance`.
  public var resistance = GalleryTuning.marbleResistance {
    didSet { glass?.resistance = resistance }
  }

  private var glass: UIDynamicItemBehavior?
  private var electric: UIFieldBehavior?
  private var magnetic: UIFieldBehavior?
  private var vortex: UIFieldBehavior?
  /// Pulls marbles to the middle while the vortex is on, which alone would leave some of them in the corners.
  private var gather: UIFieldBehavior?
  private var pulls: [MarblePull] = []
  private var touches: [UITouch] = []
  private var builtSize = CGSize.zero

  /// Makes a box, which is filled at its first layout.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Marbles"
    isMultipleTouchEnabled = true
  }

  /// Boxes are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Lays the marbles out at first, and lets them follow the size later.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let old = builtSize
    guard bounds.size != old, bounds.width > 0, bounds.height > 0 else { return }
    builtSize = bounds.size
    if old == .zero { build() } else { fit(from: old) }
  }

  /// Moves marbles and fields to their relative places in another size; velocities stay.
  private func fit(from old: CGSize) {
    let half = GalleryTuning.marbleSide / 2
    let oldRoom = CGRect(origin: .zero, size: old).insetBy(dx: half, dy: half)
    let room = bounds.insetBy(dx: half, dy: half)
    UIView.animate(withDuration: GalleryTuning.resizeDuration, delay: 0, options: .allowUserInteraction) {
      for marble in self.marbles {
        marble.center = CGPoint(
          x: Self.mapped(marble.center.x, oldRoom.minX, oldRoom.width, room.minX, room.width),
          y: Self.mapped(marble.center.y, oldRoom.minY, oldRoom.height, room.minY, room.height))
        self.animator?.updateItem(usingCurrentState: marble)
      }
    }
    for field in [electric, magnetic, vortex, gather] { field?.position = CGPoint(x: bounds.midX, y: bounds.midY) }
  }

  /// The same relative place in another stretch; where the old one has no length, the distance from the middle stays.
  private static func mapped(
    _ value: CGFloat, _ oldStart: CGFloat, _ oldLength: CGFloat, _ start: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    guard oldLength > 0 else { return start + length / 2 + value - oldStart - oldLength / 2 }
    return start + (value - oldStart) / oldLength * length
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
    pulls = []
    let animator = UIDynamicAnimator(referenceView: self)
    self.animator = animator
    for index in 0..<count { addMarble(index) }

    let items = marbles.map { $0 as any UIDynamicItem }
    let walls = UICollisionBehavior(items: items)
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    let glass = UIDynamicItemBehavior(items: items)
    glass.elasticity = GalleryTuning.marbleElasticity
    glass.friction = GalleryTuning.marbleFriction
    glass.resistance = resistance
    glass.allowsRotation = false
    animator.addBehavior(glass)
    self.glass = glass
    for isPositive in [true, false] {
      let charged = UIDynamicItemBehavior(
        items: marbles.filter { $0.isPositive == isPositive }.map { $0 as any UIDynamicItem })
      charged.charge = isPositive ? 1 : -1
      animator.addBehavior(charged)
    }
    // Like a spring: a field that does not vanish in the middle would shake marbles there forever.
    electric = field(.electricField(), electricStrength, falloff: -1)
    magnetic = field(.magneticField(), magneticStrength, falloff: 0)
    vortex = field(.vortexField(), vortexStrength, falloff: 0)
    gather = field(.radialGravityField(position: .zero), GalleryTuning.marbleVortexPull, falloff: -1)
    use(electric, isElectric)
    use(magnetic, isMagnetic)
    use(vortex, isVortex)
    use(gather, isVortex)
    animator.isDebugEnabled = showsFields
  }

  /// Marbles are on a spiral that is as dense outside as inside, like the seeds of a sunflower.
  private func addMarble(_ index: Int) {
    let side = GalleryTuning.marbleSide
    let share = ((Double(index) + 0.5) / Double(max(1, count))).squareRoot()
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

  // MARK: - Fingers

  /// Pulls all marbles to a point of the view; nil lets them go.
  public func attract(to point: CGPoint?) { attract(to: point.map { [$0] } ?? []) }

  /// Pulls all marbles to each of some points of the view; none lets them go.
  public func attract(to points: [CGPoint]) {
    guard let animator else { return }
    while pulls.count > points.count {
      let pull = pulls.removeLast()
      animator.removeBehavior(pull)
      pull.halo.removeFromSuperview()
    }
    while pulls.count < points.count {
      let pull = MarblePull(marbles: marbles)
      pulls.append(pull)
      insertSubview(pull.halo, at: 0)
      animator.addBehavior(pull)
    }
    for (pull, point) in zip(pulls, points) { pull.move(to: point) }
  }

  private func followTouches() { attract(to: touches.map { $0.location(in: self) }) }

  /// New touches pull.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Sets have no order, and what happens must not depend on one.
    self.touches += touches.sorted {
      let (first, second) = ($0.location(in: self), $1.location(in: self))
      return first.x != second.x ? first.x < second.x : first.y < second.y
    }
    followTouches()
  }

  /// Their pull moves with them.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { followTouches() }

  /// Fingers that lift let go.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.removeAll { touches.contains($0) }
    followTouches()
  }

  /// The same for fingers that the system takes away.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }

  /// Puts a finger into the middle, or takes it away.
  public override func accessibilityActivate() -> Bool {
    attract(to: pulls.isEmpty ? CGPoint(x: bounds.midX, y: bounds.midY) : nil)
    return true
  }
}
