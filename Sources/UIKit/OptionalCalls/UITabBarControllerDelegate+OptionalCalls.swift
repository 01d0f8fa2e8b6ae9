// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UITabBarControllerDelegate {
  /// Lets `tabBarController?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var tabBarController: OptionalCalls.TabBarControllerDelegateTabBarController? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `tabBarController` of a `UITabBarControllerDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct TabBarControllerDelegateTabBarController {
    let delegate: any UITabBarControllerDelegate

    /// Calls `tabBarController(_:shouldSelect:)`; nil where it is left out.
    public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
      -> Bool!
    {
      OptionalCall.answer(of: delegate, "tabBarController(_:shouldSelect:)") {
        delegate.tabBarController(tabBarController, shouldSelect: viewController)
      }
    }

    /// Calls `tabBarController(_:didSelect:)`.
    public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      delegate.tabBarController(tabBarController, didSelect: viewController)
    }
  }
}
