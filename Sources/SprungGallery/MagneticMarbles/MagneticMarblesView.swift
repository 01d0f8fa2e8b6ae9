// SPDX-License-Identifier: MIT

import UIKit

/// Charged marbles in a box with fields. Every touch adds a field that attracts all marbles.
///
/// The marbles are created for the initial bounds. When the size changes, the marbles keep their relative positions and
/// velocities. For assistive technology and the keyboard, the box is a button that toggles a simulated touch at the
/// center.
public final class MagneticMarblesView: UIView {
  /// The marbles. Their charges alternate, starting with a positive one.
  public private(set) var marbles: [MarbleView] = []
  /// The animator of the marbles, or nil before the first layout.
  public private(set) var animator: UIDynamicAnimator?

  /// Whether the electric field, which attracts positive and repels negative marbles, is enabled. Default: true.
  public var isElectric = true { didSet { use(electric, isElectric) } }
  /// Whether the magnetic field, which deflects moving marbles, is enabled. Default: true.
  public var isMagnetic = true { didSet { use(magnetic, isMagnetic) } }
  /// Whether the vortex field, which drives marbles around the center, is enabled. Default: false.
  public var isVortex = false {
    didSet {
      use(vortex, isVortex)
      use(gather, isVortex)
    }
  }
  /// Whether arrows visualize the fields. Default: false.
  public var showsFields = false { didSet { animator?.isDebugEnabled = showsFields } }

  /// The number of marbles. Setting a different number creates all marbles again, at rest. Default:
  /// `GalleryTuning.marbleCount`.
  public var count = GalleryTuning.marbleCount {
    didSet { if count != oldValue { reset() } }
  }
  /// The strength of the electric field. Default: `GalleryTuning.marbleElectricStrength`.
  public var electricStrength = GalleryTuning.marbleElectricStrength {
    didSet { electric?.strength = electricStrength }
  }
  /// The strength of the magnetic field. Default: `GalleryTuning.marbleMagneticStrength`.
  public var magneticStrength = GalleryTuning.marbleMagneticStrength {
    didSet { magnetic?.strength = magneticStrength }
  }
  /// The strength of the vortex. Default: `GalleryTuning.marbleVortexStrength`.
  public var vortexStrength = GalleryTuning.marbleVortexStrength {
    didSet { vortex?.strength = vortexStrength }
  }
  /// The linear resistance of the marbles in 1/s. Default: `GalleryTuning.marbleResistance`.
  public var resistance = GalleryTuning.marbleResistance {
    didSet { glass?.resistance = resistance }
  }

  private var glass: UIDynamicItemBehavior?
  private var electric: UIFieldBehavior?
  private var magnetic: UIFieldBehavior?
  private var vortex: UIFieldBehavior?
  /// The central attraction that accompanies the vortex. The vortex alone would leave some marbles in the corners.
  private var gather: UIFieldBehavior?
  private var pulls: [MarblePull] = []
  private var touches: [UITouch] = []
  private var builtSize = CGSize.zero

  /// Creates an empty box. Marbles are added during the first layout.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Marbles"
    isMultipleTouchEnabled = true
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates the marbles during the first layout, and adapts them to later changes in size.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let old = builtSize
    guard bounds.size != old, bounds.width > 0, bounds.height > 0 else { return }
    builtSize = bounds.size
    if old == .zero { build() } else { fit(from: old) }
  }

  /// Moves marbles and fields to the same relative positions in a new size. Velocities are unchanged.
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

  /// Maps a value to the same relative position in another interval. If the old interval has no length, the offset from
  /// the center is preserved.
  private static func mapped(
    _ value: CGFloat, _ oldStart: CGFloat, _ oldLength: CGFloat, _ start: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    guard oldLength > 0 else { return start + length / 2 + value - oldStart - oldLength / 2 }
    return start + (value - oldStart) / oldLength * length
  }

  /// Creates all marbles again, at rest in their initial positions.
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
    // The falloff of -1 makes the field proportional to the distance. A field that does not vanish at the center would
    // shake marbles there indefinitely.
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

  /// Adds a marble on a spiral of uniform density, like the seeds of a sunflower head.
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

  /// Attracts all marbles to a point of the view. Nil ends the attraction.
  public func attract(to point: CGPoint?) { attract(to: point.map { [$0] } ?? []) }

  /// Attracts all marbles to each of several points of the view. An empty array ends the attraction.
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

  /// Adds an attraction for each new touch.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Sets are unordered, and the result must not depend on iteration order.
    self.touches += touches.sorted {
      let (first, second) = ($0.location(in: self), $1.location(in: self))
      return first.x != second.x ? first.x < second.x : first.y < second.y
    }
    followTouches()
  }

  /// Moves the attractions with the touches.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { followTouches() }

  /// Removes the attractions of touches that ended.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.removeAll { touches.contains($0) }
    followTouches()
  }

  /// Removes the attractions of canceled touches.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }

  /// Toggles a simulated touch at the center.
  public override func accessibilityActivate() -> Bool {
    attract(to: pulls.isEmpty ? CGPoint(x: bounds.midX, y: bounds.midY) : nil)
    return true
  }
}
