// SPDX-License-Identifier: MIT

/// A row of a list: content from a configuration, accessories beside it, and separators between it and its neighbors.
///
/// In a list layout it gets the background, corners and separators of the list's appearance, and its indentation in an
/// outline. It can be a header or footer too.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories and separators of the cell.
  final let parts = ListCellParts()
  /// Whether the program has not chosen a background.
  private var hasUsualBackground = true
  private var shownAccessories: [UICellAccessory] = []
  private var separatorTies: [NSLayoutConstraint] = []
  private var separatorGuide: UILayoutGuide?

  /// Makes a cell; collection views call it with the frame of the item.
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

  /// The default content of the cell in its current role: that of a row, or of a header or footer of the list's
  /// appearance.
  open func defaultContentConfiguration() -> UIListContentConfiguration { usualContent() }

  /// The default background of the cell in its current role.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { usualBackground() }

  /// The background configuration. Default: that of the list's appearance.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      hasUsualBackground = false
      super.backgroundConfiguration = newValue
    }
  }

  /// The indentation of content and accessories, in steps. Default: 0; in an outline the list sets it.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { accessoriesMoved() } } }

  /// Points of a step. Default: 10.
  open var indentationWidth: CGFloat = 10 {
    didSet {
      indentationWidth = ContentCheck.finite(indentationWidth, "indentationWidth")
      if indentationWidth != oldValue { accessoriesMoved() }
    }
  }

  /// Whether accessories where lines begin are indented with the content. Default: true.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { accessoriesMoved() } } }

  /// The accessories beside the content, from the leading to the trailing end. Default: none.
  open var accessories: [UICellAccessory] {
    get { shownAccessories }
    set {
      shownAccessories = newValue
      UIView.performWithoutAnimation { parts.show(newValue) }
      accessoriesMoved()
    }
  }

  /// The horizontal extent of the separators: constrain its leading and trailing edge. Without constraints, separators
  /// begin where the text begins and end at the edge.
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

  /// Prepares the cell for reuse: restores its position and state. Overrides call `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    parts.stamp = nil
    if bounds.origin != .zero { bounds.origin = .zero }
  }

  /// Places accessories, content and lines; overrides call `super`.
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

  /// Takes over what the layout says of the cell's place; nil outside of lists.
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
      // Rounded corners that the program has set are preserved.
      if parts.isRounded { layer.cornerRadius = 0 }
      parts.isRounded = false
      return
    }
    parts.isRounded = true
    layer.cornerRadius = UIKitTuning.groupedCornerRadius
    layer.maskedCorners = corners
  }

  /// Where a line without insets of its own begins and ends, for lines that begin at the left.
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
