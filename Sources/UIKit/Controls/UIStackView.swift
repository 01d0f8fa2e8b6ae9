// SPDX-License-Identifier: MIT

/// Places views in a row or a column by its own arithmetic.
///
/// The natural size of an arranged view is its `intrinsicContentSize`, where that is missing what `sizeThatFits(_:)`
/// answers, and for a plain view the size that it has; a view with constraints inside has the size that these give it. Hidden
/// arranged views take no room. Differs from Apple: the arrangement is no set of constraints, so constraints between arranged
/// views and others do not move them.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How room along the axis is shared out.
  nonisolated public enum Distribution: Int, Sendable {
    /// Natural sizes; the view that hugs its content least takes what is left, the last of several. Where room is missing
    /// the view that resists compression least gives it.
    case fill = 0
    /// All views alike.
    case fillEqually = 1
    /// In proportion to their natural sizes.
    case fillProportionally = 2
    /// Natural sizes, the same space between them, at least `spacing`.
    case equalSpacing = 3
    /// Natural sizes, the same distance from centre to centre, as far as `spacing` allows.
    case equalCentering = 4
  }

  /// How views stand across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// Over the whole room.
    case fill = 0
    /// At the edge where lines begin, or at the top of a row.
    case leading = 1
    /// With their first lines' feet at one height; in a column as `leading`.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where lines end, or at the foot of a row.
    case trailing = 4
    /// With their last lines' feet at one height; in a column as `leading`.
    case lastBaseline = 5
    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the foot of a row.
    public static let bottom = Alignment.trailing
  }

  /// Says that a custom spacing is not set.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  private var arranged: [UIView] = []
  private var customSpacings: [(view: UIView, spacing: CGFloat)] = []

  /// The views that are placed, in their order; all are subviews.
  open var arrangedSubviews: [UIView] { arranged }
  /// Whether views stand beside or above one another. Default: beside.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  /// How room along the axis is shared out. Default: fill.
  open var distribution = Distribution.fill { didSet { changed() } }
  /// How views stand across the axis. Default: fill.
  open var alignment = Alignment.fill { didSet { changed() } }
  /// Points between views, the least in `equalSpacing` and `equalCentering`. Default: 0. A value that is not finite is
  /// refused with a fault.
  open var spacing: CGFloat = 0 {
    didSet {
      guard spacing.keepsLimit else {
        Diagnostics.report(
          "stackSpacing", "the spacing \(spacing) of a stack view was refused: \(GeometryLimit.rule)")
        spacing = oldValue
        return
      }
      changed()
    }
  }
  /// Whether views keep clear of `layoutMargins`. Default: false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }

  /// Makes an empty stack view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack view of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes an empty stack view; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // The views.

  /// Adds a view at the end; one that is arranged already moves there.
  open func addArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Inserts a view; one that is arranged already moves. An index that does not exist is refused with a fault.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arranged.filter { $0 !== view }
    guard stackIndex >= 0, stackIndex <= others.count else {
      Diagnostics.report(
        "stackIndex", "an arranged view was refused at \(stackIndex): the stack view has \(others.count) others")
      return
    }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged = others
    arranged.insert(view, at: stackIndex)
    view.makeLayoutStorage().isArranged = true
    changed()
  }

  /// Places a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    view.layoutStorage?.isArranged = false
    arranged.removeAll { $0 === view }
    customSpacings.removeAll { $0.view === view }
    changed()
  }

  /// A subview that leaves is no longer arranged.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  package override func subviewVisibilityChanged() { changed() }

  /// Puts a spacing in points after a view; `spacingUseDefault` takes it back. A view that is not arranged is ignored.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing.keepsLimit || spacing == Self.spacingUseDefault, arranged.contains(where: { $0 === arrangedSubview })
    else { return }
    customSpacings.removeAll { $0.view === arrangedSubview }
    if spacing != Self.spacingUseDefault { customSpacings.append((arrangedSubview, spacing)) }
    changed()
  }

  /// The spacing after a view, `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    for entry in customSpacings where entry.view === arrangedSubview { return entry.spacing }
    return Self.spacingUseDefault
  }

  private func changed() {
    setNeedsLayout()
    // A stack view in another one changes what that one must place.
    superview?.setNeedsLayout()
  }

  // Sizes.

  private var isRow: Bool { axis == .horizontal }
  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  private var shown: [UIView] { arranged.filter { !$0.isHidden } }

  private func gaps(_ views: [UIView]) -> [CGFloat] {
    views.dropLast().map { view in
      for entry in customSpacings where entry.view === view { return entry.spacing }
      return spacing
    }
  }

  /// A view's own size; one that is wider than a column's width, such as a label of many words, is asked what it takes
  /// there.
  private static func naturalSize(of view: UIView, width: CGFloat) -> CGSize {
    if let storage = view.layoutStorage, storage.engine != nil || !storage.held.isEmpty {
      return view.systemLayoutSizeFitting(CGSize(width: width, height: 0))
    }
    let own = view.intrinsicContentSize
    let isTooWide = width > 0 && own.width > width
    if own.width >= 0, own.height >= 0, !isTooWide { return own }
    let fitting = view.sizeThatFits(CGSize(width: width, height: 0))
    if isTooWide { return CGSize(width: width, height: max(own.height, fitting.height)) }
    return CGSize(
      width: own.width >= 0 ? own.width : fitting.width, height: own.height >= 0 ? own.height : fitting.height)
  }

  /// The size that the views take with their natural sizes; in a column words may be broken at `size.width`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let views = shown
    let room = margins
    let inner = isRow || size.width <= 0 ? 0 : max(0, size.width - room.left - room.right)
    var along: CGFloat = gaps(views).reduce(0, +)
    var across: CGFloat = 0
    var largest: CGFloat = 0
    for view in views {
      let natural = Self.naturalSize(of: view, width: inner)
      let length = isRow ? natural.width : natural.height
      along += length
      largest = max(largest, length)
      across = max(across, isRow ? natural.height : natural.width)
    }
    if distribution == .fillEqually { along = gaps(views).reduce(0, +) + largest * CGFloat(views.count) }
    return CGSize(
      width: (isRow ? along : across) + room.left + room.right,
      height: (isRow ? across : along) + room.top + room.bottom)
  }

  /// The size that the views take with their natural sizes.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Places the views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shown
    guard !views.isEmpty else { return }
    let room = bounds.inset(by: margins)
    let naturals = views.map { Self.naturalSize(of: $0, width: isRow ? 0 : room.width) }
    let lengths = naturals.map { isRow ? $0.width : $0.height }
    let run = StackRun(
      room: isRow ? room.width : room.height, lengths: lengths, gaps: gaps(views), distribution: distribution,
      hugging: views.map { $0.contentHuggingPriority(for: axis).rawValue },
      resistance: views.map { $0.contentCompressionResistancePriority(for: axis).rawValue })
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let feet = isRow && (alignment == .firstBaseline || alignment == .lastBaseline)
    let baselines = feet ? zip(views, naturals).map { baseline(of: $0, height: $1.height) } : []
    let deepest = baselines.max() ?? 0
    for (index, view) in views.enumerated() {
      let (start, length) = run.places[index]
      let natural = naturals[index]
      var frame: CGRect
      if isRow {
        let height = alignment == .fill ? room.height : min(natural.height, room.height)
        var y = room.minY
        if alignment == .center { y += (room.height - height) / 2 }
        if alignment == .trailing { y += room.height - height }
        if feet { y += deepest - baselines[index] }
        let x = isMirrored ? room.maxX - start - length : room.minX + start
        frame = CGRect(x: x, y: y, width: length, height: height)
      } else {
        let width = alignment == .fill ? room.width : min(natural.width, room.width)
        var x = room.minX
        if alignment == .center { x += (room.width - width) / 2 }
        if (alignment == .trailing) != (isMirrored && alignment != .center) { x += room.width - width }
        frame = CGRect(x: x, y: room.minY + start, width: width, height: length)
      }
      if view.frame != frame { view.frame = frame }
    }
  }

  /// How far below a view's top the foot of its first or last line is; of a view without words it is its lower edge.
  private func baseline(of view: UIView, height: CGFloat) -> CGFloat {
    guard let label = (view as? UILabel) ?? (view as? UIButton)?.titleLabel, let font = label.font else {
      return height
    }
    let inset = view is UILabel ? 0 : (height - font.lineHeight) / 2
    if alignment == .lastBaseline { return height - inset - (font.lineHeight - font.ascender) }
    return inset + font.ascender
  }
}
