// SPDX-License-Identifier: MIT

import SprungStage

/// The view of an open context menu: a dimmed background, the lifted preview and the list of actions.
///
/// The lifted preview is a snapshot in front of the original view, which does not move.
final class ContextMenuView: UIView {
  let configuration: UIContextMenuConfiguration
  /// The displayed menu or submenu, or nil if there is none.
  private(set) var menu: UIMenu?
  var interaction: UIContextMenuInteraction?
  /// The sender of the actions. Nil means that the interaction is the sender.
  var sender: AnyObject?
  let list = ContextMenuList(frame: .zero)

  /// The open menu in any window, or nil if there is none.
  static var open: ContextMenuView? {
    for window in WindowList.shared.visible.reversed() {
      for view in window.subviews.reversed() {
        if let menu = view as? ContextMenuView, menu.isUserInteractionEnabled { return menu }
      }
    }
    return nil
  }

  private let dim = UIView()
  private let preview: UITargetedPreview?
  private let controller: UIViewController?
  private let anchor: CGPoint
  private var platter: UIView?
  private var isClosing = false
  @WeakReference private var focusBefore: UIView?
  private var firstMenu: UIMenu?
  private let deferred = DeferredMenus()

  init(
    _ configuration: UIContextMenuConfiguration, _ menu: UIMenu?, _ preview: UITargetedPreview?,
    _ controller: UIViewController?, at anchor: CGPoint
  ) {
    self.configuration = configuration
    self.preview = preview
    self.controller = controller
    self.anchor = anchor
    super.init(frame: .zero)
    firstMenu = menu
    dim.backgroundColor = .black
    dim.alpha = 0
    dim.isUserInteractionEnabled = false
    addSubview(dim)
    accessibilityViewIsModal = true
    list.chosen = { [me = WeakReference(self)] in me.wrappedValue?.choose($0) }
    let deferred = deferred
    list.deferred = { deferred.children(of: $0) }
    deferred.arrived = { [me = WeakReference(self)] in me.wrappedValue?.elementsArrived() }
    if let menu { fill(menu) }
  }

  required init?(coder: NSCoder) { nil }

  private func fill(_ menu: UIMenu) {
    self.menu = menu
    list.fill(menu)
  }

  /// Replaces the displayed menu.
  func show(_ menu: UIMenu) {
    fill(menu)
    list.layoutFrame = listFrame(beside: platter?.frame)
    if focusBefore != nil { _ = FocusController.shared.move(into: list) }
  }

  /// Updates the menu after deferred elements have loaded.
  private func elementsArrived() {
    guard !isClosing, let menu else { return }
    show(menu)
  }

  // MARK: Opening and closing

