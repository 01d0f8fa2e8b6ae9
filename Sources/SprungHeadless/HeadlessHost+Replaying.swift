// SPDX-License-Identifier: MIT

import SprungScript
import UIKit

/// Hosts for recordings. A recording starts with the settings of its host, which the application knows when it launches.
///
/// ```swift
/// let host = HeadlessHost(replaying: recording, application: AppDelegate.self)
/// try ScriptPlayer(recording, on: host).play()
/// ```
extension HeadlessHost {
  /// Restarts the application on the stage of a script, with the settings that precede the script's first frame, and
  /// displays the controller that `makeController` creates.
  public convenience init(replaying script: Script, makeController: () -> UIViewController) {
    self.init(
      size: CGSize(width: script.width, height: script.height), scale: script.scale, settings: script.settings,
      makeController: makeController)
    settingsAreReplayed()
  }

  /// Restarts the application on the stage of a script, with the settings that precede the script's first frame, and
  /// launches it with an instance of the delegate class.
  public convenience init(replaying script: Script, application delegateClass: any UIApplicationDelegate.Type) {
    self.init(
      application: delegateClass, size: CGSize(width: script.width, height: script.height), scale: script.scale,
      settings: script.settings)
    settingsAreReplayed()
  }
}
