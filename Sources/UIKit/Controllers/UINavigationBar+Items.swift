// SPDX-License-Identifier: MIT

extension UINavigationBar {
  /// Makes the views of the top item anew.
  final func rebuild() {
    for view in leftViews + rightViews where view.superview === self { view.removeFromSuperview() }
    leftViews = []
    rightViews = []
    shownItems = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    if customTitle?.superview === self { customTitle?.removeFromSuperview() }
    customTitle = nil
    let item = topItem
    titleLabel.text = item?.title
    titleLabel.accessibilityTraits = .header
    if let titleView = item?.titleView {
      customTitle = titleView
      addSubview(titleView)
    }
    titleLabel.isHidden = item?.titleView != nil
    let left = item?.leftBarButtonItems ?? []
    if let item, let back = backItem, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      leftViews.append(makeBackButton(to: back))
    }
    for entry in left { leftViews.append(entry.makeView()) }
    for entry in item?.rightBarButtonItems ?? [] { rightViews.append(entry.makeView()) }
    for view in leftViews + rightViews { addSubview(view) }
  }

  /// The views of the top item.
  final var itemViews: [UIView] { leftViews + rightViews + titleViews }

  /// The title and the view that stands for it.
  final var titleViews: [UIView] { customTitle.map { [titleLabel, $0] } ?? [titleLabel] }

  /// Takes the views of the top item out of the bar into a view that looks as the bar does now.
  final func makeGhost() -> UIView {
    let ghost = UIView(frame: bounds)
    ghost.isUserInteractionEnabled = false
    for view in leftViews + rightViews { ghost.addSubview(view) }
    if let customTitle { ghost.addSubview(customTitle) }
    if !titleLabel.isHidden {
      let copy = UILabel(frame: titleLabel.frame)
      copy.font = titleLabel.font
      copy.textColor = titleLabel.textColor
      copy.textAlignment = titleLabel.textAlignment
      copy.text = titleLabel.text
      copy.isAccessibilityElement = false
      ghost.addSubview(copy)
    }
    leftViews = []
    rightViews = []
    customTitle = nil
    return ghost
  }

  private func makeBackButton(to item: UINavigationItem) -> UIView {
    let button = UIButton(type: .system)
    let custom = item.backBarButtonItem
    let name = custom?.title ?? item.backButtonTitle ?? item.title ?? "Back"
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var title = name
    if custom?.image != nil || item.backButtonDisplayMode == .minimal {
      title = ""
    } else if item.backButtonDisplayMode == .generic {
      title = "Back"
    }
    let space = title.isEmpty ? "" : " "
    button.setTitle(isMirrored ? title + space + "\u{203A}" : "\u{2039}" + space + title, for: .normal)
    if let image = custom?.image { button.setImage(image, for: .normal) }
    if let color = custom?.tintColor { button.tintColor = color }
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.accessibilityLabel = custom?.accessibilityLabel ?? (title.isEmpty ? name : title)
    button.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in me.wrappedValue?.backPressed?() }
    return button
  }

  /// Places the views of the top item: buttons at both ends, the title in the middle of the bar, or in the middle of
  /// what the buttons leave where that is too narrow.
  final func placeItems() {
    let margin = UIKitTuning.barMargin
    let gap = UIKitTuning.barItemGap
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var leftEdge = bounds.minX + margin
    for view in isMirrored ? rightViews : leftViews {
      place(view, x: leftEdge)
      leftEdge = view.layoutFrame.maxX + gap
    }
    var rightEdge = bounds.maxX - margin
    for view in isMirrored ? leftViews : rightViews {
      place(view, x: 0)
      view.layoutFrame.origin.x = rightEdge - view.layoutFrame.width
      rightEdge = view.layoutFrame.minX - gap
    }
    let room = max(0, rightEdge - leftEdge)
    if let customTitle {
      customTitle.layoutFrame.origin = CGPoint(
        x: centerd(customTitle.bounds.width, from: leftEdge, to: rightEdge),
        y: bounds.midY - customTitle.bounds.height / 2)
    }
    let size = titleLabel.sizeThatFits(.zero)
    let width = min(size.width, room)
    // By size and center, as the title may be moving.
    titleLabel.bounds.size = CGSize(width: width, height: size.height)
    titleLabel.center = CGPoint(x: centerd(width, from: leftEdge, to: rightEdge) + width / 2, y: bounds.midY)
  }

  private func place(_ view: UIView, x: CGFloat) {
    var size = view.layoutFrame.size
    if let button = view as? UIButton {
      size = CGSize(width: button.sizeThatFits(.zero).width, height: bounds.height)
    }
    view.layoutFrame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where something of a width begins that shall stand in the middle of the bar, if there is room.
  private func centerd(_ width: CGFloat, from left: CGFloat, to right: CGFloat) -> CGFloat {
    let middle = bounds.midX - width / 2
    return max(left, min(middle, right - width))
  }
}
