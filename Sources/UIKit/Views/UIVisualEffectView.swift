// SPDX-License-Identifier: MIT

/// A view that applies an effect, such as a blur, to the content behind it. Add subviews to `contentView`.
///
/// The host renders the blur; in a browser, the browser's own filter is used. Images from the headless host show only
/// the translucent color. Differs from Apple: subviews added to the view itself are in front of the content.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that contains the subviews.
  open var contentView: UIView { storedContentView }
  final var storedContentView: UIView = UIView()

  private let backdrop = UIView()

  /// The effect on the content behind the view. In an animation block, the effect fades in or out. Default: nil, which
  /// has no effect.
  open var effect: UIVisualEffect? {
    didSet {
      let blur = effect as? UIBlurEffect
      if let blur {
        // The appearance of the blur changes immediately, and only its opacity is animated.
        let isNew = !(oldValue is UIBlurEffect)
        UIView.performWithoutAnimation {
          backdrop.layer.backdropRadius = UIKitTuning.backdropRadius
          if isNew { backdrop.backgroundColor = BlurParameters(blur.style).tint }
        }
        if !isNew { backdrop.backgroundColor = BlurParameters(blur.style).tint }
      }
      backdrop.alpha = blur == nil ? 0 : 1
      if effect is UIVibrancyEffect || oldValue is UIVibrancyEffect {
        contentView.tintColor = (effect as? UIVibrancyEffect)?.color
      }
    }
  }

  override var kindName: String { "UIVisualEffectView" }

  /// Creates a view of zero size with the given effect, or without an effect if it is nil.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUp(effect)
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(nil)
  }

  /// Creates a view of zero size without an effect. Decoding from archives is not supported.
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
    // Property observers are not called in initializers.
    setLater(effect)
  }

  private func setLater(_ effect: UIVisualEffect?) { self.effect = effect }
}
