// SPDX-License-Identifier: MIT

/// The view of an activity controller: a preview of the items, a close button, and groups of rows.
final class ActivityListView: UIView {
  private let title = UILabel()
  private let detail = UILabel()
  private let preview = UIImageView(frame: .zero)
  private let scroll = UIScrollView(frame: .zero)
  private var groups: [(card: UIView, rows: [ActivityRow])] = []
  /// The close button.
  let close = UIButton(type: .system)

  /// Creates a list. Groups are displayed from top to bottom, each in its own card. Empty groups are omitted.
  init(title: String, detail: String, image: UIImage?, groups: [[ActivityRow]]) {
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    self.title.text = title
    self.title.accessibilityTraits = .header
    self.detail.text = detail
    self.detail.textColor = .secondaryLabel
    preview.image = image
    preview.contentMode = .scaleAspectFill
    preview.clipsToBounds = true
    preview.layer.cornerRadius = UIKitTuning.activityPreviewRadius
    preview.isHidden = image == nil
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.accessibilityLabel = "Close"
    for view in [preview, self.title, self.detail, close] as [UIView] { scroll.addSubview(view) }
    addSubview(scroll)
    for rows in groups where !rows.isEmpty {
      let card = UIView()
      card.layer.cornerRadius = UIKitTuning.activityCornerRadius
      card.clipsToBounds = true
      for row in rows { card.addSubview(row) }
      rows.last?.hasLine = false
      scroll.addSubview(card)
      self.groups.append((card, rows))
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height of the content for a given width, in points.
  func height(forWidth width: CGFloat) -> CGFloat { arrange(width: width, isLayingOut: false) }

  /// Adapts the height of the popover or sheet that displays the given controller to the list's content.
  func fit(_ controller: UIViewController) {
    setNeedsLayout()
    let width = UIKitTuning.activityPopoverWidth
    controller.preferredContentSize = CGSize(width: width, height: height(forWidth: width))
    guard controller.presentingViewController != nil else { return }
    (controller.presentationController as? UISheetPresentationController)?.invalidateDetents()
  }

  /// Adapts the sheet that presents the list to the height of its content, unless the application has set detents.
  func fitSheet(of controller: UIViewController) {
    guard let sheet = controller.presentationController as? UISheetPresentationController, sheet.detents.count == 1,
      sheet.detents[0].identifier.isSame(as: .large)
    else { return }
    sheet.detents = [
      .custom { [me = WeakReference(self)] context in
        guard let list = me.wrappedValue else { return nil }
        let width = list.window?.bounds.width ?? list.bounds.width
        return min(list.height(forWidth: width), context.maximumDetentValue)
      }
    ]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.layoutFrame = bounds
    let height = arrange(width: bounds.width, isLayingOut: true)
    scroll.contentSize = CGSize(width: bounds.width, height: height)
  }

  private func arrange(width: CGFloat, isLayingOut: Bool) -> CGFloat {
    let margin = UIKitTuning.activityMargin
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    title.font = .preferredFont(forTextStyle: .headline)
    detail.font = .preferredFont(forTextStyle: .footnote)
    func layOut(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in total: CGFloat) {
      guard isLayingOut else { return }
      view.layoutFrame = CGRect(x: isMirrored ? total - x - width : x, y: y, width: width, height: height)
    }
    let button = UIKitTuning.activityCloseSide
    let side = preview.isHidden ? 0 : UIKitTuning.activityPreviewSide
    let left = margin + (preview.isHidden ? 0 : side + UIKitTuning.activityRowPadding)
    let words = max(0, width - left - margin - button)
    let titleHeight = title.sizeThatFits(.zero).height
    let detailHeight = (detail.text ?? "").isEmpty ? 0 : detail.sizeThatFits(.zero).height
    let header = max(button, side, titleHeight + detailHeight)
    let top = margin + (header - titleHeight - detailHeight) / 2
    layOut(preview, margin, margin + (header - side) / 2, side, side, in: width)
    layOut(title, left, top, words, titleHeight, in: width)
    layOut(detail, left, top + titleHeight, words, detailHeight, in: width)
    layOut(close, width - margin / 2 - button, margin + (header - button) / 2, button, button, in: width)
    title.textAlignment = isMirrored ? .right : .left
    detail.textAlignment = title.textAlignment
    var y = margin + header + margin
    for group in groups {
      let inner = max(0, width - 2 * margin)
      var height: CGFloat = 0
      for row in group.rows {
        let rowHeight = row.height(forWidth: inner)
        layOut(row, 0, height, inner, rowHeight, in: inner)
        if isLayingOut { row.setNeedsLayout() }
        height += rowHeight
      }
      layOut(group.card, margin, y, inner, height, in: width)
      y += height + margin
    }
    return y
  }
}
