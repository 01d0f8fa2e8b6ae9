// SPDX-License-Identifier: MIT

import UIKit

struct Note {
  var title: String
  var text: String
}

/// The text width of notes, which the list passes to its editors.
final class NoteWidthTrait: UITraitDefinition {
  static let defaultValue = 280.0
}

class NotesViewController: UITableViewController {
  private(set) var notes: [Note] = []
  private(set) var previousStyles: [UIUserInterfaceStyle] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
      (self: NotesViewController, previous: UITraitCollection) in
      self.previousStyles.append(previous.userInterfaceStyle)
      self.tableView.reloadData()
    }
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    super.updateContentUnavailableConfiguration(using: state)
    guard notes.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "note.text")
    empty.text = "No Notes"
    empty.secondaryText = "Notes that you write appear here."
    empty.button = .filled()
    empty.button.title = "New Note"
    empty.buttonProperties.primaryAction = UIAction { [weak self] _ in
      self?.insert(Note(title: "Untitled", text: ""), at: 0)
    }
    contentUnavailableConfiguration = empty
  }

  func insert(_ note: Note, at index: Int) {
    undoManager?.registerUndo(withTarget: self) { $0.remove(at: index) }
    undoManager?.setActionName("New Note")
    notes.insert(note, at: index)
    notesDidChange()
  }

  func remove(at index: Int) {
    let note = notes[index]
    undoManager?.registerUndo(withTarget: self) { $0.insert(note, at: index) }
    undoManager?.setActionName("Delete Note")
    notes.remove(at: index)
    notesDidChange()
  }

  private func notesDidChange() {
    tableView.reloadData()
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = notes[indexPath.row].title
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let editor = NoteEditorViewController()
    editor.traitOverrides.userInterfaceStyle = .dark
    editor.traitOverrides[NoteWidthTrait.self] = 240
    navigationController?.pushViewController(editor, animated: false)
  }
}
