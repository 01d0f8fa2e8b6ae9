// SPDX-License-Identifier: MIT

/// A way of touching that a view can be given: a context menu, a drag, a drop.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil for none.
  var view: UIView? { get }
  /// The interaction is about to be given to a view, or with nil taken away.
  func willMove(to view: UIView?)
  /// The interaction has been given to a view, or with nil taken away.
  func didMove(to view: UIView?)
}

extension UIView {
  final func take(_ interaction: any UIInteraction) {
    guard !interactionList.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionList.append(interaction)
    interaction.didMove(to: self)
  }

  final func drop(_ interaction: any UIInteraction) {
    guard let index = interactionList.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionList.remove(at: index)
    interaction.didMove(to: nil)
  }
}
