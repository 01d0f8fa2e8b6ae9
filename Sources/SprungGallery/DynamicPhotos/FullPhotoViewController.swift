// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A photo that fills the view. The photo falls in from above, and the user dismisses it by throwing it upward.
///
/// An info box can be dragged and thrown. The box snaps to the center of the top or bottom edge.
public final class FullPhotoViewController: UIViewController, UIDynamicAnimatorDelegate {
  /// The state of the controller.
  public enum Phase: Sendable {
    /// No photo is visible.
    case hidden
    /// The photo is falling or at rest.
    case shown
    /// The photo is being dismissed.
    case leaving
  }

  /// The falling view, which contains the photo and the info box.
  public let photoView = UIView()
  /// The info box.
  public let infoBox = PhotoInfoBox(frame: CGRect(origin: .zero, size: PhotoInfoBox.size))
  /// The animator of the photo.
  public private(set) var dropAnimator: UIDynamicAnimator!
  /// The animator of the info box, in the coordinate system of the photo.
  public private(set) var boxAnimator: UIDynamicAnimator!
  /// The behavior that attracts the info box to the edges.
  public private(set) var sticky: StickyEdgesBehavior!
  /// The current state. Default: hidden.
  public private(set) var phase = Phase.hidden
  /// Called when the photo has disappeared. Default: nil.
  public var onHidden: (() -> Void)?
  /// Called when the Escape key requests dismissal. Returns false if the photo cannot be dismissed now. Default: nil.
  public var onEscape: (() -> Bool)?

  /// The gravity magnitude of a falling photo. Default: nil, which uses the default of `HeavyCurtainBehavior`, 5.
  public var gravity: CGFloat? { didSet { tuneCurtain() } }
  /// The fraction of the photo's speed that remains after a bounce, for the entrance `thud`. Default: 0.2.
  public var thudElasticity = CGFloat(PhotoEntrance.thud.elasticity) { didSet { tuneCurtain() } }

  private let scenery = SceneryView()
  /// The frame from which a photo grows if the entrance does not use physics.
  private var thumbnail: CGRect?
  /// Covers the narrow gap above a photo that has come to rest slightly below the top edge.
  private let lid = UIView()
  private var entrance = PhotoEntrance.thud
  private var curtain: HeavyCurtainBehavior?
  private var arrangedSize = CGSize.zero
  private var isHeld = false
  /// While the user pulls the curtain, its initial center and the distance that it has moved; otherwise nil.
  private var pull: (start: CGFloat, way: CGFloat)?
  /// The behavior that keeps the photo moving while it is being dismissed.
  private var flight: UIDynamicItemBehavior?

  /// Creates a view that can be closed with the Escape key.
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

  /// Shows a photo. If the entrance does not use physics, the photo grows from the given frame of a thumbnail. Has no
  /// effect while a photo is visible.
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

  /// Moves the photo to the frame of its thumbnail, or above the view if there is no thumbnail.
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

  /// Throws the photo upward with an initial speed in points per second, where negative values point upward. Has no
  /// effect unless a photo is visible.
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

  /// Throws the photo off screen at the given speed. The photo only moves vertically and stops just outside of the
  /// view.
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

  /// Hides a photo that has moved off screen during its dismissal.
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

  /// Follows a pan gesture that pulls the curtain. If the user releases the photo high or fast enough, it is dismissed;
  /// otherwise it falls back.
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

  /// Throws the info box to the opposite edge.
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

  /// Adapts to a new container size. The photo and the info box keep their relative positions and velocities, and the
  /// info box moves smoothly to the new position of its edge.
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

  /// The vertical velocity of the photo in points per second, or 0 if no behavior moves it.
  private var verticalSpeed: CGFloat {
    let behavior = phase == .leaving ? flight : curtain?.itemBehavior
    return behavior?.linearVelocity(for: photoView).y ?? 0
  }
}
