// SPDX-License-Identifier: MIT

extension UIScene {
  /// Why a scene connects: the one scene connects because the application was started.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    #if !hasFeature(Embedded)
      /// The addresses to open. Default: none.
      public internal(set) var urlContexts: Set<UIOpenURLContext> = []
      /// The application that asked. Default: nil.
      public internal(set) var sourceApplication: String?
    #endif
  }
}

#if !hasFeature(Embedded)
  /// An address to open, and what is known about it.
  @preconcurrency @MainActor
  public final class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// What is known about it.
    public let options: UIScene.OpenURLOptions

    init(url: URL) {
      self.url = url
      options = UIScene.OpenURLOptions()
      super.init()
    }
  }

  extension UIScene {
    /// What is known about an address to open: nothing here.
    @preconcurrency @MainActor
    public final class OpenURLOptions: NSObject {
      /// The application that asked. Default: nil.
      public internal(set) var sourceApplication: String?
      /// Whether the file is used where it is. Default: false.
      public internal(set) var openInPlace = false
    }
  }
#endif
