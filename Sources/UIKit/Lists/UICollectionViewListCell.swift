// SPDX-License-Identifier: MIT

/// A list row with accessories and separators, whose content is set by a content configuration.
///
/// In a list layout, the cell has the list's background, corners and separators, and is indented according to its
/// outline level. The cell can also serve as a header or footer.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories and separators of the cell.
  final let parts = ListCellParts()
  /// Whether the cell has its default background, because the app has not set one.
  private var hasUsualBackground = true
  private var shownAccessories: [UICellAccessory] = []
  private var separatorTies: [NSLayoutConstraint] = []
  private var separatorGuide: UILayoutGuide?

  /// Creates a cell with the given frame. A collection view passes the frame of the item.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    parts.cell = self
    super.clipsToBounds = true
  }

  /// Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    parts.cell = self
    super.clipsToBounds = true
  }

  /// Returns the default content configuration for the cell's role in the list. The role is row, header or footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration { usualContent() }

  /// Returns the default background configuration for the cell's role.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { usualBackground() }

  /// The background configuration. Default: the standard background for the appearance of the list.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      hasUsualBackground = false
      super.backgroundConfiguration = newValue
    }
  }

  /// The indentation level of the content and accessories. In an outline, the list sets this property. Default: 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { accessoriesMoved() } } }

  /// The width of an indentation level in points. Default: 10.
  open var indentationWidth: CGFloat = 10 {
    didSet {
      indentationWidth = ContentCheck.finite(indentationWidth, "indentationWidth")
      if indentationWidth != oldValue { accessoriesMoved() }
    }
  }

  /// Whether leading accessories are indented along with the content. Default: true.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { accessoriesMoved() } } }

  /// The accessories, from the leading to the trailing edge. Default: none.
  open var accessories: [UICellAccessory] {
    get { shownAccessories }
    set {
      shownAccessories = newValue
      UIView.performWithoutAnimation { parts.show(newValue) }
      accessoriesMoved()
    }
  }

  /// A guide for the horizontal extent of the separators. To change the extent, constrain the guide's leading and
  /// trailing edges. Without such constraints, separators extend from the start of the text to the trailing edge of the
  /// cell.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    separatorTies = [
      guide.leadingAnchor.constraint(equalTo: leadingAnchor), guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    for tie in separatorTies { tie.priority = .defaultLow }
    NSLayoutConstraint.activate(separatorTies)
    separatorGuide = guide
    return guide
  }

  /// Prepares the cell for reuse by resetting the origin of its bounds and its list appearance. Overrides must call
  /// `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    parts.stamp = nil
    if bounds.origin != .zero { bounds.origin = .zero }
  }

  /// Lays out accessories, content and separators. Overrides must call `super`.
  open override func layoutSubviews() {
    ItemCellConfiguring.updateIfNeeded(self)
    parts.update(animated: isOnScreen)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, place) in geometry.frames {
      var frame = place
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      if view.layoutFrame != frame { view.layoutFrame = frame }
    }
    super.layoutSubviews()
    contentView.layoutIfNeeded()
    parts.layOutSeparators(bounds.size)
  }

  override var frameOfContent: CGRect {
    var frame = geometry.content
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
    return frame
  }

  override var sideMargin: CGFloat { UIKitTuning.cellMargin }

  override var stateFlags: StateFlags {
    var flags = ItemCellConfiguring.plainFlags(of: self)
    flags.set(.expanded, parts.style?.isExpanded ?? false)
    flags.set(.swiped, owningClient?.engine.lists.listSwipes?.swipedCell === self)
    return flags
  }

  private var isOnScreen: Bool { window != nil && superview != nil }

  private var geometry: ListCellGeometry {
    ListCellGeometry(
      parts, size: bounds.size, isEditing: isShowingEditing,
      indent: CGFloat(max(0, indentationLevel)) * indentationWidth, indentsAccessories: indentsAccessories)
  }

  private func accessoriesMoved() {
    setNeedsLayout()
    owningClient?.engine.enter { $0.sizing.viewMayWantSize(self, byConstraints: false) }
  }

  /// Applies the style that the layout derived from the cell's position. The style is nil if the cell is not in a list.
  final func applyStyle(_ style: ListItemStyle?) {
    guard style != parts.style else { return }
    let old = parts.style
    parts.style = style
    UIView.performWithoutAnimation {
      round(style?.group)
      if style?.level != old?.level { indentationLevel = style?.level ?? 0 }
      if hasUsualBackground, old?.appearance != style?.appearance || old?.role != style?.role { showUsualBackground() }
    }
    if style?.isExpanded != old?.isExpanded { setNeedsUpdateConfiguration() }
    setNeedsLayout()
  }

  private func showUsualBackground() {
    guard parts.style != nil, backgroundView == nil, selectedBackgroundView == nil, backgroundColor == nil else {
      return
    }
    super.backgroundConfiguration = defaultBackgroundConfiguration()
  }

  private func round(_ position: RowPosition?) {
    let corners = position?.corners ?? []
    if corners.isEmpty {
      // Rounded corners set by the app are preserved.
      if parts.isRounded { layer.cornerRadius = 0 }
      parts.isRounded = false
      return
    }
    parts.isRounded = true
    layer.cornerRadius = UIKitTuning.groupedCornerRadius
    layer.maskedCorners = corners
  }

  /// The start and end of a separator that has no custom insets, in a left-to-right layout.
  final var separatorEnds: (start: CGFloat, end: CGFloat) {
    let text = (contentView as? UIListContentView)?.label?.layoutFrame
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = geometry.content
    var start = content.minX + UIKitTuning.cellMargin
    if let text { start = content.minX + (isMirrored ? contentView.bounds.width - text.maxX : text.minX) }
    guard let separatorGuide, separatorTies.count == 4 else { return (start, bounds.width) }
    if separatorTies[0].constant != start { separatorTies[0].constant = start }
    let frame = separatorGuide.layoutFrame
    guard frame.width > 0 else { return (start, bounds.width) }
    return isMirrored ? (bounds.width - frame.maxX, bounds.width - frame.minX) : (frame.minX, frame.maxX)
  }
}
