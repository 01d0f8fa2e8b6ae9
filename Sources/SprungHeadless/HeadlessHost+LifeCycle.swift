// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

extension HeadlessHost {
  /// Hides the stage, as when the person switches to another page or application, and shows a frame at the current
  /// time.
  public func hide() { tellVisibility(0) }

  /// Shows the stage again, or uncovers it, and shows a frame at the current time.
  public func show() { tellVisibility(1) }

  /// Lays something of the system over the stage, such as an alert, and shows a frame at the current time: the application
  /// is inactive until `show()`.
  public func cover() { tellVisibility(2) }

  /// Ends the application, as `UIApplication.terminate()`; what is on the stage stays until `stop()`.
  public func terminate() { UIApplication.shared.terminate() }

  private func tellVisibility(_ number: Int32) {
    send(InputEvent(.visibility, identifier: number, milliseconds: milliseconds))
    frame(milliseconds: milliseconds)
  }
}
