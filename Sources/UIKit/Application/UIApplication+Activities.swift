// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: has the application continue an activity, as if a person had chosen it elsewhere: a link, a search, another device.
  ///
  /// The delegate of the scene receives `scene(_:willContinueUserActivityWithType:)` and `scene(_:continue:)`. Without scenes the delegate
  /// of the application receives their counterparts, whose answer is returned. An activity that the application is launched with is in
  /// `UIScene.ConnectionOptions.userActivities`; see `launch(_:options:userActivities:)`.
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
