// SPDX-License-Identifier: MIT

import UIKit

extension TestStage {
  /// Returns the displayed controller of the given type: a root controller, a descendant, or a presented controller.
  /// The search starts with the frontmost window and the outermost controllers.
  ///
  /// If no such controller is displayed, throws an error that lists the types of the displayed controllers.
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
