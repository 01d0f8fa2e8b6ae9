// SPDX-License-Identifier: MIT

/// A control that refreshes a list when the user pulls it down past its top.
///
/// ```swift
/// let control = UIRefreshControl()
/// control.addAction(UIAction { _ in load { control.endRefreshing() } }, for: .valueChanged)
/// list.refreshControl = control
/// ```
///
/// When the list is pulled far enough, the control sends `valueChanged` immediately, and reserves its height at the top
/// until `endRefreshing()` is called. The height is 60 points, plus the height of the title. The Page Up key also
/// requests a refresh if the list is at its top and one of its elements has focus. Differs from Apple: the required
/// distance of the pull (80 points) and the position of the title were chosen, not measured.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let indicator = UIActivityIndicatorView(style: .medium)
  /// Whether the current pull can trigger a refresh. Each pull triggers at most one refresh.
  private var isArmed = true

  /// Whether a refresh is in progress. A pull or `beginRefreshing()` starts a refresh, and `endRefreshing()` ends it.
  open private(set) var isRefreshing = false

  /// The view that displays the title, or nil if no title has been set.
  private var titleLabel: UILabel?
  /// The height of the title, and the width for which it was measured. Nil if it must be measured again.
  private var measuredTitle: (width: CGFloat, height: CGFloat)?
  /// Whether the title must be measured in the next layout pass, because the text size has changed.
  private var isHeightStale = false

  /// The title below the indicator. Long titles are wrapped. Default: nil, which means no title.
  ///
  /// Text without a font or color is displayed in the footnote style and in the secondary label color. The title also
  /// replaces the accessibility label "Refreshing".
  open var attributedTitle: NSAttributedString? {
    didSet { titleDidChange() }
  }

  /// Creates a refresh control. A scroll view sets its frame.
  public init() {
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a refresh control. The frame is ignored, because a scroll view sets it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a refresh control. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    super.isUserInteractionEnabled = false
    indicator.hidesWhenStopped = false
    indicator.alpha = 0
    accessibility.label = "Refreshing"
    accessibility.traits = .updatesFrequently
    addSubview(indicator)
  }

  private func titleDidChange() {
    let text = attributedTitle?.string ?? ""
    accessibility.label = text.isEmpty ? "Refreshing" : text
    guard titleLabel != nil || !text.isEmpty else { return }
    let label = titleLabel ?? makeTitleLabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.attributedText = attributedTitle
    measuredTitle = nil
    setNeedsLayout()
    heightDidChange()
  }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.isAccessibilityElement = false
    label.alpha = indicator.alpha
    addSubview(label)
    titleLabel = label
    return label
  }

  /// The height of the title in points for the width of the list, or 0 without a title.
  private var titleHeight: CGFloat {
    guard let titleLabel, !(titleLabel.text ?? "").isEmpty else { return 0 }
    let width = max(0, (list?.bounds.width ?? bounds.width) - 2 * UIKitTuning.refreshTitleMargin)
    if let measuredTitle, measuredTitle.width == width { return measuredTitle.height }
    let height = titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    measuredTitle = (width, height)
    return height
  }

  /// The height of the control in points.
  final var height: CGFloat { UIKitTuning.refreshHeight + titleHeight }

  /// Called when the height of the title may have changed. During a refresh, the reserved space changes, too. A list
  /// that is scrolled to its top stays at its top.
  private func heightDidChange() {
    guard let list else { return }
    if isRefreshing, list.refreshInset > 0 {
      let isAtTop = list.isAtRest && list.contentOffset.y == -list.adjustedContentInset.top
      list.reserveInset(forRefresh: height)
      let top = CGPoint(x: list.contentOffset.x, y: -list.adjustedContentInset.top)
      if isAtTop { list.animateOffset(to: top, duration: UIKitTuning.animatedOffsetDuration) }
    }
    contentMoved()
  }

  /// Called when traits have changed. Adjusts the height to the new text size. Overrides must call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The label adjusts its font afterward, so the title is measured in the next layout pass.
    guard titleLabel != nil else { return }
    measuredTitle = nil
    isHeightStale = true
    setNeedsLayout()
  }

  /// Displays a refresh that the app has started, without sending an event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isArmed = false
    isAccessibilityElement = true
    setContentAlpha(1)
    indicator.startAnimating()
    if let list, !list.isDragging { list.reserveInset(forRefresh: height) }
    contentMoved()
  }

  /// Ends the refresh and removes the reserved space with an animation.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isAccessibilityElement = false
    indicator.stopAnimating()
    list?.reserveInset(forRefresh: 0)
    contentMoved()
  }

  /// Applies the tint color to the indicator.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    indicator.color = viewTraits.tint
  }

  /// Centers the indicator, and places the title below it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isHeightStale {
      isHeightStale = false
      heightDidChange()
    }
    indicator.center = CGPoint(x: bounds.midX, y: min(bounds.height, UIKitTuning.refreshHeight) / 2)
    let margin = UIKitTuning.refreshTitleMargin
    titleLabel?.layoutFrame = CGRect(
      x: margin, y: UIKitTuning.refreshTitleTop, width: max(0, bounds.width - 2 * margin), height: titleHeight)
  }

  private func setContentAlpha(_ alpha: CGFloat) {
    if indicator.alpha != alpha { indicator.alpha = alpha }
    if let titleLabel, titleLabel.alpha != alpha { titleLabel.alpha = alpha }
  }

  /// The scroll view that owns this control. While a bar with a large title is visible, the control is displayed in the
  /// bar instead of this scroll view.
  @WeakReference final var owner: UIScrollView?
  private var list: UIScrollView? { owner ?? superview as? UIScrollView }

  /// Moves the control to the view in which it is displayed, either the bar above the list or the list itself. Returns
  /// that view.
  private func moveToHost(in list: UIScrollView) -> UIView {
    var host: UIView = list
    if let bar = list.topBar, bar.stretch > 0, let view = bar.refreshHost { host = view }
    guard superview !== host else { return host }
    if host === list { list.contain(self) } else { host.addSubview(self) }
    return host
  }

  /// Moves the control from the bar back to the list.
  final func returnToList() {
    guard let owner else { return removeFromSuperview() }
    owner.topBar?.refreshHost = nil
    contentMoved()
  }

  /// Starts a refresh without a pull. Returns false if the control is disabled or a refresh is already in progress.
  final func ask() -> Bool {
    guard !isRefreshing, isEnabled, let list else { return false }
    beginRefreshing()
    list.setContentOffset(CGPoint(x: list.contentOffset.x, y: -list.adjustedContentInset.top), animated: true)
    sendActions(for: .valueChanged)
    return true
  }

  /// Updates the position after the list has moved or its size has changed.
  final func contentMoved() {
    guard let list else { return }
    // As measured on iOS, the control stays at the top of the visible area, below bars, and the content slides down to
    // reveal it.
    let gap = -(list.contentOffset.y + list.adjustedContentInset.top)
    var top = 0 - gap - list.refreshInset
    // Small content that is not aligned with the top has a gap above it even at rest.
    let isAligned = list.contentAlignmentPoint.y > 0
    let pulled = isAligned ? CGFloat(list.offsetRange.y.lowerBound) - list.contentOffset.y : gap
    let host = moveToHost(in: list)
    // A bar with a large title becomes taller when the list is pulled, and displays the control above the title.
    if let bar = list.topBar, bar.upper > 0, !bar.isPinned {
      top = (host === list ? -bar.visible : bar.stretch) - max(bar.stretch, height)
    }
    let frame = CGRect(x: 0, y: top, width: list.bounds.width, height: height)
    if layoutFrame != frame { layoutFrame = frame }
    let isAtRest = pulled <= 0 && !isRefreshing && list.refreshInset == 0
    if isHidden != isAtRest { isHidden = isAtRest }
    guard !isRefreshing else { return }
    if pulled <= 0 { isArmed = true }
    let share = max(0, min(1, pulled / UIKitTuning.refreshPull))
    setContentAlpha(share)
    guard isArmed, isEnabled, list.isDragging, pulled >= UIKitTuning.refreshPull else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Called before a drag of the list ends.
  final func dragWillEnd() {
    if isRefreshing { list?.reserveInset(forRefresh: height) }
  }
}

extension UIScrollView {
  /// Reserves space above the content for the refresh indicator, in points.
  final func reserveInset(forRefresh height: CGFloat) {
    guard height != refreshInset else { return }
    let old = adjustedContentInset
    refreshInset = height
    // During a drag, the content does not move. Otherwise, the content moves to its new edge with an animation.
    if activity == .dragging { takeHold(at: drag.translation) }
    if activity == .decelerating { stopMotion() }
    if activity == .idle, !isTracking, zoom.phase == .none { returnToRange() }
    insetsDidChange(from: old)
  }
}
