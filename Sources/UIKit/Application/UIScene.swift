// SPDX-License-Identifier: MIT

/// One instance of the application's user interface. An application has a single scene, which is a `UIWindowScene`.
///
/// `UIApplication.launch(_:options:)` creates the scene and documents the order of the delegate's calls.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation state of a scene.
  nonisolated public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive
    /// The scene is in transition between foreground and background, or partly covered.
    case foregroundInactive
    /// The scene is hidden.
    case background

    init(_ state: UIApplication.State) {
      switch state {
      case .active: self = .foregroundActive
      case .inactive: self = .foregroundInactive
      case .background: self = .background
      }
    }
  }

  /// Creates a scene for a session. Called when the application is launched.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The session of the scene.
  open internal(set) var session: UISceneSession

  /// The delegate that is notified of foreground and background changes. A strong reference. Default: an instance of
  /// the configuration's delegate class.
  open var delegate: (any UISceneDelegate)?

  /// The activation state of the scene.
  open internal(set) var activationState = ActivationState.unattached

  /// The title of the scene in a list of open scenes. Default: empty.
  open var title: String! = ""

  open override var next: UIResponder? { UIApplication.shared }

  #if !hasFeature(Embedded)
    /// Opens a URL outside the application, like `UIApplication.open(_:options:completionHandler:)`.
    open func open(
      _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      UIApplication.shared.open(url, options: [:], completionHandler: completion)
    }
  #endif
}

/// An event in a scene's life cycle that is reported to observers.
enum SceneMoment {
  case willConnect, didDisconnect, didActivate, willDeactivate, willEnterForeground, didEnterBackground
}

extension UIScene {
  /// Disconnects the scene permanently.
  final func disconnect() {
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    post(.didDisconnect)
  }
}
