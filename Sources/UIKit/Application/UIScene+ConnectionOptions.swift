// SPDX-License-Identifier: MIT

extension UIScene {
  /// Why a scene connects: the one scene connects because the application was started.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The activities to continue. Default: none. See `UIApplication.launch(_:options:userActivities:)`.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The type of an activity that another device hands over. Always nil.
    open var handoffUserActivityType: String? { nil }
    #if !hasFeature(Embedded)
      /// The addresses to open. Default: none.
      open internal(set) var urlContexts: Set<UIOpenURLContext> = []
      /// The application that asked. Default: nil.
      open internal(set) var sourceApplication: String?
    #endif
  }
}

#if !hasFeature(Embedded)
  /// An address to open, and what is known about it.
  @preconcurrency @MainActor
  open class UIOpenURLContext: NSObject {
    /// The address.
    open internal(set) var url: URL
    /// The options of the address.
    open internal(set) var options: UIScene.OpenURLOptions

    init(url: URL) {
      self.url = url
      options = UIScene.OpenURLOptions()
      super.init()
    }
  }

  extension UIScene {
    /// How an address is to be opened outside.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
      /// Whether only an application that claims the address as its own may open it. Not passed to the host. Default:
      /// false.
      open var universalLinksOnly = false
    }

    /// The options of an address to open: empty here.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
      /// The application that asked. Default: nil.
      open internal(set) var sourceApplication: String?
      /// Whether the file is used where it is. Default: false.
      open internal(set) var openInPlace = false
    }
  }
#endif
