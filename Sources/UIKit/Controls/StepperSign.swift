// SPDX-License-Identifier: MIT

/// The plus or minus sign of a stepper, or the image that replaces it.
final class StepperSign: UIView {
  /// The images by state.
  var images = StateValues<UIImage>()
  private let bars: [UIView]
  private var picture: UIImageView?

  init(isPlus: Bool) {
    bars = isPlus ? [UIView(), UIView()] : [UIView()]
    super.init(frame: .zero)
    for bar in bars {
      bar.backgroundColor = .label
      addSubview(bar)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the sign for the given state. The sign is dimmed in the disabled state unless that state has its own
  /// image.
  func show(_ state: UIControl.State) {
    let image = images.shown(in: state)
    alpha = state == .disabled && images[.disabled] == nil ? UIKitTuning.stepperDimmed : 1
    for bar in bars { bar.isHidden = image != nil }
    guard image != nil || picture != nil else { return }
    let view = picture ?? UIImageView(frame: .zero)
    if picture == nil {
      picture = view
      view.tintColor = .label
      addSubview(view)
    }
    view.image = image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (length, thickness) = (UIKitTuning.stepperSign, UIKitTuning.stepperSignThickness)
    let sizes = [CGSize(width: length, height: thickness), CGSize(width: thickness, height: length)]
    for (bar, size) in zip(bars, sizes) { bar.layoutFrame = middle(size) }
    if let picture { picture.layoutFrame = middle(picture.image?.size ?? .zero) }
  }

  private func middle(_ size: CGSize) -> CGRect {
    CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
