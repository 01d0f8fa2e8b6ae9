// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Sprung addition: runs an application on a stage until the application ends.
  ///
  /// Programs that link a host set `UIApplication.host` before calling `UIApplicationMain` or the application
  /// delegate's `main()`.
  @preconcurrency @MainActor
  public protocol ApplicationHost: AnyObject {
    /// Sets the size of the stage, queues the user's settings with `UIApplication.handle(_:)`, calls `start.launch()`,
    /// and then delivers input and frames. When the application has ended, returns the exit status of the program.
    func run(_ start: ApplicationStart) -> Int32
  }

  /// Sprung addition: an application that is about to be launched.
  @preconcurrency @MainActor
  public struct ApplicationStart {
    /// The class of the application delegate, an `NSObject` with `init()`. Nil for an application without a delegate.
    public let delegateClass: AnyClass?

    /// Creates a description of an application with the given delegate class.
    public init(delegateClass: AnyClass?) { self.delegateClass = delegateClass }

    /// Applies the queued settings, creates the delegate and launches the application with it. Reports a fault if the
    /// class is not an application delegate.
    public func launch() {
      guard let delegateClass else { return }
      UIApplication.shared.applyQueuedSettings()
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

    /// Runs the application in the process's host, or reports that the process has no host.
    @discardableResult
    static func run(_ start: ApplicationStart) -> Int32 {
      if let host = UIApplication.host ?? ProcessStage.ofEnvironment() { return host.run(start) }
      let name = start.delegateClass.map { "\($0)" } ?? "This application"
      return withoutHost(
        "\(name) has no screen. Start it with `sprung live` in the folder of its package, which displays it in a browser, or in a test with HeadlessHost(application:size:scale:) of SprungHeadless."
      )
    }

    /// Prints a message and ends the process. Tests can replace it.
    static var withoutHost: (String) -> Int32 = { sentence in
      FileHandle.standardError.write(Data((sentence + "\n").utf8))
      exit(Int32(69))
    }
  }

  extension UIApplication {
    /// Sprung addition: the host that runs applications in this process. Default: nil. If nil, the application uses the
    /// host that started this process, such as `sprung live`. If the process was started without a host,
    /// `UIApplicationMain` prints how to start the application, and exits with status 69 (service unavailable).
    public static var host: (any ApplicationHost)?
  }

  /// Starts an application in the process's host. The delegate class name has the form that `NSStringFromClass`
  /// returns. Unlike Apple's function, this function returns: the result is the host's exit status. See
  /// `UIApplication.host`.
  ///
  /// `argumentCount` and `arguments` are ignored. Differs from Apple: the application is always a `UIApplication`, so
  /// `principalClassName` must be nil or the name of that class.
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

  /// Starts an application. This overload accepts nonoptional argument pointers.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @preconcurrency @MainActor @discardableResult
  public func UIApplicationMain(
    _ argumentCount: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>>?,
    _ principalClassName: String?, _ delegateClassName: String?
  ) -> Int32 {
    UIApplicationMain(argumentCount, CommandLine.unsafeArgv, principalClassName, delegateClassName)
  }
#endif
