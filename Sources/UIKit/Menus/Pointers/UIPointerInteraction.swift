// SPDX-License-Identifier: MIT

import SprungStage

/// Changes the appearance of the pointer over a view, or the appearance of the view below the pointer.
///
/// ```swift
/// card.addInteraction(UIPointerInteraction(delegate: self))
/// ```
///
/// Differs from Apple: the host's cursor is displayed, so the pointer cannot take the shape of a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate that provides regions and styles. A weak reference. Without a delegate, the automatic effect applies
  /// to the whole view.
  @WeakReference open private(set) var delegate: (any UIPointerInteractionDelegate)?

  /// Whether the interaction changes the pointer. Default: true.
  open var isEnabled = true {
    didSet { if !isEnabled { leave() } }
  }

  @WeakReference private var owner: UIView?
  private var recognizer: PointerRecognizer?
  private var region: UIPointerRegion?
  private var effect: PointerEffectView?
  /// The last position of the pointer in the view, or nil if the pointer is outside the view.
  private var lastPosition: CGPoint?

  /// Creates an interaction. The delegate is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    super.init()
    self.delegate = delegate
  }

  /// The view to which the interaction is attached.
  open var view: UIView? { owner }

  /// Called before the interaction moves to another view. Overrides must call `super`.
  open func willMove(to view: UIView?) {
    leave()
    if let recognizer { owner?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  /// Called after the interaction has moved to a view. Overrides must call `super`.
  open func didMove(to view: UIView?) {
    owner = view
    guard let view else { return }
    let made = PointerRecognizer()
    made.addHandler { [me = WeakReference(self)] in
      guard let hover = $0 as? PointerRecognizer else { return }
      me.wrappedValue?.pointerMoved(hover)
    }
    recognizer = made
    view.addGestureRecognizer(made)
  }

  /// Updates the region and its style if the pointer is over the view.
  open func invalidate() {
    guard let position = lastPosition else { return }
    leave()
    lastPosition = position
    update(at: position, modifiers: [])
  }

  private func pointerMoved(_ recognizer: PointerRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      guard isEnabled, let view else { return }
      let position = recognizer.location(in: view)
      lastPosition = position
      update(at: position, modifiers: recognizer.modifierFlags)
    default: leave()
    }
  }

  private func update(at position: CGPoint, modifiers: UIKeyModifierFlags) {
    guard let view else { return }
    let whole = UIPointerRegion(rect: view.bounds)
    var next: UIPointerRegion? = whole
    if let delegate {
      next = delegate.pointerInteraction(
        self, regionFor: UIPointerRegionRequest(position, modifiers), defaultRegion: whole)
    }
    if let next, next.isSame(as: region) { return }
    if region != nil { exit() }
    guard let next else { return }
    enter(next)
  }

  private func enter(_ next: UIPointerRegion) {
    guard let view else { return }
    region = next
    var style: UIPointerStyle?
    if let delegate {
      style = delegate.pointerInteraction(self, styleFor: next)
    } else if view.superview != nil {
      style = UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    }
    recognizer?.pointerStyle = style
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: next, animator: animator)
    // The delegate may have ended the interaction.
    guard region === next else { return }
    let made = style?.effect.flatMap { PointerEffectView($0) }
    effect = made
    animator.run { made?.appear() }
  }

  private func exit() {
    guard let region else { return }
    self.region = nil
    recognizer?.pointerStyle = nil
    let (animator, leaving) = (PointerAnimator(), effect)
    effect = nil
    delegate?.pointerInteraction(self, willExit: region, animator: animator)
    animator.addCompletion { _ in leaving?.removeFromSuperview() }
    animator.run { leaving?.disappear() }
  }

  private func leave() {
    lastPosition = nil
    exit()
  }
}

/// Tracks the pointer over the view of an interaction, and provides the pointer style to the host.
final class PointerRecognizer: UIHoverGestureRecognizer {
  /// The style of the region below the pointer, or nil if the pointer is outside all regions.
  var pointerStyle: UIPointerStyle?

  convenience init() { self.init(target: nil, action: nil) }

  override var cursor: StageCursor? {
    guard let pointerStyle else { return nil }
    if pointerStyle.isHidden { return StageCursor.none }
    switch pointerStyle.shape {
    case .verticalBeam: return .text
    case .horizontalBeam: return .verticalText
    case .roundedRect: return .pointer
    case .path: return .arrow
    case nil: return pointerStyle.effect == nil ? .arrow : .pointer
    }
  }
}
