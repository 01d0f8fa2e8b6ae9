// SPDX-License-Identifier: MIT

// The application's requests and their validation.

extension SplitDirector {
  // MARK: Controllers

  var viewControllers: [UIViewController] {
    if let root { return content(root).map { [$0] } ?? [] }
    return columns.entries.filter { $0.column != .compact }.map { $0.controller }
  }

  /// Sets the controller of the given column.
  func set(_ controller: UIViewController?, for column: Column) {
    guard style != .unspecified, column != .supplementary || style == .tripleColumn else {
      refuse(
        "The style of the split view controller does not support the column \(column.rawValue). The call is ignored.")
      return
    }
    guard canAdd(controller, for: column) else { return }
    columns.set(controller, for: column, wraps: true)
    update()
  }

  /// Sets the controllers of the classic style.
  func setClassic(_ controllers: [UIViewController]) {
    guard style == .unspecified, controllers.count <= 2 else {
      refuse(
        "viewControllers requires the classic style and at most two controllers, but received \(controllers.count). "
          + "The call is ignored.")
      return
    }
    guard controllers.count < 2 || controllers[0] !== controllers[1] else {
      refuse("The primary and secondary columns cannot have the same controller. The call is ignored.")
      return
    }
    for controller in controllers where !isUsable(controller) { return }
    let secondary = controllers.count > 1 ? controllers[1] : nil
    // In a collapsed interface, an array with one controller replaces only the controller that fills the interface.
    let keeps = isCollapsed && controllers.count == 1
    if !keeps, columns.controller(for: .secondary) !== secondary { columns.set(nil, for: .secondary, wraps: false) }
    columns.set(controllers.first, for: .primary, wraps: false)
    if !keeps { columns.set(secondary, for: .secondary, wraps: false) }
    update()
  }

  private func canAdd(_ controller: UIViewController?, for column: Column) -> Bool {
    guard let controller else { return true }
    for entry in columns.entries where entry.column != column && entry.controller === controller {
      refuse(
        "The controller for the column \(column.rawValue) is already in the column \(entry.column.rawValue). The call "
          + "is ignored.")
      return false
    }
    return isUsable(controller)
  }

  private func isUsable(_ controller: UIViewController) -> Bool {
    guard controller.modalState.presenter == nil, split?.isDescendant(of: controller) == false else {
      refuse(
        "A presented controller, or an ancestor of the split view controller, cannot be used for a column. The call is "
          + "ignored.")
      return false
    }
    return true
  }

  private func refuse(_ words: String) {
    Diagnostics.report("splitController", words)
  }

  // MARK: Columns

  /// Shows the given column.
  func show(_ column: Column) {
    guard isColumnStyle else { return }
    if isCollapsed {
      request = (column, true)
      return update()
    }
    guard column != .compact else { return }
    wanted = rules.showing(column, in: target)
    update(animated: true)
  }

  /// Hides the given column.
  func hide(_ column: Column) {
    guard isColumnStyle else { return }
    if isCollapsed {
      request = (column, false)
      return update()
    }
    wanted = rules.hiding(column, in: target)
    update(animated: true)
  }

  private var isColumnStyle: Bool {
    if style == .unspecified {
      refuse("The classic style cannot show or hide a column. Set preferredDisplayMode instead.")
    }
    return style != .unspecified
  }

  /// Displays a controller in the given column, or pushes it onto the stack of the collapsed interface.
  func display(_ controller: UIViewController, in column: Column) {
    guard isUsable(controller) else { return }
    if isCollapsed, column == .primary || root != .primary || stack == nil { return push(controller, for: column) }
    if style == .unspecified {
      guard columns.controller(for: .primary) !== controller else { return }
      columns.set(controller, for: column, wraps: false)
    } else {
      guard canAdd(controller, for: column) else { return }
      columns.set(controller, for: column, wraps: true)
    }
    if isCollapsed { request = (.secondary, true) }
    update()
    if !isCollapsed, column == .secondary, style == .unspecified, arrangement.isOverlay { _ = uncover() }
  }

  /// Pushes a controller onto the stack of the navigation controller that fills the collapsed interface. If there is no
  /// such navigation controller, presents the controller.
  private func push(_ controller: UIViewController, for column: Column) {
    guard let navigation = root.flatMap({ content($0) }) as? UINavigationController else {
      split?.present(controller, animated: true)
      return
    }
    if column == .secondary, let details = controller as? UINavigationController {
      stack(of: navigation).append(details)
    } else {
      navigation.pushViewController(controller, animated: true)
    }
  }

  // MARK: Preferences

  /// Changes the preferences. In column styles, changes of the display mode are animated.
  func prefer(_ change: (inout SplitPreferences) -> Void) {
    let before = preferences
    change(&preferences)
    if preferences.mode != before.mode || preferences.behavior != before.behavior { wanted = nil }
    let isAlong = UIView.inheritedAnimationDuration > 0
    update(animated: style != .unspecified || isAlong, duration: isAlong ? UIView.inheritedAnimationDuration : nil)
    relayOut()
  }

  /// Sets a column width if it is valid.
  func setWidth(_ width: CGFloat, _ change: (inout SplitPreferences) -> Void) {
    guard SplitColumnWidth.isValid(width) else {
      Diagnostics.report(
        "splitWidth",
        "The column width \(width) is invalid: it must be from 0 to 1e15. Pass a width or automaticDimension."
      )
      return
    }
    change(&preferences)
    relayOut()
    update()
  }

  /// Updates the layout of the columns.
  func relayOut() {
    updatePanes()
    container?.setNeedsLayout()
  }

  /// Returns the width of the given column.
  func width(of column: Column) -> CGFloat {
    let geometry = geometry
    guard !isCollapsed else { return geometry.size.width }
    let widths = geometry.widths(in: arrangement.behavior == .automatic ? target : arrangement)
    return column == .primary ? widths.primary : widths.supplementary
  }

  /// Called when the horizontal size class has changed.
  func traitsChanged() { if container?.window != nil { sizeChanged() } }

  /// Begins an interactive change to the given arrangement.
  func beginDrag(to next: SplitArrangement) -> SplitModeChange? {
    guard let split else { return nil }
    let before = arrangement
    split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
    // The delegate may have changed the columns.
    guard change == nil, arrangement == before, !isCollapsed else {
      split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
      return nil
    }
    wanted = next
    var begun: SplitModeChange?
    calling {
      let change = SplitModeChange(
        self, split, to: next, duration: UIKitTuning.splitChangeDuration, isInteractive: true)
      change.begin()
      if change.isOver { return }
      change.coordinator.animate(alongsideTransition: nil) { [split] _ in
        split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
      }
      begun = change
    }
    return begun
  }
}
