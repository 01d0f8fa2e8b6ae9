// SPDX-License-Identifier: MIT

/// The edit menu of a text field or text view.
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
  @WeakReference private var editor: TextEditor?
  private lazy var interaction = UIEditMenuInteraction(delegate: self)

  /// The time at which the menu was last dismissed, in seconds of the host's clock.
  private var dismissed: TimeInterval?

  init(_ editor: TextEditor) {
    super.init()
    self.editor = editor
  }

  /// Opens the menu at the selection, or closes it if it is open.
  func toggle() {
    if interaction.isPresented { return interaction.dismissMenu() }
    // If the menu was dismissed a moment ago, the touch of this tap dismissed it, and the menu must stay closed.
    if let dismissed, AppContext.shared.currentTime - dismissed < UIKitTuning.textMenuDelay { return }
    show()
  }

  /// Opens the menu at the selection unless it is already open.
  func show() {
    guard let view = editor?.owner?.editorCanvas.superview, !interaction.isPresented else { return }
    if interaction.view !== view { view.addInteraction(interaction) }
    let rectangle = selectionRectangle
    let point = CGPoint(x: rectangle.midX, y: rectangle.minY)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
  }

  private var selectionRectangle: CGRect {
    guard let editor else { return .zero }
    var rectangle = CGRect.null
    for part in editor.selectionRectsInView(for: editor.selectedTextRange) { rectangle = rectangle.union(part.rect) }
    return rectangle.isNull ? editor.caretRectInView(for: editor.selectedTextRange.start) : rectangle
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let editor else { return nil }
    return editor.owner?.editorMenu(editor.selection, suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { selectionRectangle }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { editor?.owner?.editorMenuChanges(isPresented: true, animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    dismissed = AppContext.shared.currentTime
    editor?.owner?.editorMenuChanges(isPresented: false, animator)
  }
}

nonisolated extension UIKitTuning {
  /// How long after the menu is dismissed a tap does not reopen it, in seconds (0.35). The tap that dismissed the menu
  /// ends within this time, and a deliberate second tap occurs later.
  static let textMenuDelay = 0.35
}
