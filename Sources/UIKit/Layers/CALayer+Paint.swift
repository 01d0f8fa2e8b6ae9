// SPDX-License-Identifier: MIT

nonisolated extension CALayer {
  /// The colour that fills the bounds; nil, the default, is clear.
  public final var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change(.backgroundColor, from: state.backgroundColor, to: newValue) { $0.backgroundColor = newValue } }
  }

  /// The width of the border inside the bounds, in points. Default: 0. Negative values count as 0.
  public final var borderWidth: CGFloat {
    get { state.borderWidth }
    set {
      guard refuseUnlessLimited(newValue, "borderWidth") else { return }
      change(.borderWidth, from: state.borderWidth, to: max(0, newValue)) { $0.borderWidth = max(0, newValue) }
    }
  }

  /// The colour of the border. Default: nil, drawn as black when there is a border.
  public final var borderColor: CGColor? {
    get { state.borderColor }
    set { change(.borderColor, from: state.borderColor, to: newValue) { $0.borderColor = newValue } }
  }

  /// The colour of the shadow. Default: black.
  public final var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change(.shadowColor, from: state.shadowColor, to: newValue) { $0.shadowColor = newValue } }
  }

  /// How strong the shadow is, 0 (none, the default) to 1.
  public final var shadowOpacity: Float {
    get { state.shadowOpacity }
    set {
      guard refuseUnlessLimited(CGFloat(newValue), "shadowOpacity") else { return }
      change(.shadowOpacity, from: state.shadowOpacity, to: newValue) { $0.shadowOpacity = newValue }
    }
  }

  /// How far the shadow lies from the layer, in points. Default: (0, -3).
  public final var shadowOffset: CGSize {
    get { state.shadowOffset }
    set {
      guard refuseUnlessLimited(CGPoint(x: newValue.width, y: newValue.height), "shadowOffset") else { return }
      change(.shadowOffset, from: state.shadowOffset, to: newValue) { $0.shadowOffset = newValue }
    }
  }

  /// How far the shadow is blurred, in points. Default: 3.
  public final var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set {
      guard refuseUnlessLimited(newValue, "shadowRadius") else { return }
      change(.shadowRadius, from: state.shadowRadius, to: newValue) { $0.shadowRadius = newValue }
    }
  }
}
