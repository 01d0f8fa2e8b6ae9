// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension UIApplication {
    /// Sprung addition: the handler that opens URLs outside the application. Default: nil, which opens no URLs.
    public static var opensURL: ((URL) -> Bool)?

    /// Sprung addition: delivers a URL to the application, as if the user had followed a link to it.
    ///
    /// With scenes, the scene delegate is called. Otherwise the application delegate is called, and its result is
    /// returned.
    @discardableResult
    public final func deliver(_ url: URL) -> Bool {
      if lifeCycle.hasScenes, let scene = lifeCycle.scene {
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        return true
      }
      return delegate?.application(self, open: url, options: [:]) ?? false
    }

    /// The URL of the application's settings. No host opens it.
    nonisolated public static let openSettingsURLString = "app-settings:"
  }
#endif
