// SPDX-License-Identifier: MIT

/// The touch settings and interactions of a view.
struct TouchSettings {
  /// Whether the view and its subviews receive touches.
  var isEnabled = true
  /// Whether the view receives more than one touch.
  var isMultiple = false
  /// Whether touches in other views are blocked while a touch is in the view.
  var isExclusive = false
  /// The interactions in the order in which they were added.
  var interactions: [any UIInteraction] = []

  /// Adds an interaction to a view, after removing the interaction from its previous view.
  static func add(_ interaction: any UIInteraction, to view: UIView) {
    guard !view.touchSettings.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: view)
    view.touchSettings.interactions.append(interaction)
    interaction.didMove(to: view)
  }

  /// Removes an interaction from a view. Does nothing if the view does not have the interaction.
  static func remove(_ interaction: any UIInteraction, from view: UIView) {
    guard let index = view.touchSettings.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    view.touchSettings.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
