// SPDX-License-Identifier: MIT

/// A row of an activity list, with a title and a trailing image.
final class ActivityRow: UIControl {
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let line = UIView()
  /// Whether a separator is displayed below the row.
  var hasLine = true { didSet { line.isHidden = !hasLine } }

  init(title: String, image: UIImage?) {
    super.init(frame: .zero)
    label.numberOfLines = 0
    label.accessibility.isElement = false
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .label
    line.backgroundColor = .separator
    for view in [label, picture, line] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibility.isElement = true
    accessibility.traits = .button
    backgroundColor = .secondarySystemGroupedBackground
    show(title: title, image: image)
  }

  /// Sets the title and the image.
  func show(title: String, image: UIImage?) {
    label.text = title
    accessibility.label = title
    picture.image = image?.withRenderingMode(.alwaysTemplate)
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground }
  }

  private var side: CGFloat { UIFontMetrics.default.scaledValue(for: UIKitTuning.activityImageSide) }

  private func labelSize(forWidth width: CGFloat) -> CGSize {
    label.font = .preferredFont(forTextStyle: .body)
    let margin = UIKitTuning.activityMargin
    return label.sizeThatFits(CGSize(width: max(0, width - 3 * margin - side), height: .greatestFiniteMagnitude))
  }

  /// Returns the height of the row for a given width, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    max(UIKitTuning.activityRowHeight, labelSize(forWidth: width).height + 2 * UIKitTuning.activityRowPadding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = UIKitTuning.activityMargin
    let (width, height) = (bounds.width, bounds.height)
    let words = labelSize(forWidth: width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func centered(_ x: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: isMirrored ? width - x - size.width : x, y: (height - size.height) / 2, width: size.width,
        height: size.height)
    }
    label.layoutFrame = centered(margin, CGSize(width: max(0, width - 3 * margin - side), height: words.height))
    label.textAlignment = isMirrored ? .right : .left
    picture.layoutFrame = centered(width - margin - side, CGSize(width: side, height: side))
    let pixel = PixelGrid.screen.pixel
    line.layoutFrame = CGRect(x: isMirrored ? 0 : margin, y: height - pixel, width: width - margin, height: pixel)
  }
}
