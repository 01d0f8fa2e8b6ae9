// SPDX-License-Identifier: MIT

/// The content of a row in a wheel.
enum PickerContent {
  case title(String)
  case attributedTitle(NSAttributedString)
  case view(UIView)
}

/// A visible row of a wheel, with a title or the delegate's view.
final class PickerRow: UIView {
  /// The index of the row.
  private(set) var row = 0
  /// The delegate's view, or nil if the row has a title.
  private(set) var customView: UIView?
  /// The margins of the title.
  var arrangement = PickerArrangement.standard
  private var label: UILabel?
  /// The attributed title, or nil if the row has a plain title or a view.
  private var attributedTitle: RichText?
  /// The initial size of the delegate's view. If a dimension is 0, the dimension of the row is used.
  private var customSize = CGSize.zero
  /// The font size of the title.
  private var fontSize: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the content of a row.
  func show(_ content: PickerContent, row: Int) {
    self.row = row
    attributedTitle = nil
    if case .view(let view) = content {
      label?.isHidden = true
      setNeedsLayout()
      guard view !== customView || view.superview !== self else { return }
      removeCustomView()
      customView = view
      customSize = view.bounds.size
      addSubview(view)
      return
    }
    removeCustomView()
    let label = self.label ?? makeLabel()
    label.isHidden = false
    label.textColor = .label
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = arrangement.shrinksTitles
    label.minimumScaleFactor = arrangement.shrinksTitles ? UIKitTuning.denseTitleScale : 0
    switch content {
    case .title(let title):
      label.text = title
      updateFont()
    case .attributedTitle(let title):
      attributedTitle = RichText(title)
      updateFont()
    case .view: break
    }
  }

  /// Removes the delegate's view, unless another row displays it.
  private func removeCustomView() {
    if customView?.superview === self { customView?.removeFromSuperview() }
    customView = nil
  }

  /// Lays out the row at the given distance from the selection, in rows.
  func layOut(at distance: CGFloat, on cylinder: PickerCylinder, in bounds: CGRect) {
    let size = CGSize(width: bounds.width, height: cylinder.rowHeight)
    if self.bounds.size != size { self.bounds.size = size }
    center = CGPoint(x: bounds.midX, y: bounds.minY + cylinder.center(distance))
    let scale = cylinder.foreshortening(distance)
    transform = scale == 1 ? .identity : CGAffineTransform(scaleX: 1, y: scale)
    alpha = cylinder.alpha(distance)
    guard let label, customView == nil else { return }
    // The font changes halfway between two rows, so that titles at rest are drawn without scaling. The scaling hides
    // the change.
    let (selected, other) = (UIKitTuning.pickerSelectedFontSize, UIKitTuning.pickerFontSize)
    let wanted = distance.magnitude < 0.5 ? selected : other
    if wanted != fontSize {
      fontSize = wanted
      updateFont()
    }
    let shown = selected + (other - selected) * min(1, distance.magnitude)
    label.transform = shown == wanted ? .identity : CGAffineTransform(scaleX: shown / wanted, y: shown / wanted)
  }

  /// The text for assistive technology, or nil for a view without text.
  var spokenText: String? { customView.map { Self.text(in: $0) } ?? label?.text }

  private static func text(in view: UIView) -> String? {
    if let label = view.accessibilityLabel, !label.isEmpty { return label }
    for subview in view.subviews { if let text = text(in: subview) { return text } }
    return nil
  }

  /// Updates the font of the title according to the distance from the selection.
  private func updateFont() {
    let font = UIFont.systemFont(ofSize: fontSize > 0 ? fontSize : UIKitTuning.pickerFontSize)
    if var attributedTitle {
      attributedTitle.change(NSRange(location: 0, length: attributedTitle.count)) { $0.font = font }
      label?.adopt(attributedTitle)
    } else {
      label?.font = font
    }
  }

  private func makeLabel() -> UILabel {
    let made = UILabel(frame: .zero)
    label = made
    addSubview(made)
    setNeedsLayout()
    return made
  }

  /// Lays out the content. A title fills the row within its insets. The delegate's view is centered in its initial
  /// size, which is limited to the size of the row. A view of zero size fills the row.
  override func layoutSubviews() {
    super.layoutSubviews()
    label?.layoutFrame = bounds.insetBy(dx: min(arrangement.titleInset, bounds.width / 2), dy: 0)
    guard let customView, customView.superview === self else { return }
    let size = CGSize(
      width: customSize.width > 0 ? min(customSize.width, bounds.width) : bounds.width,
      height: customSize.height > 0 ? min(customSize.height, bounds.height) : bounds.height)
    customView.layoutFrame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
