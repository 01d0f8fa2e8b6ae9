// SPDX-License-Identifier: MIT

import UIKit

class PageViewController: UIViewController {
  let name: String
  var log: (String) -> Void = { _ in }

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("\(name) load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("\(name) will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("\(name) did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("\(name) will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("\(name) did disappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log("\(name) will move \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log("\(name) did move \(parent == nil ? "out" : "in")")
  }
}

extension UIViewController {
  func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func unembed() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}

class SwitchingContainerController: UIViewController {
  let container = UIView()
  private(set) var current: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    container.frame = view.bounds.inset(by: UIEdgeInsets(top: 100, left: 10, bottom: 10, right: 10))
    view.addSubview(container)
  }

  func show(_ next: UIViewController, duration: TimeInterval) {
    guard let old = current else {
      current = next
      return embed(next, in: container)
    }
    addChild(next)
    old.willMove(toParent: nil)
    next.view.frame = container.bounds.offsetBy(dx: container.bounds.width, dy: 0)
    transition(
      from: old, to: next, duration: duration, options: .curveLinear,
      animations: {
        next.view.frame = self.container.bounds
        old.view.frame = self.container.bounds.offsetBy(dx: -self.container.bounds.width, dy: 0)
      },
      completion: { _ in
        old.removeFromParent()
        next.didMove(toParent: self)
      })
    current = next
  }
}
