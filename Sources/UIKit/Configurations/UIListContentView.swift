// SPDX-License-Identifier: MIT

/// Displays a list content configuration: an image, primary text and secondary text.
///
/// Cells create this view when a list content configuration is set. The view can also be used on its own. The height of
/// the view fits the text at the current width, and is at least the height of a row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  final var content: ListContent
  final var picture: UIImageView?
  final var label: UILabel?
  final var secondLabel: UILabel?
  final var guides = ContentGuides()

  /// Creates a view that displays the given configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration.content
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: configuration.content.kind.leastHeight))
    contentDidChange()
  }

  /// Creates an empty view. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    content = UIListContentConfiguration.cell().content
    super.init(coder: coder)
  }

  /// The list content configuration of the view. A configuration of another type is ignored and reported as a fault.
  open var configuration: any UIContentConfiguration {
    get { UIListContentConfiguration(content) }
    set {
      guard let list = newValue as? UIListContentConfiguration else {
        Diagnostics.report(
          "foreignConfiguration",
          "A UIListContentView ignores a configuration that is not a UIListContentConfiguration."
        )
        return
      }
      guard list.content != content else { return }
      content = list.content
      contentDidChange()
    }
  }

  /// Returns whether the given configuration is a list content configuration.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// The layout guide of the primary text, or nil if there is no text.
  open var textLayoutGuide: UILayoutGuide? {
    guard label != nil else { return nil }
    let guide = makeGuide(guides.text)
    guides.text = guide
    guides.follow(self)
    return guide.guide
  }
  /// The layout guide of the secondary text, or nil if there is no secondary text.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    guard secondLabel != nil else { return nil }
    let guide = makeGuide(guides.secondary)
    guides.secondary = guide
    guides.follow(self)
    return guide.guide
  }
  /// The layout guide of the image, or nil if there is no image.
  open var imageLayoutGuide: UILayoutGuide? {
    guard picture != nil else { return nil }
    let guide = makeGuide(guides.image)
    guides.image = guide
    guides.follow(self)
    return guide.guide
  }

  /// Lays out the image and text. Overrides must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// Updates template images after the tint color has changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showPicture()
  }

  /// Returns the proposed width, and the height that the text requires at this width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittedHeight(width: size.width))
  }

  /// The intrinsic size: the height that the text requires at the current width, and no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittedHeight(width: bounds.width))
  }

  /// Returns the target width, and the height that the text requires at this width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width > 0 && targetSize.width.keepsLimit ? targetSize.width : bounds.width
    return CGSize(width: width, height: fittedHeight(width: width))
  }

  /// Returns the target width, and the height that the text requires at this width.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  package override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    guard bounds.width != oldBounds.width else { return }
    // The content has not changed, so only the natural size must be determined again.
    noteNaturalSize()
    parentView?.setNeedsLayout()
  }
}
