// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Sprung addition: performs a segue as its trigger does, by its `id` in the storyboard; for sources that `sprung port` writes.
  ///
  /// `shouldPerformSegue(withIdentifier:sender:)` is called first. `container` is the view in which an embedded controller is shown.
  public final func triggerSegue(_ id: String, sender: ActionSender?, in container: UIView? = nil) {
    guard let segue = archive.scene?.segues.first(where: { $0.id.isLiterallyEqual(to: id) }) else { return }
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    perform(segue, sender: sender, in: container)
  }

  /// Performs the segue with a name; one that the storyboard does not have is reported.
  final func performSegue(named identifier: String, sender: ActionSender?) {
    guard let segue = archive.scene?.segues.first(where: { $0.identifier.isLiterallyEqual(to: identifier) }) else {
      Diagnostics.report(
        "storyboardSegue",
        "This controller has no segue '\(identifier)' in its storyboard. Show or present the destination in code.")
      return
    }
    perform(segue, sender: sender, in: nil)
  }

  private func perform(_ template: InterfaceSegue, sender: ActionSender?, in container: UIView?) {
    if template.kind == .unwind { return unwind(template, sender: sender) }
    let action = template.makeDestination
    let made = storyboard?.makeController(template.destination) { action?(self, $0, sender) }
    guard let destination = made else { return }
    if let style = template.style { destination.modalPresentationStyle = style }
    if template.style == .popover {
      // The anchor in the storyboard is not read.
      let popover = destination.popoverPresentationController
      popover?.barButtonItem = sender as? UIBarButtonItem
      popover?.sourceView = sender as? UIView ?? view
    }
    if let transition = template.transition { destination.modalTransitionStyle = transition }
    let segue =
      template.make?(template.identifier, self, destination)
      ?? UIStoryboardSegue(
        identifier: template.identifier, source: self, destination: destination,
        performHandler: {
          [source = WeakReference<UIViewController>(self), arrival = WeakReference<UIViewController>(destination)] in
          guard let source = source.wrappedValue, let arrival = arrival.wrappedValue else { return }
          source.run(template, to: arrival, sender: sender, in: container)
        })
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func run(
    _ template: InterfaceSegue, to destination: UIViewController, sender: ActionSender?, in container: UIView?
  ) {
    switch template.kind {
    case .show: show(destination, sender: sender)
    case .showDetail: showDetailViewController(destination, sender: sender)
    case .push: navigationController?.pushViewController(destination, animated: template.isAnimated)
    case .present: present(destination, animated: template.isAnimated)
    case .embed: if let container { embed(destination, in: container) }
    case .unwind: break
    }
  }

  private func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.layoutFrame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  // MARK: Unwinding

  /// Calls the action of the nearest controller that has it, and returns there.
  private func unwind(_ template: InterfaceSegue, sender: ActionSender?) {
    guard let action = template.unwindAction,
      let target = unwindPath.first(where: { action.mayBePerformed(by: $0) && $0 !== self })
    else { return }
    let segue = UIStoryboardSegue(
      identifier: template.identifier, source: self, destination: target,
      performHandler: {
        [target = WeakReference<UIViewController>(target)] in
        target.wrappedValue?.becomeTop(animated: template.isAnimated)
      })
    prepare(for: segue, sender: sender)
    _ = target.perform(action, with: segue)
    segue.perform()
  }

  /// The controllers below this one, from the nearest one on: those of its containers, then those that present them.
  private var unwindPath: [UIViewController] {
    var result: [UIViewController] = []
    var next: UIViewController? = self
    while let current = next {
      if let navigation = current as? UINavigationController { result += navigation.viewControllers.reversed() }
      result.append(current)
      next = current.parent ?? current.presentingViewController
    }
    return result
  }

  /// Dismisses what is presented over the controller, and pops what is on top of it.
  private func becomeTop(animated: Bool) {
    var presenter: UIViewController? = self
    while let current = presenter, current.modalState.presented == nil { presenter = current.parent }
    let isCovered = presenter != nil
    presenter?.dismiss(animated: animated)
    guard let navigation = navigationController, navigation.topViewController !== self else { return }
    var child: UIViewController = self
    while let parent = child.parent, parent !== navigation { child = parent }
    navigation.popToViewController(child, animated: animated && !isCovered)
  }
}
