// SPDX-License-Identifier: MIT

/// The view that displays a pointer effect: a background, a tint or a lifted snapshot of the view below the pointer.
///
/// The effect scales a snapshot in front of the view. The view itself does not change.
final class PointerEffectView: UIView {
  private let growth: CGFloat
  private let picture: UIView?

  init?(_ effect: UIPointerEffect) {
    let preview = effect.preview
    let bounds = preview.shownBounds
    guard let container = preview.view.superview, bounds.width > 0, bounds.height > 0 else { return nil }
    var style = PointerEffectStyle(effect)
    if UIAccessibility.isReduceMotionEnabled { style.grows = false }
    growth =
      style.grows
      ? min(UIKitTuning.pointerGrowth, UIKitTuning.pointerLargestGrowth / max(bounds.width, bounds.height)) : 0
    picture = style.grows || style.castsShadow ? preview.makePlatter() : nil
    let rect = preview.view.convert(bounds, to: container)
    let outset = style.isBackground ? UIKitTuning.pointerOutset : 0
    super.init(frame: rect.insetBy(dx: -outset, dy: -outset))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    alpha = 0
    if let picture {
      picture.layoutFrame.origin = .zero
      if !style.castsShadow { picture.layer.shadowOpacity = 0 }
      addSubview(picture)
    }
    if style.tints {
      let tint = UIView(frame: self.bounds)
      tint.backgroundColor = .tertiarySystemFill
      tint.layer.cornerRadius = max(preview.view.layer.cornerRadius, UIKitTuning.pointerCornerRadius)
      addSubview(tint)
    }
    if style.isBehind {
      container.insertSubview(self, belowSubview: preview.view)
    } else {
      container.insertSubview(self, aboveSubview: preview.view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func appear() {
    alpha = 1
    if growth > 0 { transform = CGAffineTransform(scaleX: 1 + growth, y: 1 + growth) }
  }

  func disappear() {
    alpha = 0
    transform = .identity
  }
}

/// The components of an effect.
struct PointerEffectStyle {
  var isBackground = false
  var isBehind = false
  var tints = false
  var grows = false
  var castsShadow = false

  @MainActor
  init(_ effect: UIPointerEffect) {
    switch Self.resolved(effect) {
    case .automatic, .highlight:
      isBackground = true
      isBehind = true
      tints = true
    case .lift:
      grows = true
      castsShadow = true
    case .hover(_, let mode, let shadow, let scales):
      tints = mode != .none
      isBehind = mode == .underlay && !shadow && !scales
      grows = scales
      castsShadow = shadow
    }
  }

  /// Returns the given effect, or the specific effect to which `automatic` resolves.
  @MainActor
  private static func resolved(_ effect: UIPointerEffect) -> UIPointerEffect {
    guard case .automatic(let preview) = effect else { return effect }
    let isSmall = max(preview.size.width, preview.size.height) <= UIKitTuning.pointerHighlightSize
    return isSmall ? .highlight(preview) : .hover(preview)
  }
}
