// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

extension HeadlessHost {
  /// Hides the stage, as if the user had switched to another page or application, and renders a frame at the current
  /// time.
  public func hide() { tellVisibility(0) }

  /// Shows the stage again after `hide()` or `cover()`, and renders a frame at the current time.
  public func show() { tellVisibility(1) }

  /// Covers the stage with system UI, such as an alert, and renders a frame at the current time. The application is
  /// inactive until `show()` is called.
  public func cover() { tellVisibility(2) }

  /// Ends the application, like `UIApplication.terminate()`. The content of the stage remains until `stop()` is called.
  public func terminate() { UIApplication.shared.terminate() }

  private func tellVisibility(_ number: Int32) {
    send(InputEvent(.visibility, identifier: number, milliseconds: milliseconds))
    frame(milliseconds: milliseconds)
  }
}
