// SPDX-License-Identifier: MIT

/// Updates the columns that a split view controller displays to match the requested state.
///
/// The application's calls only change the requested state, which consists of the controllers and an arrangement. The
/// differences from the displayed state are then resolved one after another, each with the necessary calls to
/// application code. Requests made during these calls are resolved afterward.
final class SplitDirector {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  @WeakReference var split: UISplitViewController?
  let style: UISplitViewController.Style
  /// The controllers that the application requested.
  let columns = SplitColumns()
  var preferences = SplitPreferences()
  /// The column of the collapsed interface that the application has requested to show or hide.
  var request: (column: Column, isShown: Bool)?
  /// The arrangement that the application or the user requested, or nil for the preferred arrangement.
  var wanted: SplitArrangement?

  /// The current controllers of all columns, including hidden columns.
  private var members: [SplitColumns.Entry] = []
  /// The current arrangement or, while the interface is collapsed, the previous one.
  var arrangement = SplitArrangement(mode: .secondaryOnly, behavior: .automatic)
  /// The columns whose panes contain their controllers' views.
  var shown: [Column] = []
  /// The column that fills the collapsed interface, or nil while it is expanded.
  var root: Column?
  private var isReady = false
  private var isCalling = false
  private var isAnimated = false
  /// The duration of the next animated change in seconds.
  private var duration = UIKitTuning.splitChangeDuration
  private var wasLandscape: Bool?
  private var laidOutSize: CGSize?
  private var button: SplitButton?

  init(_ style: UISplitViewController.Style) { self.style = style }

  var isCollapsed: Bool { root != nil }
  var isTriple: Bool { style == .tripleColumn && content(.supplementary) != nil }
  var container: SplitContainerView? { split?.viewIfLoaded as? SplitContainerView }

  /// Returns the child controller of the given column.
  func content(_ column: Column) -> UIViewController? {
    for member in members where member.column == column { return member.content }
    return nil
  }

