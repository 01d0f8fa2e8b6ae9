// SPDX-License-Identifier: MIT

/// What a button shows in each state; a state without a value of its own shows that of the normal state.
extension UIButton {
  /// Sets the title for a state; nil removes it.
  public final func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentChanged()
  }

  /// Sets the colour of the title for a state; nil removes it.
  public final func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    contentChanged()
  }

  /// Sets the image for a state; nil removes it.
  public final func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentChanged()
  }

  /// Sets the image behind everything for a state; nil removes it.
  public final func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
    contentChanged()
  }

  /// The title for a state, nil if none was set for it or for the normal state.
  public final func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// The colour of the title for a state.
  public final func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  /// The image for a state, nil if none was set for it or for the normal state.
  public final func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// The image behind everything for a state, nil if none was set for it or for the normal state.
  public final func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The title that shows now.
  public final var currentTitle: String? { titles.shown(in: state) }

  /// The colour of the title now. Default: the tint colour, white for a custom button; when disabled, grey.
  public final var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if buttonType == .custom { return titleColors.shown(in: state) ?? .white }
    if !isEnabled, titleColors[.disabled] == nil { return .tertiaryLabel }
    return titleColors.shown(in: state) ?? tintColor
  }

  /// The image that shows now.
  public final var currentImage: UIImage? { images.shown(in: state) }

  /// The image behind everything that shows now.
  public final var currentBackgroundImage: UIImage? { backgroundImages.shown(in: state) }

  private func contentChanged() {
    layer.mark(.accessibility)
    setNeedsLayout()
  }
}
