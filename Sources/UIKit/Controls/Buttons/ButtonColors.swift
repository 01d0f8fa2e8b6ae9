// SPDX-License-Identifier: MIT

/// The colors of a button configuration in a given state.
nonisolated struct ButtonColors {
  /// The color of the titles and image.
  let foreground: UIColor
  /// The background color.
  let background: UIColor

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    let style = configuration.style
    guard !state.contains(.disabled) else {
      foreground = .tertiaryLabel
      background = style == .plain ? .clear : .tertiarySystemFill
      return
    }
    let base = configuration.baseBackgroundColor
    let isMarked =
      state.contains(.selected) && configuration.automaticallyUpdateForSelection && (style == .plain || style == .gray)
    let isPressed = state.contains(.highlighted)
    let color = configuration.baseForegroundColor ?? (style == .filled ? .white : tint)
    foreground = isPressed ? Self.pale(color, 0.75) : color
    if isMarked {
      background = Self.pale(tint, isPressed ? 0.18 * 0.75 : 0.18)
      return
    }
    switch style {
    case .plain:
      background = .clear
    case .gray:
      guard let base else {
        background = isPressed ? .tertiarySystemFill : .secondarySystemFill
        return
      }
      background = isPressed ? Self.pale(base, 0.75) : base
    case .tinted:
      let shade = base ?? tint
      let share: CGFloat = isPressed ? 0.75 : 1
      background = UIColor { traits in
        let alpha = traits.userInterfaceStyle == .dark ? 0.25 : 0.18
        return Self.pale(shade.resolvedColor(with: traits), alpha * share)
      }
    case .filled:
      background = isPressed ? Self.pale(base ?? tint, 0.75) : base ?? tint
    }
  }

  /// Returns a dynamic color with the opacity of the given color multiplied by `share`.
  private static func pale(_ color: UIColor, _ share: CGFloat) -> UIColor {
    UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * share)
    }
  }
}
