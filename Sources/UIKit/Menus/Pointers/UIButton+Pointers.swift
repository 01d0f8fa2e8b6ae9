// SPDX-License-Identifier: MIT

extension UIButton {
  /// A closure that returns the pointer style over a button, or nil for the system pointer. The closure receives the
  /// button and the proposed effect and shape.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// Whether the button reacts to the pointer. Default: false. Setting a style provider sets this property to true.
  public final var isPointerInteractionEnabled: Bool {
    get { pointerInteraction?.isEnabled ?? false }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      if newValue { makePointerInteraction().isEnabled = true } else { pointerInteraction?.isEnabled = false }
    }
  }

  /// The closure that provides the pointer style. Default: nil, which means the system style.
  public final var pointerStyleProvider: PointerStyleProvider? {
    get { pointerInteraction?.styles.provider }
    set {
      if newValue == nil, pointerInteraction == nil { return }
      let interaction = makePointerInteraction()
      interaction.styles.provider = newValue
      if newValue != nil { interaction.isEnabled = true }
      interaction.invalidate()
    }
  }

  private var pointerInteraction: ButtonPointerInteraction? {
    for interaction in interactions {
      if let interaction = interaction as? ButtonPointerInteraction { return interaction }
    }
    return nil
  }

  private func makePointerInteraction() -> ButtonPointerInteraction {
    if let pointerInteraction { return pointerInteraction }
    let made = ButtonPointerInteraction()
    TouchSettings.add(made, to: self)
    return made
  }
}

/// The pointer interaction of a button.
private final class ButtonPointerInteraction: UIPointerInteraction {
  let styles = ButtonPointerStyles()

  init() {
    super.init(delegate: styles)
    isEnabled = false
  }
}

/// Provides the pointer style over a button.
private final class ButtonPointerStyles: NSObject, UIPointerInteractionDelegate {
  var provider: UIButton.PointerStyleProvider?

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    (interaction.view as? UIButton)?.isEnabled ?? false ? defaultRegion : nil
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let button = interaction.view as? UIButton, button.superview != nil else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.frame)
    guard let provider else { return UIPointerStyle(effect: effect) }
    return provider(button, effect, shape)
  }
}