  func open(in window: UIWindow, _ animator: MenuAnimator) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.layoutFrame = bounds
    dim.autoresizingMask = autoresizingMask
    window.addSubview(self)
    var end: CGRect?
    if let made = controller.map({ makePlatter($0) }) ?? preview?.makePlatter() {
      let start = preview?.frameInWindow ?? CGRect(origin: anchor, size: .zero)
      platter = made
      addSubview(made)
      made.center = CGPoint(x: start.midX, y: start.midY)
      end = platterFrame(made.bounds.size, from: start)
      if controller != nil { made.transform = CGAffineTransform(scaleX: 0.3, y: 0.3) }
    }
    if menu != nil {
      addSubview(list)
      list.layoutFrame = listFrame(beside: end)
      list.layoutIfNeeded()
      list.alpha = 0
    }
    animator.run(duration: UIKitTuning.contextMenuDuration, animated: true) { [self] in
      dim.alpha = preview == nil && controller == nil ? 0 : 0.25
      list.alpha = 1
      guard let platter, let end else { return }
      platter.center = CGPoint(x: end.midX, y: end.midY)
      platter.transform =
        controller == nil
        ? CGAffineTransform(scaleX: UIKitTuning.liftScale, y: UIKitTuning.liftScale) : .identity
    } then: {
    }
    focusBefore = FocusController.shared.move(into: list)
  }

  /// Closes the menu and notifies its interaction.
  func close(animated: Bool, commit: MenuAnimator? = nil) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    accessibilityViewIsModal = false
    accessibilityElementsHidden = true
    FocusController.shared.goBack(to: focusBefore, from: self)
    let animator = commit ?? MenuAnimator(controller)
    let target = interaction?.willClose(configuration, animator)
    let back = (target ?? preview)?.frameInWindow
    let pops = commit?.preferredCommitStyle == .pop
    animator.run(duration: UIKitTuning.contextMenuEnd, animated: animated) { [self] in
      dim.alpha = 0
      list.alpha = 0
      guard let platter else { return }
      if pops {
        platter.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
        platter.alpha = 0
      } else if let back {
        platter.center = CGPoint(x: back.midX, y: back.midY)
        let scale: CGFloat = controller == nil ? 1 : 0.3
        platter.transform = CGAffineTransform(scaleX: scale, y: scale)
        if controller != nil { platter.alpha = 0 }
      }
    } then: { [self] in
      removeFromSuperview()
      interaction = nil
    }
  }

  // MARK: Layout

  private var availableArea: CGRect {
    bounds.inset(by: safeAreaInsets).shrunk(dx: UIKitTuning.menuSpacing, dy: UIKitTuning.menuSpacing)
  }

  private func makePlatter(_ controller: UIViewController) -> UIView {
    controller.loadViewIfNeeded()
    let view = controller.view ?? UIView()
    let wanted = controller.preferredContentSize
    let most = CGSize(
      width: availableArea.width,
      height: max(100, availableArea.height - list.wantedSize.height - UIKitTuning.menuSpacing))
    let size = CGSize(
      width: min(most.width, wanted.width > 0 ? wanted.width : most.width),
      height: min(most.height, wanted.height > 0 ? wanted.height : most.height / 2))
    let platter = UIView(frame: CGRect(origin: .zero, size: size))
    platter.layer.cornerRadius = UIKitTuning.platterCorner
    platter.clipsToBounds = true
    platter.backgroundColor = .systemBackground
    view.layoutFrame = platter.bounds
    view.isUserInteractionEnabled = false
    platter.addSubview(view)
    return platter
  }

  /// Returns the final frame of the preview: its original position, adjusted so that it fits into the window together
  /// with the list.
  private func platterFrame(_ size: CGSize, from start: CGRect) -> CGRect {
    var frame = CGRect(
      x: start.midX - size.width / 2, y: start.midY - size.height / 2, width: size.width, height: size.height)
    let below = frame.maxY + UIKitTuning.menuSpacing + list.wantedSize.height
    let above = frame.minY - UIKitTuning.menuSpacing - list.wantedSize.height
    if menu != nil, below > availableArea.maxY, above < availableArea.minY {
      frame.origin.y = availableArea.maxY - list.wantedSize.height - UIKitTuning.menuSpacing - size.height
    }
    if size.height <= availableArea.height {
      frame.origin.y = min(max(frame.minY, availableArea.minY), availableArea.maxY - size.height)
    }
    if size.width <= availableArea.width {
      frame.origin.x = min(max(frame.minX, availableArea.minX), availableArea.maxX - size.width)
    }
    return frame
  }

  private func listFrame(beside platter: CGRect?) -> CGRect {
    var size = list.wantedSize
    size.width = min(size.width, availableArea.width)
    size.height = min(size.height, availableArea.height)
    var origin = anchor
    if let platter {
      origin.x = anchor.x < bounds.midX ? platter.minX : platter.maxX - size.width
      origin.y = platter.maxY + UIKitTuning.menuSpacing
      if origin.y + size.height > availableArea.maxY,
        platter.minY - UIKitTuning.menuSpacing - size.height >= availableArea.minY
      {
        origin.y = platter.minY - UIKitTuning.menuSpacing - size.height
      }
    } else if origin.x + size.width > availableArea.maxX {
      origin.x -= size.width
    }
    origin.x = min(max(origin.x, availableArea.minX), availableArea.maxX - size.width)
    origin.y = min(max(origin.y, availableArea.minY), availableArea.maxY - size.height)
    return CGRect(origin: origin, size: size)
  }

  // MARK: Touches and keys

  /// Chooses an element. If the element is an action, the action is performed. If the element is a submenu, it replaces
  /// the displayed menu.
  func choose(_ element: UIMenuElement) {
    if let inner = element as? UIMenu { return show(inner) }
    guard element.canBeTriggered, !isClosing else { return }
    let sender: AnyObject? = self.sender ?? interaction
    menu?.select(element)
    if element.menuAttributes.contains(.keepsMenuPresented) {
      element.trigger(by: sender)
      if let menu { fill(menu) }
      return
    }
    close(animated: true)
    element.trigger(by: sender)
  }

  /// Highlights the action below the touch that opened the menu.
  func fingerMoved(to point: CGPoint) {
    let row = list.row(at: point)
    for other in list.rows where other.isHighlighted != (other === row) { other.isHighlighted = other === row }
  }

  /// Chooses the highlighted action when the touch that opened the menu ends.
  func fingerLifted(at point: CGPoint) {
    guard let row = list.rows.first(where: { $0.isHighlighted }) else { return }
    row.isHighlighted = false
    choose(row.element)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    guard let platter, platter.frame.contains(point) else {
      if list.superview == nil || !list.frame.contains(point) { close(animated: true) }
      return
    }
    let animator = MenuAnimator(controller)
    if controller == nil { animator.preferredCommitStyle = .dismiss }
    interaction?.previewWasTapped(configuration, animator)
    close(animated: true, commit: animator)
  }

  override func accessibilityPerformEscape() -> Bool {
    close(animated: true)
    return true
  }

  /// Handles a key press while the menu is open. Returns false if the focused view should handle the key.
  func press(_ key: KeyCode) -> Bool {
    if key == .escape {
      if let firstMenu, menu !== firstMenu { show(firstMenu) } else { close(animated: true) }
      return true
    }
    guard !(FocusController.shared.view?.isDescendant(of: self) ?? false),
      FocusDirection(key) != nil || key == .tab
    else { return false }
    if let first = FocusController.shared.first(in: list) { FocusController.shared.give(to: first) }
    return true
  }
}
