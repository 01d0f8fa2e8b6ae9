// SPDX-License-Identifier: MIT

extension UINavigationBar {
  /// Displays the top item. Views that the new items also use are not removed from the bar.
  final func rebuild() {
    let old = leftViews + rightViews
    leftViews = []
    rightViews = []
    backTitles = []
    shownItems = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    let item = topItem
    if customTitle !== item?.titleView, customTitle?.superview === self { customTitle?.removeFromSuperview() }
    titleLabel.text = item?.title
    titleLabel.accessibilityTraits = .header
    customTitle = item?.titleView
    if let customTitle, customTitle.superview !== self { addSubview(customTitle) }
    titleLabel.isHidden = item?.titleView != nil
    let left = item?.leftBarButtonItems ?? []
    if let item, let back = backItem, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      leftViews.append(makeBackButton(to: back))
    }
    if let containerItem, !shownItems.contains(where: { $0 === containerItem }) {
      shownItems.append(containerItem)
      leftViews.append(makeView(of: containerItem))
    }
    for entry in left { leftViews.append(makeView(of: entry)) }
    for entry in item?.rightBarButtonItems ?? [] { rightViews.append(makeView(of: entry)) }
    replaceSubviews(old, with: leftViews + rightViews)
    displaySearch()
    largeTitle?.display(item)
    if form.items < UIKitTuning.navigationBarHeight || form.isTitleLarge || titleLabel.alpha < 1 { updateItemOpacity() }
  }

  private func makeView(of item: UIBarButtonItem) -> UIView {
    item.makeView(in: self) { [me = WeakReference(self)] in me.wrappedValue?.itemsChanged() }
  }

  /// The views of the top item.
  final var itemViews: [UIView] { leftViews + rightViews + titleViews }

  /// Updates the opacity of the title and buttons according to the visible height of their row. Hidden views are not
  /// accessibility elements.
  ///
  /// The title is hidden while there is a large title. During a change of the top item, the opacity is additionally
  /// multiplied by `share`.
  final func updateItemOpacity(share: CGFloat = 1) {
    for view in itemViews {
      let isReplaced = form.isTitleLarge && view === titleLabel
      view.alpha = isReplaced ? 0 : form.itemOpacity * share
      view.accessibilityElementsHidden = form.items <= 0 || isReplaced
    }
  }

  /// The title label, the title view and the prompt.
  final var titleViews: [UIView] {
    var views: [UIView] = [titleLabel]
    if let customTitle { views.append(customTitle) }
    if let visiblePrompt { views.append(visiblePrompt) }
    return views
  }

  /// Returns a view with the bar's current appearance, into which the views of the top item are moved.
  final func makeGhost() -> UIView {
    let ghost = UIView(frame: bounds)
    ghost.isUserInteractionEnabled = false
    for view in leftViews + rightViews { ghost.addSubview(view) }
    if let customTitle { ghost.addSubview(customTitle) }
    if !titleLabel.isHidden, !form.isTitleLarge { ghost.addSubview(titleLabel.makeCopy()) }
    if let visiblePrompt { ghost.addSubview(visiblePrompt.makeCopy()) }
    leftViews = []
    rightViews = []
    customTitle = nil
    return ghost
  }

  private func makeBackButton(to item: UINavigationItem) -> UIView {
    let button = shownBackButton(to: item) ?? UIButton(type: .system)
    let custom = item.backBarButtonItem
    backTitles = item.backTitles
    let title = backTitles.first ?? ""
    let name = custom?.title ?? item.backButtonTitle ?? item.title ?? "Back"
    button.setTitle(withArrow(title), for: .normal)
    if custom?.image != nil || button.currentImage != nil {
      button.setImage(custom?.image, for: .normal)
      button.imageView?.symbolContext.scale = .large
    }
    button.tintColor = custom?.tintColor
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.accessibilityLabel = custom?.accessibilityLabel ?? (title.isEmpty ? name : title)
    guard back?.button !== button else { return button }
    button.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in me.wrappedValue?.backPressed?() }
    back = (button, WeakReference(item))
    return button
  }

  /// Returns the displayed back button, or nil if it does not return to the given item.
  private func shownBackButton(to item: UINavigationItem) -> UIButton? {
    guard let back, back.item.wrappedValue === item, back.button.superview === self else { return nil }
    return back.button
  }

  /// Returns the given title with a back arrow.
  private func withArrow(_ title: String) -> String {
    let space = title.isEmpty ? "" : " "
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? title + space + "\u{203A}" : "\u{2039}" + space + title
  }

  /// Displays the longest back title with which the bar's own title is not truncated. If there is none, displays only
  /// the arrow.
  private func shortenBackTitle() {
    guard backTitles.count > 1, let button = leftViews.first as? UIButton, let label = button.titleLabel else { return }
    var wanted = customTitle?.bounds.width ?? titleLabel.sizeThatFits(.zero).width
    for view in leftViews + rightViews where view !== button {
      wanted += UIKitTuning.barItemGap + ((view as? UIButton)?.sizeThatFits(.zero).width ?? view.layoutFrame.width)
    }
    if wanted > 0 { wanted += UIKitTuning.barItemGap }
    let space = bounds.width - 2 * UIKitTuning.barMargin - wanted - (button.currentImage?.size.width ?? 0)
    let titles = backTitles.map { withArrow($0) }
    let words = titles.first { label.font.size(of: $0).width <= space } ?? withArrow("")
    if !words.isLiterallyEqual(to: label.text ?? "") { button.setTitle(words, for: .normal) }
  }

  /// Lays out the views of the top item: the buttons at both ends, and the title in the center of the bar. If there is
  /// not enough space, the title is centered between the buttons.
  final func layOutItems() {
    let margin = UIKitTuning.barMargin
    let gap = UIKitTuning.barItemGap
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    shortenBackTitle()
    var leftEdge = bounds.minX + margin
    for view in isMirrored ? rightViews : leftViews {
      layOut(view, x: leftEdge)
      leftEdge = view.layoutFrame.maxX + gap
    }
    var rightEdge = bounds.maxX - margin
    for view in isMirrored ? leftViews : rightViews {
      layOut(view, x: 0)
      view.layoutFrame.origin.x = rightEdge - view.layoutFrame.width
      rightEdge = view.layoutFrame.minX - gap
    }
    let availableWidth = max(0, rightEdge - leftEdge)
    if let customTitle {
      stretch(customTitle, to: availableWidth)
      customTitle.layoutFrame.origin = CGPoint(
        x: centerd(customTitle.bounds.width, from: leftEdge, to: rightEdge),
        y: itemRow.midY - customTitle.bounds.height / 2)
    }
    let size = titleLabel.sizeThatFits(.zero)
    let width = min(size.width, availableWidth)
    // Set the bounds and the center instead of the frame, because the title may have a transform.
    titleLabel.bounds.size = CGSize(width: width, height: size.height)
    titleLabel.center = CGPoint(x: centerd(width, from: leftEdge, to: rightEdge) + width / 2, y: itemRow.midY)
  }

  /// Stretches a title view that has no intrinsic width and accepts any width, such as a search bar.
  private func stretch(_ view: UIView, to width: CGFloat) {
    guard width > 0, view.intrinsicContentSize.width == UIView.noIntrinsicMetric, view.bounds.width != width else {
      return
    }
    let offered = CGSize(width: width, height: itemRow.height)
    guard view.sizeThatFits(offered).width == width else { return }
    view.bounds.size = offered
  }

  private func layOut(_ view: UIView, x: CGFloat) {
    var size = view.layoutFrame.size
    if let button = view as? UIButton {
      size = CGSize(width: button.sizeThatFits(.zero).width, height: itemRow.height)
    }
    view.layoutFrame = CGRect(x: x, y: itemRow.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the left edge of a view with the given width, centered in the bar if possible.
  private func centerd(_ width: CGFloat, from left: CGFloat, to right: CGFloat) -> CGFloat {
    let middle = bounds.midX - width / 2
    return max(left, min(middle, right - width))
  }
}

extension UINavigationItem {
  /// The possible titles of the back button for this item, from the preferred title to an empty one.
  fileprivate final var backTitles: [String] {
    if let custom = backBarButtonItem {
      if custom.image != nil { return [""] }
      if let title = custom.title { return [title, "Back", ""] }
    } else if backButtonDisplayMode != .default {
      return backButtonDisplayMode == .minimal ? [""] : ["Back", ""]
    }
    var titles: [String] = []
    if let backButtonTitle { titles.append(backButtonTitle) }
    if let title { titles.append(title) }
    return titles.first.isLiterallyEqual(to: "") ? [""] : titles + ["Back", ""]
  }
}

extension UIView {
  /// Replaces some subviews with new subviews, which are placed in front of the remaining ones. Subviews in both arrays
  /// are not removed.
  final func replaceSubviews(_ old: [UIView], with new: [UIView]) {
    for view in old where view.superview === self && !new.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in new { if view.superview === self { bringSubviewToFront(view) } else { addSubview(view) } }
  }
}

extension UILabel {
  /// Returns a label with the same appearance that is not an accessibility element.
  final func makeCopy() -> UILabel {
    let copy = UILabel(frame: layoutFrame)
    copy.font = font
    copy.textColor = textColor
    copy.textAlignment = textAlignment
    copy.text = text
    copy.transform = transform
    copy.isAccessibilityElement = false
    return copy
  }
}
