// SPDX-License-Identifier: MIT

/// One instance of the application's interface. There is one, and it is a `UIWindowScene`.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is at the front.
  nonisolated public enum ActivationState: Int, Sendable {
    /// Not on any stage.
    case unattached = -1
    /// On the stage.
    case foregroundActive
    /// On the way to or from the stage.
    case foregroundInactive
    /// Hidden.
    case background
  }

  init(isShared: Bool) { super.init() }

  /// Whether the scene is at the front.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: return .foregroundActive
    case .inactive: return .foregroundInactive
    case .background: return .background
    }
  }

  /// The words for a list of open scenes. Default: none.
  open var title: String! = ""
}

/// The scene that holds the windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  static let shared = UIWindowScene(isShared: true)

  /// The application's windows from back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows }

  /// The screen.
  open var screen: UIScreen { .main }

  /// The window that has the keys; nil if none has.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The direction of the screen, by its sides.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

  /// The circumstances on the screen.
  open var traitCollection: UITraitCollection { UIApplication.shared.traits }

  open override var next: UIResponder? { UIApplication.shared }
}
