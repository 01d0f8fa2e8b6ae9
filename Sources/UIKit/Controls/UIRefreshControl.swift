// SPDX-License-Identifier: MIT

/// A control that refreshes a list when the user pulls it down past its top.
///
/// ```swift
/// let control = UIRefreshControl()
/// control.addAction(UIAction { _ in load { control.endRefreshing() } }, for: .valueChanged)
/// list.refreshControl = control
/// ```
///
/// When the list is pulled far enough, the control sends `valueChanged` immediately, and reserves 60 points at the top
/// until `endRefreshing()` is called. The Page Up key also requests a refresh if the list is at its top and one of its
/// elements has focus. Differs from Apple: there is no title, and the required distance of the pull (80 points) was
/// chosen, not measured.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let indicator = UIActivityIndicatorView(style: .medium)
  /// Whether the current pull can trigger a refresh. Each pull triggers at most one refresh.
  private var isArmed = true

  /// Whether a refresh is in progress. A pull or `beginRefreshing()` starts a refresh, and `endRefreshing()` ends it.
  open private(set) var isRefreshing = false

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

  /// Displays a refresh that the app has started, without sending an event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isArmed = false
    isAccessibilityElement = true
    indicator.alpha = 1
    indicator.startAnimating()
    if let list, !list.isDragging { list.reserveInset(forRefresh: UIKitTuning.refreshHeight) }
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

  /// Centers the indicator.
  open override func layoutSubviews() {
    super.layoutSubviews()
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
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
    let pulled = -(list.contentOffset.y + list.adjustedContentInset.top)
    var top = 0 - pulled - list.refreshInset
    let host = moveToHost(in: list)
    // A bar with a large title becomes taller when the list is pulled, and displays the control above the title.
    if let bar = list.topBar, bar.upper > 0, !bar.isPinned {
      top = (host === list ? -bar.visible : bar.stretch) - max(bar.stretch, UIKitTuning.refreshHeight)
    }
    let frame = CGRect(x: 0, y: top, width: list.bounds.width, height: UIKitTuning.refreshHeight)
    if layoutFrame != frame { layoutFrame = frame }
    let isAtRest = pulled <= 0 && !isRefreshing && list.refreshInset == 0
    if isHidden != isAtRest { isHidden = isAtRest }
    guard !isRefreshing else { return }
    if pulled <= 0 { isArmed = true }
    let share = max(0, min(1, pulled / UIKitTuning.refreshPull))
    if indicator.alpha != share { indicator.alpha = share }
    guard isArmed, isEnabled, list.isDragging, pulled >= UIKitTuning.refreshPull else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Called before a drag of the list ends.
  final func dragWillEnd() {
    if isRefreshing { list?.reserveInset(forRefresh: UIKitTuning.refreshHeight) }
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
