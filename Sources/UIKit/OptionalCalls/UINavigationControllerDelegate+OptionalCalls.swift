// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UINavigationControllerDelegate {
  /// Lets `navigationController?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var navigationController: OptionalCalls.NavigationControllerDelegateNavigationController? {
    .init(delegate: self)
  }
}

extension OptionalCalls {
  /// The methods `navigationController` of a `UINavigationControllerDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct NavigationControllerDelegateNavigationController {
    let delegate: any UINavigationControllerDelegate

    /// Calls `navigationController(_:willShow:animated:)`.
    public func callAsFunction(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      delegate.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    /// Calls `navigationController(_:didShow:animated:)`.
    public func callAsFunction(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      delegate.navigationController(navigationController, didShow: viewController, animated: animated)
    }
  }
}
