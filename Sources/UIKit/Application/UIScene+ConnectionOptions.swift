// SPDX-License-Identifier: MIT

extension UIScene {
  /// The reasons why a scene connects. The single scene connects when the application is launched.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The activities to continue. Default: none. See `UIApplication.launch(_:options:userActivities:)`.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The type of a Handoff activity. Always nil.
    open var handoffUserActivityType: String? { nil }
    #if !hasFeature(Embedded)
      /// The URLs to open. Default: none.
      open internal(set) var urlContexts: Set<UIOpenURLContext> = []
      /// The application that requested the connection. Default: nil.
      open internal(set) var sourceApplication: String?
    #endif
  }
}

#if !hasFeature(Embedded)
  /// A URL to open, with its options.
  @preconcurrency @MainActor
  open class UIOpenURLContext: NSObject {
    /// The URL to open.
    open internal(set) var url: URL
    /// The options for opening the URL.
    open internal(set) var options: UIScene.OpenURLOptions

    init(url: URL) {
      self.url = url
      options = UIScene.OpenURLOptions()
      super.init()
    }
  }

  extension UIScene {
    /// The options for opening a URL outside the application.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
      /// Whether only an application that handles the URL as a universal link may open it. The value has no effect,
      /// because it is not passed to the host. Default: false.
      open var universalLinksOnly = false
    }

    /// The options for opening a URL in the application. Hosts provide none.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
      /// The application that requested to open the URL. Default: nil.
      open internal(set) var sourceApplication: String?
      /// Whether the file is opened in place. Default: false.
      open internal(set) var openInPlace = false
    }
  }
#endif
