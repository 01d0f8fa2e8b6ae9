// SPDX-License-Identifier: MIT

/// Shows a list content configuration: a picture, a text and a second text.
///
/// Cells create one when a list content configuration is set; it can also be used anywhere else. Its height is that of
/// its texts in its width, and at least that of a row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  final var content: ListContent
  final var picture: UIImageView?
  final var label: UILabel?
  final var secondLabel: UILabel?
  final var guides = ContentGuides()

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration.content
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: configuration.content.kind.leastHeight))
    contentDidChange()
  }

  /// Decoding from archives is not supported; makes a view without content.
  public required init?(coder: NSCoder) {
    content = UIListContentConfiguration.cell().content
    super.init(coder: coder)
  }

  /// The list content configuration of the view. Setting one of another type is a fault, and nothing changes.
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

  /// Whether a configuration is a list content configuration.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// The guide of the text; nil without a text.
  open var textLayoutGuide: UILayoutGuide? {
    guard label != nil else { return nil }
    let guide = makeGuide(guides.text)
    guides.text = guide
    guides.follow(self)
    return guide.guide
  }
  /// The guide of the second text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    guard secondLabel != nil else { return nil }
    let guide = makeGuide(guides.secondary)
    guides.secondary = guide
    guides.follow(self)
    return guide.guide
  }
  /// The guide of the image; nil without an image.
  open var imageLayoutGuide: UILayoutGuide? {
    guard picture != nil else { return nil }
    let guide = makeGuide(guides.image)
    guides.image = guide
    guides.follow(self)
    return guide.guide
  }

  /// Places picture and texts; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// The tint colors pictures that are templates.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showPicture()
  }

  /// The size for a width: as tall as the texts need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittedHeight(width: size.width))
  }

  /// No natural width; the height that the texts need for the current width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittedHeight(width: bounds.width))
  }

  /// The width that is requested, and the height that the texts need there.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width > 0 && targetSize.width.keepsLimit ? targetSize.width : bounds.width
    return CGSize(width: width, height: fittedHeight(width: width))
  }

  /// The width that is requested, and the height that the texts need there.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  package override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    guard bounds.width != oldBounds.width else { return }
    // The content is the same, so it need not be measured again.
    noteNaturalSize()
    parentView?.setNeedsLayout()
  }
}
