// SPDX-License-Identifier: MIT

import UIKit

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
