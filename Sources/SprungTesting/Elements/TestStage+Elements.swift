// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

extension TestStage {
  /// Everything with a role at the last frame, from rear to front; `role` and `label` leave only those that have them.
  ///
  /// Elements hidden from assistive technology are left out, those scrolled out of sight are not: see
  /// `StageElement.isVisible`.
  public func elements(_ role: AccessibilityRole? = nil, _ label: String? = nil) -> [StageElement] {
    let all = ElementWalk(self).elements
    guard role != nil || label != nil else { return all }
    let fitting = all.filter { (role == nil || $0.role == role) && (label == nil || $0.label == label) }
    return role == .listItem ? fitting.sorted { $0.position < $1.position } : fitting
  }

  /// The one element with a role and a label.
  ///
  /// Throws if there is none, with what there is instead, or if there are several, with their names. Those that can be seen go before
  /// others that cannot.
  public func element(_ role: AccessibilityRole, _ label: String) throws -> StageElement {
    try one(of: elements(role, label), "\(role) \"\(label)\"")
  }

  /// The one element with a role.
  public func element(_ role: AccessibilityRole) throws -> StageElement {
    try one(of: elements(role), "\(role)")
  }

  /// The one element whose view has an `accessibilityIdentifier`; it need not have a role.
  public func element(identifier: String) throws -> StageElement {
    try one(
      of: ElementWalk(self, takesAll: true).elements.filter { $0.identifier == identifier },
      "element with the identifier \"\(identifier)\"")
  }

  /// The elements of views, in their order, whether they have a role or not; views that are not on the stage are left out.
  public func elements(of views: [UIView]) -> [StageElement] {
    let all = ElementWalk(self, takesAll: true).elements
    return views.compactMap { view in all.first { $0.view === view } }
  }

  /// Whether there is an element that can be seen with a role and a label.
  public func shows(_ role: AccessibilityRole, _ label: String) -> Bool {
    elements(role, label).contains { $0.isVisible }
  }

  private func one(of found: [StageElement], _ query: String) throws -> StageElement {
    let seen = found.filter { $0.isVisible }
    let fitting = seen.isEmpty ? found : seen
    guard fitting.count <= 1 else {
      throw TestStageError.severalElements(query: query, found: fitting.map { "\($0)" })
    }
    guard let element = fitting.first else {
      throw TestStageError.noElement(query: query, there: elements().map { $0.name })
    }
    return element
  }
}
