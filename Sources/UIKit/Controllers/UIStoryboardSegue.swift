// SPDX-License-Identifier: MIT

/// A way from one controller to another that is drawn in a storyboard. There are no storyboards here, so nobody makes one but
/// the program itself.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name by which the controller tells segues apart.
  public final let identifier: String?
  /// The controller that is left.
  public final let source: UIViewController
  /// The controller that comes.
  public final let destination: UIViewController

  /// A segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Shows the controller that comes, in the way that fits.
  open func perform() { source.present(destination, animated: true) }
}
