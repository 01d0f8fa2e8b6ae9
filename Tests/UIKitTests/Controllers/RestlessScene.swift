// SPDX-License-Identifier: MIT

import SprungTestSupport
import UIKit

/// A controller that reports its lifecycle callbacks.
final class Restless: UIViewController {
  let name: String
  let report: (Restless, String) -> Void

  init(_ name: String, _ report: @escaping (Restless, String) -> Void) {
    self.name = name
    self.report = report
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    report(self, "willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    report(self, "didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    report(self, "willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    report(self, "didDisappear")
  }
}

/// Creates controllers that change their container in callbacks, and checks the order of the callbacks at the end.
final class RestlessScene: NSObject, UINavigationControllerDelegate {
  var random: SeededRandom
  var budget = 0
  var calls: [(name: String, kind: String)] = []
  var change: () -> Void = {}
  /// A closure that is called for each callback of a controller, in addition to the random change.
  var always: ((String) -> Void)?
  private var count = 0
  private let made = Made()
  private var isChanging = false

  /// Weak references to all controllers that the scene has created.
  private final class Made {
    final class Entry {
      weak var controller: Restless?
      let name: String
      init(_ controller: Restless) {
        self.controller = controller
        name = controller.name
      }
    }
    var entries: [Entry] = []
  }

  init(seed: Int) { random = SeededRandom(seed: UInt64(seed)) }

  func make() -> Restless {
    count += 1
    let controller = Restless("\(count)") { [unowned self] in heard($0.name, $1) }
    made.entries.append(Made.Entry(controller))
    return controller
  }

  private func heard(_ name: String, _ kind: String) {
    calls.append((name, kind))
    always?(kind)
    guard budget > 0, !isChanging, random.int(in: 0..<3) == 0 else { return }
    budget -= 1
    isChanging = true
    change()
    isChanging = false
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { heard((viewController as? Restless)?.name ?? "?", "willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { heard((viewController as? Restless)?.name ?? "?", "didShow") }

  /// The controllers that have not been released.
  var living: [Restless] { made.entries.compactMap(\.controller) }

  /// Returns the violations of the callback order, given the controllers that are visible at the end.
  func disorder(visible: [UIViewController]) -> [String] {
    let follows = [
      "willAppear": ["", "didDisappear", "willDisappear"], "didAppear": ["willAppear"],
      "willDisappear": ["didAppear", "willAppear"], "didDisappear": ["willDisappear"],
    ]
    var found: [String] = []
    for entry in made.entries {
      var last = ""
      for call in calls where call.name == entry.name {
        guard let before = follows[call.kind] else { continue }
        if !before.contains(last) { found.append("\(entry.name): \(call.kind) after '\(last)'") }
        last = call.kind
      }
      let isVisible = entry.controller.map { controller in visible.contains { $0 === controller } } ?? false
      let ends = isVisible ? ["didAppear"] : ["", "didDisappear"]
      if !ends.contains(last) { found.append("\(entry.name) ends with '\(last)'") }
    }
    return found
  }
}

extension Array {
  /// Returns the elements in random order.
  func shuffled(_ random: inout SeededRandom) -> [Element] {
    var result = self
    for index in result.indices.dropLast() { result.swapAt(index, random.int(in: index..<result.count)) }
    return result
  }
}
