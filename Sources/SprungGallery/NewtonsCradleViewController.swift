// SPDX-License-Identifier: MIT

import SprungHost
import SprungLayouts
import SprungScript
import SprungStage
import UIKit

extension Demo {
  /// Five balls on rods that hand a knock on.
  static let newtonsCradle = Demo(
    name: "newtons-cradle", title: "Newton's cradle",
    hint: "Drag a ball aside and let it go: the knock travels through the row.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 3),
      .drag(fromX: 213, fromY: 284, toX: 280, toY: 284, seconds: 0.6),
      .settle(limit: 15),
    ],
    makeController: { NewtonsCradleViewController() })
}

/// The cradle on a white screen.
public final class NewtonsCradleViewController: UIViewController {
  /// The cradle, which fills the screen.
  public private(set) var cradle: NewtonsCradleView!

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    cradle = NewtonsCradleView(frame: view.bounds)
    cradle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(cradle)
  }
}
