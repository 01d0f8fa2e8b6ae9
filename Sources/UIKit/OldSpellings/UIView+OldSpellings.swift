// SPDX-License-Identifier: MIT

// Spellings from before Swift 3 and 4.2, for calls; what is overridden must have its present name.

extension UIView {
  /// Old spelling of `convert(_:to:)`.
  @available(*, deprecated, renamed: "convert(_:to:)")
  public final func convertPoint(_ point: CGPoint, toView view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Old spelling of `convert(_:from:)`.
  @available(*, deprecated, renamed: "convert(_:from:)")
  public final func convertPoint(_ point: CGPoint, fromView view: UIView?) -> CGPoint { convert(point, from: view) }

  /// Old spelling of `convert(_:to:)`.
  @available(*, deprecated, renamed: "convert(_:to:)")
  public final func convertRect(_ rect: CGRect, toView view: UIView?) -> CGRect { convert(rect, to: view) }

  /// Old spelling of `convert(_:from:)`.
  @available(*, deprecated, renamed: "convert(_:from:)")
  public final func convertRect(_ rect: CGRect, fromView view: UIView?) -> CGRect { convert(rect, from: view) }

  /// Old spelling of `insertSubview(_:at:)`.
  @available(*, deprecated, renamed: "insertSubview(_:at:)")
  public final func insertSubview(_ view: UIView, atIndex index: Int) { insertSubview(view, at: index) }

  /// Old spelling of `isDescendant(of:)`.
  @available(*, deprecated, renamed: "isDescendant(of:)")
  public final func isDescendantOfView(_ view: UIView) -> Bool { isDescendant(of: view) }

  /// Old spelling of `animate(withDuration:animations:)`.
  @available(*, deprecated, renamed: "animate(withDuration:animations:)")
  public class func animateWithDuration(_ duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations)
  }

  /// Old spelling of `animate(withDuration:animations:completion:)`.
  @available(*, deprecated, renamed: "animate(withDuration:animations:completion:)")
  public class func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Old spelling of `animate(withDuration:delay:options:animations:completion:)`.
  @available(*, deprecated, renamed: "animate(withDuration:delay:options:animations:completion:)")
  public class func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Old spelling of `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`.
  @available(*, deprecated, message: "write animate(withDuration:...)")
  public class func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
      options: options, animations: animations, completion: completion)
  }

  /// Old spelling of `isHidden`.
  @available(*, deprecated, renamed: "isHidden")
  public final var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  /// Old spelling of `isOpaque`.
  @available(*, deprecated, renamed: "isOpaque")
  public final var opaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }

  /// Old spelling of `isUserInteractionEnabled`.
  @available(*, deprecated, renamed: "isUserInteractionEnabled")
  public final var userInteractionEnabled: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }
}

extension UIScrollView {
  /// Old spelling of `isPagingEnabled`.
  @available(*, deprecated, renamed: "isPagingEnabled")
  public final var pagingEnabled: Bool {
    get { isPagingEnabled }
    set { isPagingEnabled = newValue }
  }

  /// Old spelling of `isScrollEnabled`.
  @available(*, deprecated, renamed: "isScrollEnabled")
  public final var scrollEnabled: Bool {
    get { isScrollEnabled }
    set { isScrollEnabled = newValue }
  }

  /// Old spelling of `isDragging`.
  @available(*, deprecated, renamed: "isDragging")
  public final var dragging: Bool { isDragging }

  /// Old spelling of `isDecelerating`.
  @available(*, deprecated, renamed: "isDecelerating")
  public final var decelerating: Bool { isDecelerating }

  /// Old spelling of `isTracking`.
  @available(*, deprecated, renamed: "isTracking")
  public final var tracking: Bool { isTracking }

  /// Old spelling of `isDirectionalLockEnabled`.
  @available(*, deprecated, renamed: "isDirectionalLockEnabled")
  public final var directionalLockEnabled: Bool {
    get { isDirectionalLockEnabled }
    set { isDirectionalLockEnabled = newValue }
  }
}

extension UIControl {
  /// Old spelling of `isEnabled`.
  @available(*, deprecated, renamed: "isEnabled")
  public final var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  /// Old spelling of `isSelected`.
  @available(*, deprecated, renamed: "isSelected")
  public final var selected: Bool {
    get { isSelected }
    set { isSelected = newValue }
  }

  /// Old spelling of `isHighlighted`.
  @available(*, deprecated, renamed: "isHighlighted")
  public final var highlighted: Bool {
    get { isHighlighted }
    set { isHighlighted = newValue }
  }
}

extension UIGestureRecognizer {
  /// Old spelling of `location(in:)`.
  @available(*, deprecated, renamed: "location(in:)")
  public final func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }

  /// Old spelling of `require(toFail:)`.
  @available(*, deprecated, renamed: "require(toFail:)")
  public final func requireGestureRecognizerToFail(_ otherGestureRecognizer: UIGestureRecognizer) {
    require(toFail: otherGestureRecognizer)
  }
}

extension UIPanGestureRecognizer {
  /// Old spelling of `translation(in:)`.
  @available(*, deprecated, renamed: "translation(in:)")
  public final func translationInView(_ view: UIView?) -> CGPoint { translation(in: view) }

  /// Old spelling of `velocity(in:)`.
  @available(*, deprecated, renamed: "velocity(in:)")
  public final func velocityInView(_ view: UIView?) -> CGPoint { velocity(in: view) }

  /// Old spelling of `setTranslation(_:in:)`.
  @available(*, deprecated, renamed: "setTranslation(_:in:)")
  public final func setTranslation(_ translation: CGPoint, inView view: UIView?) {
    setTranslation(translation, in: view)
  }
}

extension UITouch {
  /// Old spelling of `location(in:)`.
  @available(*, deprecated, renamed: "location(in:)")
  public final func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }

  /// Old spelling of `previousLocation(in:)`.
  @available(*, deprecated, renamed: "previousLocation(in:)")
  public final func previousLocationInView(_ view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UIViewController {
  /// Old spelling of `present(_:animated:completion:)`.
  @available(*, deprecated, renamed: "present(_:animated:completion:)")
  public final func presentViewController(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) { present(viewControllerToPresent, animated: flag, completion: completion) }

  /// Old spelling of `dismiss(animated:completion:)`.
  @available(*, deprecated, renamed: "dismiss(animated:completion:)")
  public final func dismissViewControllerAnimated(_ flag: Bool, completion: (() -> Void)?) {
    dismiss(animated: flag, completion: completion)
  }

  /// Old spelling of `addChild(_:)`.
  @available(*, deprecated, renamed: "addChild(_:)")
  public final func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  /// Old spelling of `removeFromParent()`.
  @available(*, deprecated, renamed: "removeFromParent()")
  public final func removeFromParentViewController() { removeFromParent() }

  /// Old spelling of `didMove(toParent:)`.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public final func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

  /// Old spelling of `willMove(toParent:)`.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public final func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  /// Old spelling of `children`.
  @available(*, deprecated, renamed: "children")
  public final var childViewControllers: [UIViewController] { children }

  /// Old spelling of `parent`.
  @available(*, deprecated, renamed: "parent")
  public final var parentViewController: UIViewController? { parent }
}

extension UIScreen {
  /// Old spelling of `main`.
  @available(*, deprecated, renamed: "main")
  public class func mainScreen() -> UIScreen { main }
}

extension UIApplication {
  /// Old spelling of `shared`.
  @available(*, deprecated, renamed: "shared")
  public class func sharedApplication() -> UIApplication { shared }
}
