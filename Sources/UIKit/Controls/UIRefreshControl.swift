// SPDX-License-Identifier: MIT

/// A control with which a person refreshes a list by pulling it down past its top.
///
/// ```swift
/// let control = UIRefreshControl()
/// control.addAction(UIAction { _ in load { control.endRefreshing() } }, for: .valueChanged)
/// list.refreshControl = control
/// ```
///
/// Pulled far enough it sends `valueChanged` immediately, and reserves 60 points at the top until `endRefreshing()`. By
/// keyboard, page up requests a refresh if the list is at its top and one of its elements has the focus.
/// Differs from Apple: there is no title; the required distance, 80 points, is our choice.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let indicator = UIActivityIndicatorView(style: .medium)
  /// Whether the current pull may still ask: each asks once.
  private var isArmed = true

  /// Whether it is being refreshed: from a pull, or `beginRefreshing()`, until `endRefreshing()`.
  open private(set) var isRefreshing = false

  /// Creates a control; a scroll view sets its frame.
  public init() {
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a control; the frame is ignored, because a scroll view sets it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control; decoding from archives is not supported.
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

  /// Shows that it is being refreshed, as for news that the program requested itself; sends nothing.
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

  /// The refresh has ended: the reserved space at the top disappears, with an animation.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isAccessibilityElement = false
    indicator.stopAnimating()
    list?.reserveInset(forRefresh: 0)
    contentMoved()
  }

  /// The indicator takes the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    indicator.color = viewTraits.tint
  }

  /// Places the indicator in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// The scroll view whose refresh control this is. A bar with a large title displays it while it is visible.
  @WeakReference final var owner: UIScrollView?
  private var list: UIScrollView? { owner ?? superview as? UIScrollView }

  /// Moves to the view that displays it: the bar above the list, or the list.
  private func moveToHost(in list: UIScrollView) -> UIView {
    var host: UIView = list
    if let bar = list.topBar, bar.stretch > 0, let view = bar.refreshHost { host = view }
    guard superview !== host else { return host }
    if host === list { list.contain(self) } else { host.addSubview(self) }
    return host
  }

  /// Leaves the bar.
  final func returnToList() {
    guard let owner else { return removeFromSuperview() }
    owner.topBar?.refreshHost = nil
    contentMoved()
  }

  /// Asks for news without a pull; returns whether it was not being refreshed yet.
  final func ask() -> Bool {
    guard !isRefreshing, isEnabled, let list else { return false }
    beginRefreshing()
    list.setContentOffset(CGPoint(x: list.contentOffset.x, y: -list.adjustedContentInset.top), animated: true)
    sendActions(for: .valueChanged)
    return true
  }

  /// The list has moved or taken another size.
  final func contentMoved() {
    guard let list else { return }
    // As recorded on iOS it stays at the top of what is visible, below bars, and the content slides down from over it.
    let pulled = -(list.contentOffset.y + list.adjustedContentInset.top)
    var top = 0 - pulled - list.refreshInset
    let host = moveToHost(in: list)
    // A bar with a large title gets longer, and the control is above the title.
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

  /// The finger is about to leave the list.
  final func dragWillEnd() {
    if isRefreshing { list?.reserveInset(forRefresh: UIKitTuning.refreshHeight) }
  }
}

extension UIScrollView {
  /// The space above the content for the refresh indicator, in points.
  final func reserveInset(forRefresh height: CGFloat) {
    guard height != refreshInset else { return }
    let old = adjustedContentInset
    refreshInset = height
    // Under a finger the content stays where it is; otherwise it moves to its new edge with an animation.
    if activity == .dragging { takeHold(at: drag.translation) }
    if activity == .decelerating { stopMotion() }
    if activity == .idle, !isTracking, zoom.phase == .none { returnToRange() }
    insetsDidChange(from: old)
  }
}
