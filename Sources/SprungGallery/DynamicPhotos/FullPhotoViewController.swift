// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// One picture over the whole room, which falls in from above and is thrown out upwards again.
///
/// A plate with words can be dragged and thrown; it sticks to the middle of the upper or lower edge.
public final class FullPhotoViewController: UIViewController, UIDynamicAnimatorDelegate {
  /// The phase of the controller.
  public enum Phase: Sendable {
    /// Nothing.
    case hidden
    /// The picture, falling or at rest.
    case shown
    /// The picture is being dismissed.
    case leaving
  }

  /// The falling views: the picture and the plate.
  public let photoView = UIView()
  /// The plate with words.
  public let infoBox = PhotoInfoBox(frame: CGRect(origin: .zero, size: PhotoInfoBox.size))
  /// Moves the picture.
  public private(set) var dropAnimator: UIDynamicAnimator!
  /// Moves the plate, in the picture's coordinates.
  public private(set) var boxAnimator: UIDynamicAnimator!
  /// Holds the plate at the edges.
  public private(set) var sticky: StickyEdgesBehavior!
  /// The current phase. Default: hidden.
  public private(set) var phase = Phase.hidden
  /// Called when the picture is gone. Default: nil.
  public var onHidden: (() -> Void)?
  /// Called when Escape asks to take the picture away; false says that it cannot leave now. Default: nil.
  public var onEscape: (() -> Bool)?

  /// The magnitude of the gravity by which a picture falls. Default: nil, as `HeavyCurtainBehavior` has it, 5.
  public var gravity: CGFloat? { didSet { tuneCurtain() } }
  /// Share of the speed that a bounce of a picture keeps that comes with a thud. Default: 0.2.
  public var thudElasticity = CGFloat(PhotoEntrance.thud.elasticity) { didSet { tuneCurtain() } }

  private let scenery = SceneryView()
  /// The frame from which a photo grows without physics.
  private var thumbnail: CGRect?
  /// Covers the gap that a picture on its floor, a little too low, would leave above.
  private let lid = UIView()
  private var entrance = PhotoEntrance.thud
  private var curtain: HeavyCurtainBehavior?
  private var arrangedSize = CGSize.zero
  private var isHeld = false
  /// While a finger pulls the curtain: where its middle was when that began, and how far the finger has gone since.
  private var pull: (start: CGFloat, way: CGFloat)?
  /// Gives the picture its velocity while it leaves.
  private var flight: UIDynamicItemBehavior?

  /// The view, which Escape closes.
  public override func loadView() {
    let made = ModalView()
    made.onEscape = { [me = WeakReference(self)] in me.wrappedValue?.onEscape?() ?? false }
    view = made
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    view.clipsToBounds = true
    view.isHidden = true
    photoView.backgroundColor = .black
    lid.backgroundColor = .black
    photoView.addSubview(lid)
    photoView.addSubview(scenery)
    photoView.addSubview(infoBox)
    scenery.isAccessibilityElement = true
    scenery.accessibilityTraits = .image
    view.addSubview(photoView)
    dropAnimator = UIDynamicAnimator(referenceView: view)
    dropAnimator.delegate = self
    boxAnimator = UIDynamicAnimator(referenceView: photoView)
    sticky = StickyEdgesBehavior(item: infoBox)
    boxAnimator.addBehavior(sticky)
    infoBox.addGestureRecognizer(
      UIPanGestureRecognizer { [me = WeakReference(self)] pan in me.wrappedValue?.dragBox(by: pan) })
    infoBox.onPress = { [me = WeakReference(self)] in me.wrappedValue?.throwBox() ?? false }
    photoView.addGestureRecognizer(
      UIPanGestureRecognizer { [me = WeakReference(self)] pan in me.wrappedValue?.pullCurtain(by: pan) })
  }

  // MARK: Coming and going

  /// Shows a picture, which without physics grows from a thumbnail's frame in the view. Nothing happens while one is shown.
  public func show(_ picture: GalleryPicture, by entrance: PhotoEntrance, from thumbnail: CGRect? = nil) {
    guard phase == .hidden else { return }
    view.layoutIfNeeded()
    self.entrance = entrance
    phase = .shown
    view.isHidden = false
    view.accessibilityLabel = picture.name
    view.accessibilityViewIsModal = true
    scenery.picture = picture
    scenery.accessibilityLabel = picture.name
    infoBox.show(picture)
    self.thumbnail = thumbnail
    photoView.frame = view.bounds.offsetBy(dx: 0, dy: -view.bounds.height)
    placeBox(at: sticky.position(of: .bottom))
    guard entrance == .plain else { return hangCurtain() }
    shrink()
    UIView.animate(withDuration: 0.5) {
      self.photoView.transform = .identity
      self.photoView.center = CGPoint(x: self.view.bounds.midX, y: self.view.bounds.midY)
      self.infoBox.alpha = 1
    }
  }

  /// Puts the photo where its thumbnail is, or above the view if there is none.
  private func shrink() {
    guard let thumbnail else {
      photoView.frame.origin.y = -view.bounds.height
      return
    }
    let scale = max(0.05, thumbnail.width / max(1, view.bounds.width))
    photoView.transform = CGAffineTransform(scaleX: scale, y: scale)
    photoView.center = CGPoint(x: thumbnail.midX, y: thumbnail.midY)
    infoBox.alpha = 0
  }

