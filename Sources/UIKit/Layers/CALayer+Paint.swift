// SPDX-License-Identifier: MIT

extension CALayer {
  /// The colour that fills the bounds; nil, the default, is clear.
  public final var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set {
      guard newValue != state.backgroundColor else { return }
      willChange(.backgroundColor)
      state.backgroundColor = newValue
    }
  }

  /// The width of the border inside the bounds, in points. Default: 0. Negative values count as 0.
  public final var borderWidth: CGFloat {
    get { state.borderWidth }
    set {
      guard newValue != state.borderWidth, newValue.isFinite else { return }
      willChange(.borderWidth)
      state.borderWidth = max(0, newValue)
    }
  }

  /// The colour of the border. Default: nil, drawn as black when there is a border.
  public final var borderColor: CGColor? {
    get { state.borderColor }
    set {
      guard newValue != state.borderColor else { return }
      willChange(.borderColor)
      state.borderColor = newValue
    }
  }

  /// The colour of the shadow. Default: black.
  public final var shadowColor: CGColor? {
    get { state.shadowColor }
    set {
      guard newValue != state.shadowColor else { return }
      willChange(.shadowColor)
      state.shadowColor = newValue
    }
  }

  /// How strong the shadow is, 0 (none, the default) to 1.
  public final var shadowOpacity: Float {
    get { state.shadowOpacity }
    set {
      guard newValue != state.shadowOpacity, newValue.isFinite else { return }
      willChange(.shadowOpacity)
      state.shadowOpacity = newValue
    }
  }

  /// How far the shadow lies from the layer, in points. Default: (0, -3).
  public final var shadowOffset: CGSize {
    get { state.shadowOffset }
    set {
      guard newValue != state.shadowOffset, newValue.width.isFinite, newValue.height.isFinite else { return }
      willChange(.shadowOffset)
      state.shadowOffset = newValue
    }
  }

  /// How far the shadow is blurred, in points. Default: 3.
  public final var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set {
      guard newValue != state.shadowRadius, newValue.isFinite else { return }
      willChange(.shadowRadius)
      state.shadowRadius = newValue
    }
  }
}
