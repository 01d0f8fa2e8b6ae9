// SPDX-License-Identifier: MIT

import UIKit

class NoteEditorViewController: UIViewController {
  let textView = UITextView()
  private(set) var marked: [NSRange] = []
  private(set) var editMenu: UIEditMenuInteraction?
  private lazy var undoItem = UIBarButtonItem(
    title: "Undo", style: .plain, target: self, action: #selector(undoLast))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.delegate = self
    textView.frame = CGRect(x: 20, y: 120, width: traitCollection[NoteWidthTrait.self], height: 200)
    view.addSubview(textView)
    navigationItem.rightBarButtonItem = undoItem
    let interaction = UIEditMenuInteraction(delegate: self)
    view.addInteraction(interaction)
    editMenu = interaction
    updateUndo()
  }

  @objc func undoLast() {
    textView.undoManager?.undo()
    updateUndo()
  }

  func showMenu(at point: CGPoint) {
    editMenu?.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
  }

  private func updateUndo() {
    undoItem.isEnabled = textView.undoManager?.canUndo ?? false
    undoItem.title = textView.undoManager?.undoMenuItemTitle
  }

  func undoTitle() -> String? { undoItem.isEnabled ? undoItem.title : nil }
}

extension NoteEditorViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    updateUndo()
  }

  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let mark = UIAction(title: "Mark") { [weak self] _ in self?.marked.append(range) }
    return UIMenu(children: suggestedActions + [mark])
  }
}

extension NoteEditorViewController: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [
      UIAction(title: "Clear", attributes: .destructive) { [weak self] _ in self?.textView.text = "" }
    ])
  }
}
