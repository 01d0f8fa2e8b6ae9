// SPDX-License-Identifier: MIT

import UIKit

extension Selector {
  fileprivate static let addTapped = #selector(NotesViewController.addTapped(_:))
  fileprivate static let editTapped = #selector(NotesViewController.editTapped)
}

class NotesViewController: UIViewController {
  private(set) var notes: [String] = []
  private lazy var editItem = UIBarButtonItem(title: "Edit", style: .plain, target: self, action: .editTapped)
  private lazy var doneItem: UIBarButtonItem = {
    return UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(editTapped))
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Notes"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: self, action: .addTapped)
    ]
    navigationItem.leftBarButtonItem = editItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationItem.setLeftBarButton(editing ? doneItem : editItem, animated: animated)
    navigationItem.rightBarButtonItems?.forEach { $0.isEnabled = !editing }
  }

  @objc fileprivate func editTapped() {
    setEditing(!isEditing, animated: false)
  }

  @objc fileprivate func addTapped(_ sender: UIBarButtonItem) {
    notes.append("note \(notes.count)")
    let detail = NoteViewController()
    detail.title = notes.last
    navigationController?.pushViewController(detail, animated: true)
  }
}

class NoteViewController: UIViewController {
  private(set) var isFavorite = false

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Like", style: .plain, target: self, action: #selector(like))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .done, target: self, action: #selector(self.close(_:)))
  }

  @objc func like() {
    isFavorite.toggle()
    navigationItem.rightBarButtonItem?.title = isFavorite ? "Unlike" : "Like"
  }

  @objc private func close(_ sender: Any?) {
    navigationController?.popViewController(animated: true)
  }
}
