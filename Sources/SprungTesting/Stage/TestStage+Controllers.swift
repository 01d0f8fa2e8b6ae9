// SPDX-License-Identifier: MIT

import UIKit

extension TestStage {
  /// The controller of a type that the windows show: a window's own, one inside of it, or one that it presents; the first from the front window
  /// and from outside.
  ///
  /// Throws if there is none, with the types of those that there are.
  public func controller<Controller: UIViewController>(_ type: Controller.Type = Controller.self) throws -> Controller {
    var waiting = UIApplication.shared.windows.reversed().compactMap { $0.rootViewController }
    var seen: [UIViewController] = []
    while let next = waiting.first {
      waiting.removeFirst()
      if seen.contains(where: { $0 === next }) { continue }
      if let found = next as? Controller { return found }
      seen.append(next)
      waiting += next.children
      if let presented = next.presentedViewController { waiting.append(presented) }
    }
    throw TestStageError.noElement(
      query: "controller of the type \(type)", there: seen.map { "a \(Swift.type(of: $0))" })
  }
}
