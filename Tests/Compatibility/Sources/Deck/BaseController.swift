// SPDX-License-Identifier: MIT

import Foundation
import UIKit

class BaseController: UIViewController {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    prepareContent()
  }
}

// MARK: - Hooks
extension BaseController {
  @objc func prepareContent() {
    log.append("base content")
  }

  @objc dynamic var accent: String { return "base" }

  @objc open func reload(_ sender: Any?) {
    log.append("base reload")
  }
}
