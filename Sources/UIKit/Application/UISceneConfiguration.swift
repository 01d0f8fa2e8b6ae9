// SPDX-License-Identifier: MIT

/// The classes of a scene and its delegate, as returned by `application(_:configurationForConnecting:options:)`.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration that indicates an application without scenes.
  static let unanswered = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  /// Creates a configuration. Differs from Apple: browser builds read the application's Info.plist at compile time.
  /// Native builds do not read an Info.plist, so `name` has no effect (see `delegateClass`).
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// The name of the configuration, or nil.
  open internal(set) var name: String?

  /// The role of the scene.
  open internal(set) var role: UISceneSession.Role

  private var makesDelegate: (() -> any UISceneDelegate)?

  #if hasFeature(Embedded)
    /// The class of the scene delegate.
    @available(*, unavailable, message: "call setDelegateClass(_:), which accepts the class of a scene delegate")
    public final var delegateClass: AnyClass? {
      get { nil }
      set {}
    }
  #else
    /// The class of the scene, a subclass of `UIWindowScene`. Default: nil, for `UIWindowScene`.
    open var sceneClass: AnyClass?

    /// The class of the scene delegate: an `NSObject` with `init()` that conforms to `UISceneDelegate`.
    ///
    /// If nil, the class named `SceneDelegate` in the application delegate's module is used, because practically all
    /// Info.plists use that name. In browser builds, call `setDelegateClass(_:)` instead. If that method is not called,
    /// the build uses the class that it finds in the application's sources.
    open var delegateClass: AnyClass?
  #endif

  /// Sprung addition: sets the class of the scene delegate in all builds. The class must have `init()`.
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
  /// Whether a scene delegate class is set.
  var namesDelegate: Bool {
    #if hasFeature(Embedded)
      return makesDelegate != nil
    #else
      return delegateClass != nil
    #endif
  }

  /// Creates the scene delegate, or returns nil if no class is set.
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

  /// Creates the scene. Reports a fault and uses the default class if the class is not a window scene.
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
    /// Returns the class named `SceneDelegate` in the module of the application delegate.
    static func usualDelegateClass(besides delegate: any UIApplicationDelegate) -> AnyClass? {
      let name = String(reflecting: type(of: delegate))
      guard let dot = name.firstIndex(of: "."),
        let found = NSClassFromString("\(name[..<dot]).SceneDelegate"), found is any UISceneDelegate.Type
      else { return nil }
      return found
    }
  #endif
}
