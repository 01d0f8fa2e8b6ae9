// SPDX-License-Identifier: MIT

/// Lays out the labels and image of a cell according to its style.
struct CellContent {
  let style: UITableViewCell.CellStyle
  let text: UILabel?
  let detail: UILabel?
  let picture: UIImageView?
  let indent: CGFloat
  /// The margins of the content view.
  var margins = UIEdgeInsets(top: 0, left: UIKitTuning.cellMargin, bottom: 0, right: UIKitTuning.cellMargin)
  /// Whether the layout is right-to-left.
  var isMirrored = false

  private static let gap: CGFloat = 8

  static func makeText(_ style: UITableViewCell.CellStyle, in view: UIView) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: style == .value2 ? 13 : 17)
    if style == .value2 { label.textColor = .tintColor }
    view.addSubview(label)
    return label
  }

  static func makeDetail(_ style: UITableViewCell.CellStyle, in view: UIView) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : style == .value2 ? 13 : 17)
    label.textColor = style == .value1 ? .secondaryLabel : .label
    view.addSubview(label)
    return label
  }

  /// Returns the height for the given width of the content view. The result is at least the standard row height.
  func height(width: CGFloat) -> CGFloat {
    let available = textWidth(width)
    let first = height(of: text, available)
    let second = height(of: detail, available)
    let texts = style == .subtitle ? first + second : max(first, second)
    let image = picture?.shownSize.height ?? 0
    return max(UIKitTuning.rowHeight, texts + 2 * UIKitTuning.cellPadding, image)
  }

  /// Lays out the labels and the image.
  func layOut(in bounds: CGRect) {
    if let picture, picture.image != nil {
      let size = picture.shownSize
      let height = min(size.height, bounds.height)
      let width = size.height > 0 ? size.width * height / size.height : size.width
      set(
        picture,
        CGRect(x: leadingMargin + indent, y: (bounds.height - height) / 2, width: width, height: height), bounds)
    }
    let start = textStart
    let available = textWidth(bounds.width)
    switch style {
    case .default:
      if let text { set(text, CGRect(x: start, y: 0, width: available, height: bounds.height), bounds) }
    case .subtitle: layOutBelowEachOther(start, available, bounds)
    case .value1: layOutAtBothEnds(start, available, bounds)
    case .value2:
      let part = min(91, available / 3)
      if let text {
        set(text, CGRect(x: start, y: 0, width: part, height: bounds.height), bounds)
        text.textAlignment = isMirrored ? .left : .right
      }
      let rest = CGRect(x: start + part + 6, y: 0, width: max(0, available - part - 6), height: bounds.height)
      if let detail { set(detail, rest, bounds) }
    }
  }

  private func layOutBelowEachOther(_ start: CGFloat, _ available: CGFloat, _ bounds: CGRect) {
    let first = height(of: text, available)
    let second = height(of: detail, available)
    var top = (bounds.height - first - second) / 2
    if let text { set(text, CGRect(x: start, y: top, width: available, height: first), bounds) }
    top += first
    if let detail { set(detail, CGRect(x: start, y: top, width: available, height: second), bounds) }
  }

  private func layOutAtBothEnds(_ start: CGFloat, _ available: CGFloat, _ bounds: CGRect) {
    let wanted = width(of: detail, available)
    let first = min(width(of: text, available), available)
    let second = min(wanted, max(0, available - first - Self.gap))
    if let text { set(text, CGRect(x: start, y: 0, width: first, height: bounds.height), bounds) }
    guard let detail else { return }
    set(detail, CGRect(x: start + available - second, y: 0, width: second, height: bounds.height), bounds)
  }

  private var textStart: CGFloat {
    let image = picture?.shownSize.width ?? 0
    return leadingMargin + indent + (image > 0 ? image + UIKitTuning.cellMargin : 0)
  }

  private var leadingMargin: CGFloat { isMirrored ? margins.right : margins.left }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - textStart - (isMirrored ? margins.left : margins.right))
  }

  private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat {
    guard let label, label.text != nil else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private func width(of label: UILabel?, _ width: CGFloat) -> CGFloat {
    guard let label, label.text != nil else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).width.rounded(.up)
  }

  /// Sets a view's frame. `frame` is measured from the leading edge of `bounds`.
  private func set(_ view: UIView, _ frame: CGRect, _ bounds: CGRect) {
    var frame = frame
    if isMirrored { frame.origin.x = bounds.width - frame.maxX }
    if view.translatesAutoresizingMaskIntoConstraints, view.layoutFrame != frame { view.layoutFrame = frame }
  }
}
