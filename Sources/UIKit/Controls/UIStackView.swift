// SPDX-License-Identifier: MIT

/// Arranges views in a row or a column by constraints.
///
/// Arranged views lose `translatesAutoresizingMaskIntoConstraints`. The stack view determines their order along the
/// axis and their alignment across it; additional constraints, such as a fixed width, take part. Hidden arranged views
/// take no space. A stack view with a frame from its owner is filled; one with constraints is as large as its views
/// unless the constraints set another size. Changes in an animation block move the views as a part of it; a view that
/// is hidden in one shrinks and disappears at its end. If several views could shrink alike, the first one does. A view
/// without an intrinsic size and without constraints has the length zero, except that the last of such views takes the
/// remaining space.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How room along the axis is shared out.
  nonisolated public enum Distribution: Int, Sendable {
    /// Intrinsic sizes. The view with the lowest hugging priority takes the remaining space, the first of several. If
    /// space is missing, the view with the lowest compression resistance shrinks, the first of several.
    case fill = 0
    /// All views alike.
    case fillEqually = 1
    /// In proportion to their natural sizes.
    case fillProportionally = 2
    /// Natural sizes, the same space between them, at least `spacing`.
    case equalSpacing = 3
    /// Natural sizes, the same distance from center to center, as far as `spacing` allows.
    case equalCentering = 4
  }

  /// The alignment of views across the axis.
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

  /// Indicates that a custom spacing is not set.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Indicates that a spacing is the system's, which is 8 points.
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  private var arranged: [UIView] = []
  private var customSpacings: [(view: UIView, spacing: CGFloat)] = []

  /// The views that are placed, in their order; all are subviews.
  open var arrangedSubviews: [UIView] { arranged }
  /// Whether views are arranged horizontally or vertically. Default: horizontally.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { changed() } } }
  /// How room along the axis is shared out. Default: fill.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { changed() } } }
  /// The alignment of views across the axis. Default: fill.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { changed() } } }
  /// The spacing between views in points; the minimum spacing with `equalSpacing` and `equalCentering`. Default: 0. A
  /// value that is not finite is rejected with a fault.
  open var spacing: CGFloat = 0 {
    didSet {
      guard spacing.keepsLimit else {
        Diagnostics.report(
          "stackSpacing", "The spacing \(spacing) of a stack view is invalid: \(GeometryLimit.rule).")
        spacing = oldValue
        return
      }
      if spacing != oldValue { changed() }
    }
  }
  /// Whether views keep clear of `layoutMargins`. Default: false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { changed() } }
  }
  /// Whether distances in a column go from the last line of a text to the first of the next. Default: false.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { changed() } }
  }

  override var kindName: String { "UIStackView" }

  /// Makes an empty stack view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack view of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { arrange(view, at: arranged.count) }
  }

  /// Makes an empty stack view; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // The views.

  /// Adds a view at the end; one that is arranged already moves there.
  open func addArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    arrange(view, at: arranged.count)
  }

  /// Inserts a view; one that is arranged already moves. An index that does not exist is rejected with a fault.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

  private func arrange(_ view: UIView, at stackIndex: Int) {
    let others = arranged.filter { $0 !== view }
    guard stackIndex >= 0, stackIndex <= others.count else {
      Diagnostics.report(
        "stackIndex", "The index \(stackIndex) is out of range: the stack view has \(others.count) other views.")
      return
    }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged = others
    arranged.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    changed()
  }

  /// Places a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings.removeAll { $0.view === view }
    changed()
  }

  /// A subview that leaves is no longer arranged.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  package override func subviewVisibilityChanged(_ subview: UIView) {
    if subview.layer.isHidden { shrink(subview) }
    changed()
  }

  /// A view that is hidden in an animation block counts as hidden at once, but shrinks in sight and disappears at the end of the
  /// animation, as on iOS.
  private func shrink(_ view: UIView) {
    guard arrangement != nil, window != nil, let group = AnimationGroup.current,
      arranged.contains(where: { $0 === view })
    else { return }
    view.layer.isHidden = false
    view.layoutMarks.shrinking = group
    let shrinking = WeakReference(view)
    group.whenOver { _ in
      // It may have been shown, and hidden by another block, meanwhile.
      guard let view = shrinking.wrappedValue, view.layoutMarks.shrinking === group else { return }
      (view.layer.isHidden, view.layoutMarks.shrinking) = (true, nil)
    }
  }

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

  // Arranging.

  /// The constraints and guides that currently arrange the views.
  private var arrangement: StackArrangement?

  /// Whether more than natural sizes has changed since the views were arranged.
  private var isOutOfDate = true

  private func changed() {
    isOutOfDate = true
    // In an animation block the views move as a part of it; before they were arranged there is nowhere to move from.
    if arrangement != nil, window != nil { AnimationGroup.current?.layOutAtEnd(self) }
    LayoutQueue.shared.askForUpdate(self)
  }

  /// Arranges the views again if something has changed.
  open override func updateConstraints() {
    super.updateConstraints()
    if let arrangement, !isOutOfDate, StackArranger.refresh(arrangement, isRow: axis == .horizontal) { return }
    isOutOfDate = false
    if let arrangement {
      NSLayoutConstraint.deactivate(arrangement.constraints)
      for guide in arrangement.guides { removeLayoutGuide(guide) }
    }
    let new = StackArranger(self).arrangement
    arrangement = new
    for guide in new.guides { addLayoutGuide(guide) }
    NSLayoutConstraint.activate(new.constraints)
  }

  /// Points between a view and the next one.
  final func gap(after view: UIView) -> CGFloat {
    for entry in customSpacings where entry.view === view { return Self.points(entry.spacing) }
    return Self.points(spacing)
  }

  private static func points(_ spacing: CGFloat) -> CGFloat {
    spacing == spacingUseSystem ? UIKitTuning.systemSpacing : spacing
  }

  /// An arranged view has another natural size, on which the arrangement may depend.
  final func naturalSizeChanged() {
    if distribution == .fillProportionally { isOutOfDate = true }
    LayoutQueue.shared.askForUpdate(self)
  }

  /// The size that the views take with their natural sizes; in a column words may be broken at `size.width`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isColumn = axis == .vertical && size.width > 0
    return systemLayoutSizeFitting(
      isColumn ? CGSize(width: size.width, height: 0) : .zero,
      withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The first view's, as far as there are views.
  open override var forFirstBaselineLayout: UIView {
    for view in arranged where !view.isHidden { return view.forFirstBaselineLayout }
    return self
  }

  /// The last view's in a column, the first one's in a row.
  open override var forLastBaselineLayout: UIView {
    var found: UIView?
    for view in arranged where !view.isHidden {
      found = view
      if axis == .horizontal { break }
    }
    return found?.forLastBaselineLayout ?? self
  }
}
