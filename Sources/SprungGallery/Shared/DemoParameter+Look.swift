// SPDX-License-Identifier: MIT

import SprungHost
import UIKit

extension DemoParameter {
  /// A choice between the finished style, which is the default, and the bare one.
  static func look<Controller: UIViewController>(_ set: @escaping (Controller, GalleryLook) -> Void) -> DemoParameter {
    DemoParameter("look", "Look", choices: ["Finished", "Bare"]) { (screen: Controller, choice) in
      set(screen, choice == 0 ? .finished : .bare)
    }
  }
}

extension DemoPreset {
  /// The preset with the tutorial's style.
  static var bare: DemoPreset { DemoPreset("Bare, as in the tutorial", [("look", 1)]) }
}
