// SPDX-License-Identifier: MIT

/// Gives a view an edit menu: a row of commands beside a point.
///
/// ```swift
/// let interaction = UIEditMenuInteraction(delegate: self)
/// view.addInteraction(interaction)
/// interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
/// ```
///
/// A command sends its action to the first responder, or to the view if there is none, and up the chain. Choosing one
/// dismisses the menu, as do a touch elsewhere, scrolling and Escape.
///
/// Differs from Apple: deferred elements are not displayed, and a click with the secondary button opens no menu.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Supplies the menu. Not retained.
  @WeakReference open private(set) var delegate: (any UIEditMenuInteractionDelegate)?

  @WeakReference private var owner: UIView?
  private let presenter = MenuPresenter()
  private var configuration: UIEditMenuConfiguration?
  /// The elements of the row, which may be those of a menu inside the first one.
  private var elements: [UIMenuElement] = []

  /// Makes an interaction; the delegate is not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
    presenter.willHide = { [me = WeakReference(self)] in me.wrappedValue?.willDismiss() }
  }

  /// The view that has the menu.
  open var view: UIView? { owner }

  /// A menu on the screen is dismissed when the interaction leaves its view; overrides call `super`.
  open func willMove(to view: UIView?) { presenter.hide(isAnimated: false) }

  /// The interaction was added to a view; overrides call `super`.
  open func didMove(to view: UIView?) { owner = view }

  /// Presents the menu for a configuration. One that is on the screen is dismissed first. Without a window or commands nothing is presented.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    MenuPresenter.shown?.hide(isAnimated: false)
    guard let view, let window = view.window else { return }
    elements = makeElements(for: configuration, in: view)
    guard !elements.isEmpty else { return }
    let rectangle = targetRectangle(for: configuration, in: view)
    self.configuration = configuration
    let animations = MenuAnimations()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animations)
    // The delegate may have presented another menu, or removed the view.
    guard self.configuration === configuration, view.window === window else { return }
    presenter.show(
      items(elements), at: rectangle, in: window, direction: direction(of: configuration), isAnimated: true,
      with: animations)
  }

  /// Dismisses the menu, animated; does nothing if none is displayed.
  open func dismissMenu() { presenter.hide(isAnimated: true) }

  /// Asks for the commands again; a menu without any is dismissed. Does nothing if no menu is on the screen.
  open func reloadVisibleMenu() {
    guard presenter.bubble != nil, let configuration, let view else { return }
    elements = makeElements(for: configuration, in: view)
    if elements.isEmpty { dismissMenu() } else { updateRow(configuration, in: view) }
  }

  /// Asks for the target rectangle again and moves the menu there. Does nothing if no menu is on the screen.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard presenter.bubble != nil, let configuration, let view else { return }
    if animated, !UIAccessibility.isReduceMotionEnabled {
      UIView.animate(withDuration: UIKitTuning.menuFade) { self.updateRow(configuration, in: view) }
    } else {
      updateRow(configuration, in: view)
    }
  }

  /// The source point of the menu, in the coordinates of a view; nil means the window's. Zero without a menu on the screen.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let owner else { return .zero }
    return owner.convert(configuration.sourcePoint, to: view)
  }

  /// Whether the menu is on the screen.
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
      // A menu inside the first one replaces its row.
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
