// SPDX-License-Identifier: MIT

/// One instance of the application's interface. There is one, and it is a `UIWindowScene`.
///
/// `UIApplication.launch(_:options:)` makes it and says when its delegate hears what.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is at the front.
  nonisolated public enum ActivationState: Int, Sendable {
    /// Not on any stage.
    case unattached = -1
    /// On the stage.
    case foregroundActive
    /// Between foreground and background.
    case foregroundInactive
    /// Hidden.
    case background

    init(_ state: UIApplication.State) {
      switch state {
      case .active: self = .foregroundActive
      case .inactive: self = .foregroundInactive
      case .background: self = .background
      }
    }
  }

  /// Makes a scene of a session. Hosts do that, when the application is launched.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The session of the scene.
  open internal(set) var session: UISceneSession

  /// The object that is notified of foreground and background; retained. Default: an object of the class in the
  /// configuration.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is at the front.
  open internal(set) var activationState = ActivationState.unattached

  /// The words for a list of open scenes. Default: none.
  open var title: String! = ""

  open override var next: UIResponder? { UIApplication.shared }

  #if !hasFeature(Embedded)
    /// Opens an address outside the application, as `UIApplication.open(_:options:completionHandler:)` does.
    open func open(
      _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      UIApplication.shared.open(url, options: [:], completionHandler: completion)
    }
  #endif
}

/// A moment in a scene's life cycle that is reported to observers.
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
