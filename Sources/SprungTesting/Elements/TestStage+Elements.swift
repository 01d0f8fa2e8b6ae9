// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

extension TestStage {
  /// Returns all elements that have a role in the last frame, from back to front. `role` and `label` filter the result.
  ///
  /// Elements that are hidden from assistive technology are excluded. Elements that are scrolled out of view are
  /// included; see `StageElement.isVisible`.
  public func elements(_ role: AccessibilityRole? = nil, _ label: String? = nil) -> [StageElement] {
    let all = ElementWalk(self).elements
    guard role != nil || label != nil else { return all }
    let fitting = all.filter { (role == nil || $0.role == role) && (label == nil || $0.label == label) }
    return role == .listItem ? fitting.sorted { $0.position < $1.position } : fitting
  }

  /// Returns the only element with the given role and label.
  ///
  /// If no element matches, throws an error that lists the existing elements. If several elements match, visible ones
  /// take precedence. If the result is still ambiguous, throws an error that lists their names.
  public func element(_ role: AccessibilityRole, _ label: String) throws -> StageElement {
    try one(of: elements(role, label), "\(role) \"\(label)\"")
  }

  /// Returns the only element with the given role.
  public func element(_ role: AccessibilityRole) throws -> StageElement {
    try one(of: elements(role), "\(role)")
  }

  /// Returns the only element whose view has the given `accessibilityIdentifier`. The view does not need a role.
  public func element(identifier: String) throws -> StageElement {
    try one(
      of: ElementWalk(self, takesAll: true).elements.filter { $0.identifier == identifier },
      "element with the identifier \"\(identifier)\"")
  }

  /// Returns the elements of the given views in the same order, with or without a role. Views that are not on the stage
  /// are omitted.
  public func elements(of views: [UIView]) -> [StageElement] {
    let all = ElementWalk(self, takesAll: true).elements
    return views.compactMap { view in all.first { $0.view === view } }
  }

  /// Returns whether an element with the given role and label is visible.
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
