// SPDX-License-Identifier: MIT

/// A transition from one controller to another, as a storyboard describes it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name by which the controller identifies segues.
  public final let identifier: String?
  /// The source of the transition.
  public final let source: UIViewController
  /// The destination of the transition.
  public final let destination: UIViewController
  private final let handler: (() -> Void)?

  /// A segue between two controllers whose `perform()` calls a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier, source, destination, performHandler)
  }

  private init(
    _ identifier: String?, _ source: UIViewController, _ destination: UIViewController, _ handler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.handler = handler
    super.init()
  }

  /// A segue between two controllers, which presents the destination unless a subclass overrides `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Performs the transition. Default: what the storyboard says, or the closure; otherwise the destination is presented.
  open func perform() {
    if let handler { handler() } else { source.present(destination, animated: true) }
  }
}
