// SPDX-License-Identifier: MIT

import UIKit

final class NotesViewController: UITableViewController {
  enum Section: String, CaseIterable {
    case pinned = "Pinned"
    case all = "Notes"
  }

  final class DataSource: UITableViewDiffableDataSource<Section, Note> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      let sections = snapshot().sectionIdentifiers
      return sections.count > 1 ? sections[section].rawValue : nil
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  private let store: NoteStore
  private lazy var dataSource = makeDataSource()
  private let searchController = UISearchController(searchResultsController: nil)
  private let countItem = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)

  init(store: NoteStore = NoteStore()) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "NoteCell")
    tableView.dataSource = dataSource
    dataSource.defaultRowAnimation = .fade

    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search notes"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true

    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .compose, target: self, action: #selector(compose))
    countItem.isEnabled = false
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      countItem,
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
    ]
    applySnapshot(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    applySnapshot(animated: false)
  }

  private func makeDataSource() -> DataSource {
    DataSource(tableView: tableView) { tableView, indexPath, note in
      let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = note.title
      content.secondaryText = note.body.summary
      content.secondaryTextProperties.color = .secondaryLabel
      if note.priority == .high {
        content.image = UIImage(systemName: "flag.fill")
        content.imageProperties.tintColor = .systemOrange
      }
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func applySnapshot(animated: Bool = true) {
    let query = searchController.searchBar.text
    var snapshot = NSDiffableDataSourceSnapshot<Section, Note>()
    for section in Section.allCases {
      let notes = store.notes(matching: query, pinned: section == .pinned)
      guard !notes.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(notes, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
    countItem.title = "\(snapshot.numberOfItems) Notes"
  }

  @objc private func compose() {
    open(store.makeNote())
  }

  private func open(_ note: Note) {
    let editor = NoteEditorViewController(note: note)
    editor.didFinish = { [weak self] edited in
      guard let self, edited != note else { return }
      if edited.title.isEmpty, edited.body == .empty { self.store.delete(edited) } else { self.store.upsert(edited) }
    }
    navigationController?.pushViewController(editor, animated: true)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let note = dataSource.itemIdentifier(for: indexPath) else { return }
    open(note)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let note = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.store.delete(note)
      self?.applySnapshot()
      done(true)
    }
    let pin = UIContextualAction(style: .normal, title: note.isPinned ? "Unpin" : "Pin") { [weak self] _, _, done in
      self?.store.togglePin(note)
      self?.applySnapshot()
      done(true)
    }
    pin.backgroundColor = .systemYellow
    return UISwipeActionsConfiguration(actions: [delete, pin])
  }
}

extension NotesViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    applySnapshot()
  }
}
