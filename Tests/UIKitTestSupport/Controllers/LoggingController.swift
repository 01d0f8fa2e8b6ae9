// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The calls that controllers and delegates received, in order.
final class CallLog {
  var calls: [String] = []

  /// Returns the calls since the previous `take()`.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A controller that records its lifecycle calls, prefixed by its name.
final class LoggingController: UIViewController {
  let name: String
  let log: CallLog
  /// Called in `viewWillAppear`.
  var willAppear: () -> Void = {}

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log.calls.append("\(name).didLoad") }
  override func viewWillAppear(_ animated: Bool) {
    log.calls.append("\(name).willAppear")
    willAppear()
  }
  override func viewIsAppearing(_ animated: Bool) {
    log.calls.append("\(name).isAppearing")
    #expect(view.window != nil)
  }
  override func viewDidAppear(_ animated: Bool) { log.calls.append("\(name).didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.calls.append("\(name).willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.calls.append("\(name).didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    log.calls.append("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.calls.append("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
  }
}
