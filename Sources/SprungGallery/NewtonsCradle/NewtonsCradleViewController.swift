// SPDX-License-Identifier: MIT

import UIKit

/// A screen filled by the cradle.
public final class NewtonsCradleViewController: UIViewController {
  /// The cradle.
  public private(set) var cradle: NewtonsCradleView!
  /// The style of the demo: finished, against a lit wall, or bare, against a white one. Default: `finished`.
  public var look = GalleryLook.finished {
    didSet {
      cradle?.look = look
      wall.isHidden = look == .bare
    }
  }

  private let wall = GalleryBackdrop(
    [UIColor(red: 0.97, green: 0.97, blue: 0.98, alpha: 1), UIColor(red: 0.82, green: 0.85, blue: 0.9, alpha: 1)],
    dark: [
      UIColor(red: 0.17, green: 0.19, blue: 0.23, alpha: 1), UIColor(red: 0.05, green: 0.06, blue: 0.08, alpha: 1),
    ])

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    wall.frame = view.bounds
    wall.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(wall)
    cradle = NewtonsCradleView(frame: view.bounds)
    cradle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(cradle)
  }
}
