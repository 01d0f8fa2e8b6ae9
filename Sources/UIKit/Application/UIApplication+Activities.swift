// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: continues an activity, as if the user had chosen it outside the application, for example by
  /// following a link, in a search, or on another device.
  ///
  /// The scene delegate receives `scene(_:willContinueUserActivityWithType:)` and `scene(_:continue:)`. Without scenes,
  /// the application delegate receives the corresponding calls, and its result is returned. For activities that start
  /// the application, see `UIScene.ConnectionOptions.userActivities` and `launch(_:options:userActivities:)`.
  @discardableResult
  public final func deliver(_ activity: NSUserActivity) -> Bool {
    if lifeCycle.hasScenes, let scene = lifeCycle.scene {
      scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
      scene.delegate?.scene(scene, continue: activity)
      return true
    }
    _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
    return delegate?.application(self, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    } ?? false
  }
}
