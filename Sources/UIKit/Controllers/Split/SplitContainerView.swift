// SPDX-License-Identifier: MIT

/// The view of a split view controller: a pane for each column, and a dimming view below columns that overlay others.
final class SplitContainerView: UIView {
  typealias Column = UISplitViewController.Column

  /// Called when the view lays out its subviews.
  var laidOut: (() -> Void)?
  /// Called when assistive technology or the Escape key requests the dismissal of an overlay. Returns whether an
  /// overlay was dismissed.
  var escaped: (() -> Bool)?
  let dimming = DimmingView(frame: .zero)
  private var panes: [SplitPane] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = .systemBackground
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.isHidden = true
    dimming.accessibilityLabel = "Dismiss"
    dimming.accessibilityTraits = .button
    // Add the panes from back to front.
    for column in [Column.secondary, .supplementary, .primary, .compact] {
      let pane = SplitPane(column)
      panes.append(pane)
      pane.isHidden = true
      addSubview(pane)
      if column == .secondary { addSubview(dimming) }
      guard column == .primary || column == .supplementary else { continue }
      pane.separator.isHidden = true
      addSubview(pane.separator)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the pane of the given column.
  func pane(_ column: Column) -> SplitPane {
    for pane in panes where pane.column == column { return pane }
    return panes[0]
  }

  /// Displays a view in the given column's pane, or removes the displayed view if it is nil.
  func display(_ view: UIView?, in column: Column) {
    let pane = pane(column)
    if let view {
      pane.display(view)
    } else if let content = pane.content {
      content.removeFromSuperview()
    }
    pane.isHidden = view == nil
    pane.separator.isHidden = view == nil
  }

  /// Lays out the panes of the expanded interface.
  func layOut(_ frames: SplitFrames, pixel: CGFloat, isMirrored: Bool) {
    for column in [Column.primary, .supplementary, .secondary] {
      let pane = pane(column)
      let frame = frames.frame(of: column)
      set(pane, frame)
      guard column != .secondary else { continue }
      let x = isMirrored ? frame.minX - pixel : frame.maxX
      set(pane.separator, CGRect(x: x, y: 0, width: pixel, height: frame.height))
    }
    set(dimming, frames.secondary)
    dimming.alpha = frames.dimming
  }

  /// Lays out the only pane of the collapsed interface.
  func layOutCollapsed(_ column: Column) {
    let pane = pane(column)
    set(pane, bounds)
    pane.separator.isHidden = true
    dimming.alpha = 0
  }

  /// Sets the frame of a view. Values are assigned only if they change, because an assignment would interfere with
  /// additive animations.
  private func set(_ view: UIView, _ frame: CGRect) {
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.center != center { view.center = center }
  }

  /// Sets whether the secondary column is covered. A touch on a covered column dismisses the overlay.
  func setCovered(_ isCovered: Bool, isModal: Bool) {
    dimming.isHidden = !isCovered && dimming.alpha == 0
    dimming.isUserInteractionEnabled = isCovered
    dimming.isAccessibilityElement = isCovered
    pane(.secondary).accessibilityElementsHidden = isModal
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut?()
  }

  override func accessibilityPerformEscape() -> Bool { escaped?() ?? false }
}
