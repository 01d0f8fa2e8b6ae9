// SPDX-License-Identifier: MIT

/// The touches that a view receives, and the interactions that it was given.
struct TouchSettings {
  /// Whether the view and its subviews receive touches.
  var isEnabled = true
  /// Whether the view receives more than the first finger.
  var isMultiple = false
  /// Whether fingers on other views are kept from them while one is on the view.
  var isExclusive = false
  /// The interactions, in the order in which they were added.
  var interactions: [any UIInteraction] = []

  /// Adds an interaction to a view; one that another view has is removed there.
  static func add(_ interaction: any UIInteraction, to view: UIView) {
    guard !view.touchSettings.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: view)
    view.touchSettings.interactions.append(interaction)
    interaction.didMove(to: view)
  }

  /// Removes an interaction from a view; one that the view does not have changes nothing.
  static func remove(_ interaction: any UIInteraction, from view: UIView) {
    guard let index = view.touchSettings.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    view.touchSettings.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
