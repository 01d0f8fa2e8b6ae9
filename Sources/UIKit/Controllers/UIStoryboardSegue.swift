// SPDX-License-Identifier: MIT

/// A transition between two controllers, as defined by a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue.
  public final let identifier: String?
  /// The source controller.
  public final let source: UIViewController
  /// The destination controller.
  public final let destination: UIViewController
  private final let handler: (() -> Void)?

  /// Creates a segue between two controllers. The segue's `perform()` method calls the closure.
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

  /// Creates a segue between two controllers. The segue presents the destination, unless a subclass overrides
  /// `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Performs the transition. Default: performs the transition that the storyboard defines or calls the segue's
  /// closure. If there is neither, presents the destination.
  open func perform() {
    if let handler { handler() } else { source.present(destination, animated: true) }
  }
}