  /// The children whose views are displayed in their columns' panes.
  var visibleContents: [UIViewController] {
    shown.compactMap { content($0) }.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// The navigation stack of the collapsed interface.
  var stack: SplitStack? {
    (content(.primary) as? UINavigationController).map { stack(of: $0) }
  }

  /// Returns the stack of the navigation controller that fills the collapsed interface.
  func stack(of navigation: UINavigationController) -> SplitStack {
    SplitStack(
      navigation: navigation, columns: columns,
      others: members.filter { $0.column == .supplementary || $0.column == .secondary }.map { $0.content })
  }

  var change: SplitModeChange? { split?.transitions[.content] as? SplitModeChange }

  // MARK: Geometry

  var isMirrored: Bool {
    let isRightToLeft = container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft != (preferences.edge == .trailing)
  }

  var geometry: SplitGeometry {
    var primary = preferences.primary
    if style == .unspecified, primary.maximum < 0 { primary.maximum = UIKitTuning.splitClassicMaximum }
    return SplitGeometry(
      size: container?.bounds.size ?? UIScreen.main.bounds.size, pixel: 1 / UIScreen.main.scale,
      isMirrored: isMirrored, isTriple: isTriple, primary: primary, supplementary: preferences.supplementary)
  }

  var rules: SplitRules {
    let geometry = geometry
    return SplitRules(
      isTriple: isTriple, isLandscape: geometry.size.width > geometry.size.height, fitsTwo: geometry.fitsTwo,
      preferredMode: preferences.mode, preferredBehavior: preferences.behavior)
  }

  /// The arrangement that is displayed when all differences have been resolved.
  var target: SplitArrangement {
    let rules = rules
    return rules.fitted(wanted ?? rules.preferred)
  }

  /// Returns whether the interface should be collapsed, which is the case for a compact width class and in a narrow
  /// sheet.
  private func wantsCollapse(_ split: UISplitViewController) -> Bool {
    if split.traitCollection.horizontalSizeClass == .compact { return true }
    guard split.presentingViewController != nil, let width = container?.bounds.width else { return false }
    return width < UIKitTuning.regularWidth
  }

  /// Lays out the panes. The contents of the panes are laid out in the next layout pass.
  func positionPanes() {
    guard let container else { return }
    if let root { return container.layOutCollapsed(root) }
    let geometry = geometry
    let frames = change?.frames(in: geometry) ?? geometry.frames(in: arrangement)
    container.layOut(frames, pixel: geometry.pixel, isMirrored: geometry.isMirrored)
  }

  /// Lays out the container, and handles size changes of which the controller was not notified.
  func layOut() {
    guard let container else { return }
    if laidOutSize != container.bounds.size { sizeChanged() }
    positionPanes()
  }

  /// Updates the columns after the container's size has changed, or when it first appears.
  func sizeChanged() {
    guard let container else { return }
    if isReady, laidOutSize != container.bounds.size { change?.finish() }
    laidOutSize = container.bounds.size
    isReady = true
    update()
    positionPanes()
  }

  // MARK: Updates

  /// Updates the displayed columns to match the requested state.
  func update(animated: Bool = false, duration: TimeInterval? = nil) {
    if animated { isAnimated = true }
    if let duration { self.duration = duration }
    calling {}
  }

  /// Runs a closure that calls application code, and then updates the displayed columns to the state that the
  /// application has requested during the call.
  func calling(_ body: () -> Void) {
    guard !isCalling else { return body() }
    isCalling = true
    body()
    var changes = 0
    while let split, updateOnce(split) {
      changes += 1
      guard changes <= UIKitTuning.containerChangeLimit else {
        stopUpdating()
        break
      }
    }
    isCalling = false
    isAnimated = false
    duration = UIKitTuning.splitChangeDuration
    showButton()
  }

  private func stopUpdating() {
    Diagnostics.report(
      "splitWithoutEnd",
      "Callbacks of a split view controller requested more than \(UIKitTuning.containerChangeLimit) further changes, "
        + "so the remaining changes are ignored. Do not show, hide or replace columns each time a column appears or "
        + "disappears.")
    columns.restore(members)
    if !isCollapsed { wanted = arrangement }
  }

  /// Resolves the next difference. Returns false if there is none.
  private func updateOnce(_ split: UISplitViewController) -> Bool {
    if exchangeNext(in: split) { return true }
    guard isReady, container != nil else { return false }
    let collapses = wantsCollapse(split)
    if collapses != isCollapsed {
      change?.finish()
      request = nil
      let collapse = SplitCollapse(director: self, split: split)
      if collapses { collapse.collapse() } else { collapse.expand() }
      wasLandscape = rules.isLandscape
      return true
    }
    if isCollapsed { return runRequest() }
    let isLandscape = rules.isLandscape
    if let wasLandscape, wasLandscape != isLandscape { wanted = nil }
    wasLandscape = isLandscape
    let target = target
    guard target != arrangement || change == nil && !displays(target) else { return false }
    if let change {
      change.finish()
      return true
    }
    let isVisible = split.appearance == .appeared && container?.window != nil
    let moves = isAnimated && isVisible && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
    SplitModeChange(self, split, to: target, duration: moves ? duration : 0).begin()
    return true
  }

  /// Shows or hides the requested column on the stack. Returns false if no request is pending.
  private func runRequest() -> Bool {
    guard let request else { return false }
    self.request = nil
    guard root == .primary, let stack, request.column != .compact else { return true }
    let moves = split?.appearance == .appeared
    if request.isShown {
      stack.show(request.column, animated: moves)
    } else {
      stack.hide(request.column, animated: moves)
    }
    return true
  }

  private func displays(_ arrangement: SplitArrangement) -> Bool {
    let columns = arrangement.columns(inTriple: isTriple) + [.secondary]
    return columns.count == shown.count && columns.allSatisfy { shown.contains($0) }
  }

  /// Replaces the next controller that differs from the requested controller. Returns false if there is none.
  private func exchangeNext(in split: UISplitViewController) -> Bool {
    for column in [Column.primary, .supplementary, .secondary, .compact] {
      let old = members.first { $0.column == column }
      let new = columns.entries.first { $0.column == column }
      guard old?.content !== new?.content else { continue }
      change?.finish()
      SplitExchange(director: self, split: split, column: column).run(old: old?.content, new: new?.content)
      return true
    }
    return false
  }

  /// Makes the given child the current child of a column, without displaying it. If the application has requested a
  /// different child since then, the column remains empty.
  func adopt(_ content: UIViewController?, for column: Column) {
    members.removeAll { $0.column == column }
    members += columns.entries.filter { $0.column == column && $0.content === content }
  }

  // MARK: Views and appearance

  private func isOnScreen(_ split: UISplitViewController) -> Bool {
    split.appearance == .appeared || split.appearance == .appearing
  }

  /// Adds the child of a column to its pane. The child appears if the split view controller is on screen.
  func bringIn(_ column: Column) {
    guard let split, let container, let content = content(column) else { return }
    content.loadViewIfNeeded()
    let isVisible = isOnScreen(split)
    if isVisible { content.beginAppearanceTransition(true, animated: false) }
    container.display(content.viewIfLoaded, in: column)
    guard isVisible else { return }
    AppearanceForwarding.notifyIsAppearing(content)
    container.layoutIfNeeded()
    AppearanceForwarding.end(content, in: split)
  }

  /// Removes a child from its pane. The child disappears if it was visible.
  func takeOut(_ content: UIViewController?, from column: Column) {
    guard let container else { return }
    content?.beginAppearanceTransition(false, animated: false)
    container.display(nil, in: column)
    AppearanceForwarding.endDisappearance(content)
  }

  /// Makes controllers that were on the stack of the collapsed interface children of the split view controller again.
  func adoptChildren(of split: UISplitViewController) {
    for member in members where member.content.parent !== split {
      split.addChild(member.content)
      member.content.didMove(toParent: split)
    }
  }

  /// Sets the size classes of the panes, and covers the secondary pane if another column overlays or displaces it.
  func updatePanes() {
    guard let container else { return }
    for column in [Column.primary, .supplementary] {
      container.pane(column).setSizeClass(isCollapsed ? .unspecified : .compact)
    }
    let isCovering = !isCollapsed && arrangement.isOverlay
    let isCovered = isCovering || !isCollapsed && arrangement.isDisplaced(inTriple: isTriple)
    container.setCovered(isCovered, isModal: isCovering)
    container.pane(.primary).backgroundColor =
      preferences.background == .sidebar ? .secondarySystemBackground : nil
  }

  // MARK: The button

  /// The button that shows and hides columns, created on first use.
  var displayModeButton: SplitButton {
    if let button { return button }
    let made = SplitButton { [me = WeakReference(self)] in me.wrappedValue?.toggle() }
    button = made
    showButton()
    return made
  }

  private func showButton() {
    guard style != .unspecified || button != nil, let container else { return }
    let bars = [Column.primary, .supplementary, .secondary].map { (content($0) as? UINavigationController)?.bar }
    let isOffered = style != .unspecified && preferences.showsButton && !isCollapsed && isReady
    let isMiddle = isTriple && arrangement.mode != .secondaryOnly
    if isOffered || button != nil {
      displayModeButton.update(
        isMirrored: isMirrored, isVisible: !isCollapsed, hidesColumns: rules.revealing(in: arrangement) == nil)
    }
    for (index, bar) in bars.enumerated() {
      bar?.containerItem = isOffered && index == (isMiddle ? 1 : 2) ? button?.item : nil
    }
    container.setNeedsLayout()
  }

  /// Shows or hides columns when the button is pressed.
  private func toggle() {
    guard let split, !isCollapsed else { return }
    let mode = split.delegate?.targetDisplayModeForAction(in: split) ?? .automatic
    wanted = mode == .automatic ? rules.toggled(target) : rules.arrangement(of: mode)
    update(animated: true)
  }

  /// Dismisses columns that overlay or displace the secondary column. Returns whether any columns were dismissed.
  func uncover() -> Bool {
    guard !isCollapsed, arrangement.isOverlay || arrangement.isDisplaced(inTriple: isTriple) else { return false }
    wanted = rules.uncovered(target)
    update(animated: true)
    return true
  }
}
