// SPDX-License-Identifier: MIT

/// A view that blurs the content behind it, with content above. Add subviews to `contentView`.
///
/// The host blurs: a browser by its own filter. A picture of the headless host shows only the translucent color.
/// Differs from Apple: subviews that are added to the view itself are above the content.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Where the subviews go.
  open var contentView: UIView { storedContentView }
  final var storedContentView: UIView = UIView()

  private let backdrop = UIView()

  /// The effect on the content behind; nil, the default, for none. In an animation block it fades in and out.
  open var effect: UIVisualEffect? {
    didSet {
      let blur = effect as? UIBlurEffect
      if let blur {
        // The appearance changes immediately; only its opacity is animated.
        let isNew = !(oldValue is UIBlurEffect)
        UIView.performWithoutAnimation {
          backdrop.layer.backdropRadius = UIKitTuning.backdropRadius
          if isNew { backdrop.backgroundColor = BlurParameters(blur.style).tint }
        }
        if !isNew { backdrop.backgroundColor = BlurParameters(blur.style).tint }
      }
      backdrop.alpha = blur == nil ? 0 : 1
    }
  }

  override var kindName: String { "UIVisualEffectView" }

  /// Creates a view of zero size with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUp(effect)
  }

  /// Makes a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(nil)
  }

  /// Makes a view of zero size without an effect; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(nil)
  }

  private func setUp(_ effect: UIVisualEffect?) {
    backdrop.isUserInteractionEnabled = false
    backdrop.alpha = 0
    for view in [backdrop, contentView] {
      view.layoutFrame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    // An observer of the property is not called in an initializer.
    setLater(effect)
  }

  private func setLater(_ effect: UIVisualEffect?) { self.effect = effect }
}