  /// Throws the picture out upwards, which may have a speed already (points a second, negative is up). Nothing happens
  /// unless one is shown.
  public func leave(speed: CGFloat = 0) {
    guard phase == .shown else { return }
    phase = .leaving
    dropAnimator.removeAllBehaviors()
    curtain = nil
    pull = nil
    guard entrance != .plain else {
      return UIView.animate(
        withDuration: 0.5, animations: { self.shrink() },
        completion: { _ in self.hide() })
    }
    flyOut(speed: min(0, speed))
    let push = UIPushBehavior(items: [photoView], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: -1)
    dropAnimator.addBehavior(push)
  }

  /// Restricts the picture to the vertical axis, and to positions just out of sight.
  private func flyOut(speed: CGFloat) {
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: photoView, attachmentAnchor: photoView.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
    let way = max(1, photoView.frame.maxY)
    slide.attachmentRange = UIFloatRange(minimum: -way, maximum: way)
    let light = UIDynamicItemBehavior(items: [photoView])
    light.density = 0.001
    light.allowsRotation = false
    if speed != 0 { light.addLinearVelocity(CGPoint(x: 0, y: speed), for: photoView) }
    dropAnimator.addBehavior(slide)
    dropAnimator.addBehavior(light)
    flight = light
  }

  /// A picture that was leaving is out of sight.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    if phase == .leaving { hide() }
  }

  private func hide() {
    guard phase == .leaving else { return }
    phase = .hidden
    dropAnimator.removeAllBehaviors()
    flight = nil
    view.accessibilityViewIsModal = false
    photoView.transform = .identity
    infoBox.alpha = 1
    view.isHidden = true
    onHidden?()
  }

  private func hangCurtain() {
    let curtain = HeavyCurtainBehavior(
      item: photoView, elasticity: CGFloat(entrance.elasticity), floorOffset: CGFloat(entrance.floorOffset))
    curtain.updateFloor(in: view.bounds)
    self.curtain = curtain
    tuneCurtain()
    dropAnimator.addBehavior(curtain)
  }

  private func tuneCurtain() {
    guard let curtain else { return }
    if let gravity { curtain.gravityBehavior.magnitude = gravity }
    if entrance == .thud { curtain.itemBehavior.elasticity = thudElasticity }
  }

  /// A finger pulls the curtain up; let go high enough or fast enough, it leaves, else it falls back.
  private func pullCurtain(by pan: UIPanGestureRecognizer) {
    guard entrance == .curtain, phase == .shown, let curtain else { return }
    let rest = view.bounds.midY + CGFloat(entrance.floorOffset)
    switch pan.state {
    case .began:
      curtain.isEnabled = false
      pull = (start: photoView.center.y, way: 0)
    case .changed:
      guard let start = pull?.start else { return }
      let way = pan.translation(in: view).y
      pull = (start: start, way: way)
      photoView.center.y = min(rest, start + way)
    case .ended, .cancelled:
      pull = nil
      let speed = pan.velocity(in: view).y
      let end = photoView.center.y + ThrowProjection.distance(velocity: speed)
      if pan.state == .ended, speed < 0, end < 0 { return leave(speed: speed) }
      curtain.isEnabled = true
      curtain.addVerticalVelocity(speed)
    default: break
    }
  }

  // MARK: The plate

  private func dragBox(by pan: UIPanGestureRecognizer) {
    isHeld = pan.state == .began || pan.state == .changed
    sticky.follow(pan, in: photoView)
  }

  /// Throws the plate to the other edge.
  private func throwBox() -> Bool {
    guard phase == .shown, !isHeld else { return false }
    sticky.addLinearVelocity(CGPoint(x: 0, y: infoBox.center.y > photoView.bounds.midY ? -8000 : 8000))
    return true
  }

  private func placeBox(at point: CGPoint) {
    sticky.isEnabled = false
    infoBox.center = sticky.clamped(point, in: photoView.bounds)
    sticky.isEnabled = !isHeld
  }

  // MARK: Layout

  /// Follows a change of the container's size: picture and plate keep their relative positions and their velocities,
  /// and the plate glides with its edge.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let old = arrangedSize
    guard size != old, size.width > 0, size.height > 0 else { return }
    arrangedSize = size
    let stretch = old.height > 0 ? size.height / old.height : 1
    let sag = entrance == .plain ? 0 : CGFloat(entrance.floorOffset)
    let height = old == .zero ? 0 : (old.height / 2 + sag - photoView.center.y) * stretch
    let speed = verticalSpeed * stretch
    dropAnimator.removeAllBehaviors()
    photoView.transform = .identity
    thumbnail = nil
    photoView.frame = view.bounds
    lid.frame = CGRect(x: 0, y: -4, width: size.width, height: 8)
    scenery.frame = photoView.bounds
    switch phase {
    case .hidden: break
    case .shown where entrance == .plain: break
    case .shown:
      photoView.center.y += sag - height
      hangCurtain()
      if let pull {
        curtain?.isEnabled = false
        self.pull = (start: photoView.center.y - pull.way, way: pull.way)
      }
      curtain?.addVerticalVelocity(speed)
    case .leaving where entrance == .plain: photoView.frame.origin.y = -size.height
    case .leaving:
      photoView.center.y += sag - height
      flyOut(speed: speed)
    }
    UIView.animate(withDuration: old == .zero ? 0 : 0.3, delay: 0, options: .allowUserInteraction) {
      self.sticky.updateFields(in: self.photoView.bounds)
    }
  }

  /// The picture's velocity in points a second; 0 while nothing moves it.
  private var verticalSpeed: CGFloat {
    let behavior = phase == .leaving ? flight : curtain?.itemBehavior
    return behavior?.linearVelocity(for: photoView).y ?? 0
  }
}
