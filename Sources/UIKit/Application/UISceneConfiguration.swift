// SPDX-License-Identifier: MIT

/// The classes of a scene and its delegate, as returned by `application(_:configurationForConnecting:options:)`.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The result of a delegate without scenes.
  static let unanswered = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  /// Makes a configuration. Differs from Apple: browser builds read the application's Info.plist when they compile; natively there is
  /// none whose entry `name` could find, see `delegateClass`.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// The configuration's name, nil for none.
  open internal(set) var name: String?

  /// The role of the scene.
  open internal(set) var role: UISceneSession.Role

  private var makesDelegate: (() -> any UISceneDelegate)?

  #if hasFeature(Embedded)
    /// The class of the scene's delegate.
    @available(*, unavailable, message: "call setDelegateClass(_:), which accepts the class of a scene delegate")
    public final var delegateClass: AnyClass? {
      get { nil }
      set {}
    }
  #else
    /// The class of the scene, a `UIWindowScene`; nil, the default, is that class itself.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate: an NSObject with `init()` that conforms to `UISceneDelegate`.
    ///
    /// Where it is nil, the class named `SceneDelegate` beside the application's delegate is used: the Info.plist, which does
    /// not exist here, says that in practically all applications. In the browser build it can only be set by
    /// `setDelegateClass(_:)`; where it is not set, the build finds the class in the application's sources.
    open var delegateClass: AnyClass?
  #endif

  /// Sprung addition: sets the class of the scene's delegate, for both builds. The class needs `init()`.
  public final func setDelegateClass<Delegate: UISceneDelegate>(_ delegateClass: Delegate.Type) {
    #if hasFeature(Embedded)
      makesDelegate = {
        unsafeDowncast(_ObjectFactory.make(unsafeBitCast(Delegate.self, to: AnyClass.self)), to: Delegate.self)
      }
    #else
      self.delegateClass = delegateClass
    #endif
  }
}

extension UISceneConfiguration {
  /// Whether a class of the scene's delegate is set.
  var namesDelegate: Bool {
    #if hasFeature(Embedded)
      return makesDelegate != nil
    #else
      return delegateClass != nil
    #endif
  }

  /// The scene's delegate; nil when no class was said.
  func makeDelegate() -> (any UISceneDelegate)? {
    #if hasFeature(Embedded)
      return makesDelegate?()
    #else
      guard let delegateClass else { return nil }
      guard delegateClass is any UISceneDelegate.Type, ClassFamily.isClass(delegateClass, inFamilyOf: NSObject.self)
      else {
        Diagnostics.report(
          "sceneDelegateClass",
          "The delegate class \(delegateClass) of the scene configuration '\(name ?? "")' must be an NSObject that conforms to UISceneDelegate. The scene has no delegate."
        )
        return nil
      }
      return _ObjectFactory.make(delegateClass) as? any UISceneDelegate
    #endif
  }

  /// Creates the scene; a class that is not a window scene is rejected, and the default one is used.
  func makeScene(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIWindowScene {
    #if !hasFeature(Embedded)
      if let sceneClass {
        if ClassFamily.isClass(sceneClass, inFamilyOf: UIWindowScene.self),
          let scene = _SceneFactory.make(sceneClass, session, options) as? UIWindowScene
        {
          return scene
        }
        Diagnostics.report(
          "sceneClass",
          "The scene class \(sceneClass) of the scene configuration '\(name ?? "")' must be UIWindowScene or a subclass. UIWindowScene is used."
        )
      }
    #endif
    return UIWindowScene(session: session, connectionOptions: options)
  }

  #if !hasFeature(Embedded)
    /// The class `SceneDelegate` of the module in which a delegate's class is.
    static func usualDelegateClass(besides delegate: any UIApplicationDelegate) -> AnyClass? {
      let name = String(reflecting: type(of: delegate))
      guard let dot = name.firstIndex(of: "."),
        let found = NSClassFromString("\(name[..<dot]).SceneDelegate"), found is any UISceneDelegate.Type
      else { return nil }
      return found
    }
  #endif
}
