// SPDX-License-Identifier: MIT

/// Opens the menu of a button.
final class ButtonMenu: NSObject, UIContextMenuInteractionDelegate {
  // The reference is weak because the button owns this object, and an open menu may outlive both.
  @WeakReference private var button: UIButton?
  private(set) var interaction: UIContextMenuInteraction?

  init(_ button: UIButton) {
    _button = WeakReference(button)
    super.init()
    let made = UIContextMenuInteraction(delegate: self)
    interaction = made
    button.addInteraction(made)
  }

  /// Opens the menu below the button when the button is pressed.
  func open() {
    guard let button, button.isEnabled, let interaction, button.window != nil else { return }
    let frame = button.convert(button.bounds, to: nil)
    let point = CGPoint(x: frame.minX, y: frame.maxY + UIKitTuning.menuMargin)
    guard let configuration = interaction.configuration(at: point) else { return }
    interaction.open(configuration, at: point, lifts: false)
    interaction.shown?.sender = button
  }

  /// Removes the context menu interaction from the button.
  func leave() {
    if let interaction { button?.removeInteraction(interaction) }
    interaction = nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let button, let menu = button.menu, button.isEnabled else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
}

extension UIButton {
  final func menuChanged() {
    if menu == nil {
      buttonMenu?.leave()
      buttonMenu = nil
    } else if buttonMenu == nil {
      buttonMenu = ButtonMenu(self)
    }
  }
}
