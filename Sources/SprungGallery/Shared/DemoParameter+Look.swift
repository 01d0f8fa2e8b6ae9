// SPDX-License-Identifier: MIT

import SprungHost
import UIKit

extension DemoParameter {
  /// Creates a choice between the finished style, which is the default, and the bare style.
  static func look<Controller: UIViewController>(_ set: @escaping (Controller, GalleryLook) -> Void) -> DemoParameter {
    DemoParameter("look", "Look", choices: ["Finished", "Bare"]) { (screen: Controller, choice) in
      set(screen, choice == 0 ? .finished : .bare)
    }
  }
}

extension DemoPreset {
  /// The preset for the tutorial's style.
  static var bare: DemoPreset { DemoPreset("Bare, as in the tutorial", [("look", 1)]) }
}
