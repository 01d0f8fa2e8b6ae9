// SPDX-License-Identifier: MIT

/// Adds an edit menu to a view: a row of commands next to a point.
///
/// ```swift
/// let interaction = UIEditMenuInteraction(delegate: self)
/// view.addInteraction(interaction)
/// interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
/// ```
///
/// A command sends its action up the responder chain, starting at the first responder or, if there is none, at the
/// view. The menu is dismissed when the user chooses a command, touches outside the menu, scrolls or presses Escape.
///
/// Differs from Apple: deferred elements are not displayed, and a secondary click does not open the menu.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate that provides the menu. A weak reference.
  @WeakReference open private(set) var delegate: (any UIEditMenuInteractionDelegate)?

  @WeakReference private var owner: UIView?
  private let presenter = MenuPresenter()
  private var configuration: UIEditMenuConfiguration?
  /// The displayed elements of the menu or submenu.
  private var elements: [UIMenuElement] = []

  /// Creates an interaction. The delegate is not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
    presenter.willHide = { [me = WeakReference(self)] in me.wrappedValue?.willDismiss() }
  }

  /// The view to which the menu belongs.
  open var view: UIView? { owner }

  /// Called before the interaction moves to another view. Dismisses the menu. Overrides must call `super`.
  open func willMove(to view: UIView?) { presenter.hide(isAnimated: false) }

  /// Called after the interaction has moved to a view. Overrides must call `super`.
  open func didMove(to view: UIView?) { owner = view }

  /// Presents the menu for a configuration, and dismisses any other edit menu. If the view has no window or there are
  /// no commands, nothing is presented.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    MenuPresenter.shown?.hide(isAnimated: false)
    guard let view, let window = view.window else { return }
    elements = makeElements(for: configuration, in: view)
    guard !elements.isEmpty else { return }
    let rectangle = targetRectangle(for: configuration, in: view)
    self.configuration = configuration
    let animations = MenuAnimations()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animations)
    // The delegate may have presented another menu or removed the view from its window.
    guard self.configuration === configuration, view.window === window else { return }
    presenter.show(
      items(elements), at: rectangle, in: window, direction: direction(of: configuration), isAnimated: true,
      with: animations)
  }

  /// Dismisses the menu with an animation. Does nothing if no menu is displayed.
  open func dismissMenu() { presenter.hide(isAnimated: true) }

  /// Updates the commands, and dismisses the menu if there are none. Does nothing if no menu is displayed.
  open func reloadVisibleMenu() {
    guard presenter.bubble != nil, let configuration, let view else { return }
    elements = makeElements(for: configuration, in: view)
    if elements.isEmpty { dismissMenu() } else { updateRow(configuration, in: view) }
  }

  /// Updates the target rectangle and moves the menu to it. Does nothing if no menu is displayed.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard presenter.bubble != nil, let configuration, let view else { return }
    if animated, !UIAccessibility.isReduceMotionEnabled {
      UIView.animate(withDuration: UIKitTuning.menuFade) { self.updateRow(configuration, in: view) }
    } else {
      updateRow(configuration, in: view)
    }
  }

  /// Returns the menu's source point in the given view's coordinates. If the view is nil, the point is in window
  /// coordinates. If no menu is displayed, the point is zero.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let owner else { return .zero }
    return owner.convert(configuration.sourcePoint, to: view)
  }

  /// Whether the menu is displayed.
  final var isPresented: Bool { presenter.bubble != nil }

  private func updateRow(_ configuration: UIEditMenuConfiguration, in view: UIView) {
    presenter.update(
      items(elements), at: targetRectangle(for: configuration, in: view), direction: direction(of: configuration))
  }

  private func makeElements(for configuration: UIEditMenuConfiguration, in view: UIView) -> [UIMenuElement] {
    let suggested = EditMenuItems.suggested(for: view)
    let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    return EditMenuItems.visible(menu?.children ?? suggested, from: view)
  }

  private func items(_ elements: [UIMenuElement]) -> [MenuBubble.Item] {
    elements.map { element in
      MenuBubble.Item(
        title: element.title, image: element.image, isEnabled: !element.menuAttributes.contains(.disabled),
        isDestructive: element.menuAttributes.contains(.destructive)
      ) { [me = WeakReference(self)] in me.wrappedValue?.choose(element) }
    }
  }

  private func choose(_ element: UIMenuElement) {
    guard let view, let configuration else { return }
    if let menu = element as? UIMenu {
      // A submenu replaces the displayed row.
      elements = EditMenuItems.visible(menu.children, from: view)
      if elements.isEmpty { dismissMenu() } else { updateRow(configuration, in: view) }
      return
    }
    if !element.menuAttributes.contains(.keepsMenuPresented) { presenter.hide(isAnimated: true) }
    element.trigger(by: view)
    if presenter.bubble != nil { reloadVisibleMenu() }
  }

  private func willDismiss() -> MenuAnimations? {
    guard let configuration else { return nil }
    let animations = MenuAnimations()
    self.configuration = nil
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animations)
    return animations
  }

  private func targetRectangle(for configuration: UIEditMenuConfiguration, in view: UIView) -> CGRect {
    let own = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let isUsable = !own.isNull && own.keepsLimit
    let rectangle = isUsable ? own : CGRect(origin: configuration.sourcePoint, size: .zero)
    return view.convert(rectangle, to: nil)
  }

  private func direction(of configuration: UIEditMenuConfiguration) -> UIMenuController.ArrowDirection {
    UIMenuController.ArrowDirection(rawValue: configuration.preferredArrowDirection.rawValue) ?? .default
  }
}
