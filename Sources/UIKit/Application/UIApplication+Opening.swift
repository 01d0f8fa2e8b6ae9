// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension UIApplication {
    /// Sprung addition: the handler that opens URLs outside the application. Default: nil. If nil, no URLs are opened.
    public static var opensURL: ((URL) -> Bool)?

    /// Sprung addition: delivers a URL to the application, as if the user had followed a link to it.
    ///
    /// Calls the scene delegate or, without scenes, the application delegate and returns its result. HTTP and HTTPS
    /// URLs are delivered as universal links, with an activity of the type `NSUserActivityTypeBrowsingWeb`.
    @discardableResult
    public final func deliver(_ url: URL) -> Bool {
      if ["https", "http"].contains(url.scheme?.lowercased()) {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        return deliver(activity)
      }
      if lifeCycle.hasScenes, let scene = lifeCycle.scene {
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        return true
      }
      return delegate?.application(self, open: url, options: [:]) ?? false
    }

    /// The URL that opens the application's settings on Apple's platforms. Hosts do not open it.
    nonisolated public static let openSettingsURLString = "app-settings:"
  }
#endif
