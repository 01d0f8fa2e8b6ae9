// SPDX-License-Identifier: MIT

/// A view that uses constraints to arrange its subviews in a row or column.
///
/// `translatesAutoresizingMaskIntoConstraints` is set to false for arranged views. The stack view determines their
/// order along the axis and their alignment perpendicular to it. Additional constraints, such as a fixed width, are
/// respected. Hidden arranged views take no space. If the stack view has a fixed frame, the views fill it. Without a
/// fixed frame, the stack view is as large as its views require, unless constraints set a different size. In an
/// animation block, changes to the arrangement are animated, and a view hidden in the block shrinks and disappears at
/// the end. If several views can shrink equally, the first one shrinks. Views with neither an intrinsic size nor
/// constraints have zero length, except the last one, which fills the remaining space.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of views along the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// Views have their intrinsic sizes. The first view with the lowest hugging priority fills the remaining space. If
    /// there is not enough space, the first view with the lowest compression resistance shrinks.
    case fill = 0
    /// All views have equal sizes.
    case fillEqually = 1
    /// Sizes are proportional to the intrinsic sizes.
    case fillProportionally = 2
    /// Views have their intrinsic sizes with equal gaps of at least `spacing`.
    case equalSpacing = 3
    /// Views have their intrinsic sizes and, if `spacing` allows it, equal distances between their centers.
    case equalCentering = 4
  }

  /// The alignment of views perpendicular to the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// Views are stretched to fill the stack view.
    case fill = 0
    /// Views are aligned with the leading edge of a column or the top of a row.
    case leading = 1
    /// Views are aligned by their first baselines. In a column, this alignment is the same as `leading`.
    case firstBaseline = 2
    /// Views are centered.
    case center = 3
    /// Views are aligned with the trailing edge of a column or the bottom of a row.
    case trailing = 4
    /// Views are aligned by their last baselines. In a column, this alignment is the same as `leading`.
    case lastBaseline = 5
    /// Views are aligned with the top of a row.
    public static let top = Alignment.leading
    /// Views are aligned with the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing value that selects the default spacing.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A spacing value that selects the system spacing of 8 points.
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  private var arranged: [UIView] = []
  private var customSpacings: [(view: UIView, spacing: CGFloat)] = []

  /// The arranged views in order. They are all subviews of the stack view.
  open var arrangedSubviews: [UIView] { arranged }
  /// The axis along which views are arranged. Default: horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { changed() } } }
  /// The distribution of views along the axis. Default: fill.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { changed() } } }
  /// The alignment of views perpendicular to the axis. Default: fill.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { changed() } } }
  /// The spacing between views in points. For the distributions `equalSpacing` and `equalCentering`, this is the
  /// minimum spacing. Default:
  /// 0. Non-finite values are rejected with a fault.
  open var spacing: CGFloat = 0 {
    didSet {
      guard spacing.keepsLimit else {
        Diagnostics.report(
          "stackSpacing", "The spacing \(spacing) of a stack view is invalid: \(GeometryLimit.valueRule).")
        spacing = oldValue
        return
      }
      if spacing != oldValue { changed() }
    }
  }
  /// Whether views are arranged inside `layoutMargins`. Default: false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { changed() } }
  }
  /// Whether the spacing in a column is measured from the last baseline of each view to the first baseline of the next.
  /// Default: false.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { changed() } }
  }

  override var kindName: String { "UIStackView" }

  /// Creates an empty stack view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { arrange(view, at: arranged.count) }
  }

  /// Creates an empty stack view. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Arranged views

  /// Adds a view at the end. If the view is already arranged, it moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    arrange(view, at: arranged.count)
  }

  /// Inserts a view at the given index. If the view is already arranged, it moves to this index. An invalid index is
  /// rejected with a fault.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

  private func arrange(_ view: UIView, at stackIndex: Int) {
    let others = arranged.filter { $0 !== view }
    guard stackIndex >= 0, stackIndex <= others.count else {
      Diagnostics.report(
        "stackIndex",
        "The index \(stackIndex) is out of range: the stack view has \(others.count) other arranged views.")
      return
    }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged = others
    arranged.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    changed()
  }

  /// Removes a view from the arranged views. The view remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings.removeAll { $0.view === view }
    changed()
  }

  /// Removes a subview from the arranged views.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  package override func subviewVisibilityChanged(_ subview: UIView) {
    if subview.layer.isHidden { shrink(subview) }
    changed()
  }

  /// Hides a view in an animation block. As on iOS, the layout treats the view as hidden immediately, but the view
  /// shrinks visibly and disappears only when the animation ends.
  private func shrink(_ view: UIView) {
    guard arrangement != nil, window != nil, let group = AnimationGroup.current,
      arranged.contains(where: { $0 === view })
    else { return }
    view.layer.isHidden = false
    view.layoutMarks.shrinking = group
    let shrinking = WeakReference(view)
    group.whenOver { _ in
      // During the animation, the app may have shown the view or hidden it again in another animation block.
      guard let view = shrinking.wrappedValue, view.layoutMarks.shrinking === group else { return }
      (view.layer.isHidden, view.layoutMarks.shrinking) = (true, nil)
    }
  }

  /// Sets the spacing after a view in points. `spacingUseDefault` removes it. Has no effect if the view is not
  /// arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing.keepsLimit || spacing == Self.spacingUseDefault, arranged.contains(where: { $0 === arrangedSubview })
    else { return }
    customSpacings.removeAll { $0.view === arrangedSubview }
    if spacing != Self.spacingUseDefault { customSpacings.append((arrangedSubview, spacing)) }
    changed()
  }

  /// Returns the spacing that was set after the given view, or `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    for entry in customSpacings where entry.view === arrangedSubview { return entry.spacing }
    return Self.spacingUseDefault
  }

  // MARK: Arrangement

  /// The constraints and guides that currently arrange the views.
  private var arrangement: StackArrangement?

  /// Whether the arrangement must be rebuilt because of a change other than in the natural sizes.
  private var isOutOfDate = true

  private func changed() {
    isOutOfDate = true
    // In an animation block, the views move as part of the animation. Before the first arrangement, the views have no
    // positions from which to animate.
    if arrangement != nil, window != nil { AnimationGroup.current?.layOutAtEnd(self) }
    LayoutQueue.shared.askForUpdate(self)
  }

  /// Updates the arrangement after changes.
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

  /// Returns the spacing between the given view and the next one, in points.
  final func gap(after view: UIView) -> CGFloat {
    for entry in customSpacings where entry.view === view { return Self.points(entry.spacing) }
    return Self.points(spacing)
  }

  private static func points(_ spacing: CGFloat) -> CGFloat {
    spacing == spacingUseSystem ? UIKitTuning.systemSpacing : spacing
  }

  /// Called after the natural size of an arranged view has changed, which may affect the arrangement.
  final func naturalSizeChanged() {
    if distribution == .fillProportionally { isOutOfDate = true }
    LayoutQueue.shared.askForUpdate(self)
  }

  /// Returns the size that fits the views' natural sizes. In a column, text wraps at `size.width` if that is positive.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isColumn = axis == .vertical && size.width > 0
    return systemLayoutSizeFitting(
      isColumn ? CGSize(width: size.width, height: 0) : .zero,
      withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The view that determines the first baseline: that of the first visible view, or the stack view itself if no view
  /// is visible.
  open override var forFirstBaselineLayout: UIView {
    for view in arranged where !view.isHidden { return view.forFirstBaselineLayout }
    return self
  }

  /// The view that determines the last baseline: the last visible view in a column, or the first visible view in a row.
  open override var forLastBaselineLayout: UIView {
    var found: UIView?
    for view in arranged where !view.isHidden {
      found = view
      if axis == .horizontal { break }
    }
    return found?.forLastBaselineLayout ?? self
  }
}
