// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Sprung addition: puts an application onto a stage and runs it until it ends.
  ///
  /// A program that links one sets `UIApplication.host` before `UIApplicationMain`, or `main()` of the application's
  /// delegate, is called.
  @preconcurrency @MainActor
  public protocol ApplicationHost: AnyObject {
    /// Gives the stage its size, calls `start.launch()`, then hands over input and frames; returns the program's exit
    /// status when the application has ended.
    func run(_ start: ApplicationStart) -> Int32
  }

  /// Sprung addition: an application that is about to be launched.
  @preconcurrency @MainActor
  public struct ApplicationStart {
    /// The class of the application's delegate: an NSObject with `init()`; nil for an application without one.
    public let delegateClass: AnyClass?

    /// Describes an application by the class of its delegate.
    public init(delegateClass: AnyClass?) { self.delegateClass = delegateClass }

    /// Creates the delegate and launches the application with it. A class that is not an application delegate is
    /// rejected.
    public func launch() {
      guard let delegateClass else { return }
      guard let delegate = makeDelegate() else {
        Diagnostics.report(
          "applicationDelegateClass",
          "\(delegateClass) cannot be the application's delegate: it must be an NSObject that conforms to UIApplicationDelegate. The application was not launched."
        )
        return
      }
      UIApplication.shared.launch(delegate)
    }

    private func makeDelegate() -> (any UIApplicationDelegate)? {
      guard let delegateClass, delegateClass is any UIApplicationDelegate.Type,
        ClassFamily.isClass(delegateClass, inFamilyOf: NSObject.self)
      else { return nil }
      return _ObjectFactory.make(delegateClass) as? any UIApplicationDelegate
    }

    /// Runs the application with the host of the process, or reports that there is none.
    @discardableResult
    static func run(_ start: ApplicationStart) -> Int32 {
      if let host = UIApplication.host ?? ProcessStage.ofEnvironment() { return host.run(start) }
      let name = start.delegateClass.map { "\($0)" } ?? "This application"
      return withoutHost(
        "\(name) has no screen. Start it with `sprung live` in the folder of its package, which displays it in a browser, or in a test with HeadlessHost(application:size:scale:) of SprungHeadless."
      )
    }

    /// Prints a sentence and ends the process. Replaceable for tests.
    static var withoutHost: (String) -> Int32 = { sentence in
      FileHandle.standardError.write(Data((sentence + "\n").utf8))
      exit(Int32(69))
    }
  }

  extension UIApplication {
    /// Sprung addition: the host that runs applications in this process. Default: nil, in which case the program that
    /// started this process, such as `sprung live`, is the host. Without one, `UIApplicationMain` prints how to start
    /// the application, and exits with status 69 (a service is not available).
    public static var host: (any ApplicationHost)?
  }

  /// Starts the application whose delegate's class has a name, as `NSStringFromClass` gives it, in the host of the
  /// process; see `UIApplication.host`. Returns the exit status when the host ends, instead of never.
  ///
  /// `argumentCount` and `arguments` are not read. Differs from Apple: the application is always a `UIApplication`, and
  /// `principalClassName` must be nil or name that class.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @preconcurrency @MainActor @discardableResult
  public func UIApplicationMain(
    _ argumentCount: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?, _ delegateClassName: String?
  ) -> Int32 {
    if let principalClassName, NSClassFromString(principalClassName) != UIApplication.self {
      Diagnostics.report(
        "principalClass",
        "UIApplicationMain does not support the principal class \(principalClassName). UIApplication is used.")
    }
    guard let delegateClassName else { return ApplicationStart.run(ApplicationStart(delegateClass: nil)) }
    guard let delegateClass = NSClassFromString(delegateClassName) else {
      Diagnostics.report(
        "applicationDelegateName",
        "UIApplicationMain cannot find the delegate class \(delegateClassName). Pass NSStringFromClass(AppDelegate.self), which includes the module name."
      )
      return 1
    }
    return ApplicationStart.run(ApplicationStart(delegateClass: delegateClass))
  }

  /// As above, for arguments that were bound to pointers that cannot be nil.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @preconcurrency @MainActor @discardableResult
  public func UIApplicationMain(
    _ argumentCount: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>>?,
    _ principalClassName: String?, _ delegateClassName: String?
  ) -> Int32 {
    UIApplicationMain(argumentCount, CommandLine.unsafeArgv, principalClassName, delegateClassName)
  }
#endif
