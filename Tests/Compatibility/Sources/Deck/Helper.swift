// SPDX-License-Identifier: MIT

import UIKit

class Helper: NSObject {
  var helped = 0

  @objc func help() {
    helped += 1
  }
}

/// Stores values of a given type, and removes them when an attached control is tapped.
@MainActor class Shelf<Value>: NSObject {
  var values: [Value] = []
  unowned let owner: Helper

  init(owner: Helper) {
    self.owner = owner
    super.init()
  }

  func attach(to control: UIControl) {
    control.addTarget(self, action: #selector(empty), for: .touchUpInside)
  }

  @objc private func empty() {
    values.removeAll()
    owner.helped += 10
  }
}
