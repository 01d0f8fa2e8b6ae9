// SPDX-License-Identifier: MIT

import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: TaskListViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

struct TaskItem: Codable, Hashable {
  var id = UUID()
  var title: String
  var notes: String?
  var isDone = false
  var priority: Int = 0
}

@MainActor protocol TaskEditorDelegate: AnyObject {
  func taskEditor(_ editor: TaskEditorViewController, didSave item: TaskItem)
}

final class TaskStore {
  private let key = "tasks"
  var items: [TaskItem] = [] {
    didSet { save() }
  }

  init() {
    if let data = UserDefaults.standard.data(forKey: key),
      let decoded = try? JSONDecoder().decode([TaskItem].self, from: data)
    {
      items = decoded
    } else {
      items = [TaskItem(title: "Buy milk"), TaskItem(title: "Call mom", priority: 2), TaskItem(title: "Water plants")]
    }
  }

  private func save() {
    do {
      let data = try JSONEncoder().encode(items)
      UserDefaults.standard.set(data, forKey: key)
    } catch {
      print("Could not save:", error)
    }
  }
}

class TaskCell: UITableViewCell {
  static let identifier = "TaskCell"
  private let checkButton = UIButton(type: .custom)
  private let nameLabel = UILabel()
  var onToggle: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    checkButton.layer.borderWidth = 2
    checkButton.layer.borderColor = UIColor.systemBlue.cgColor
    checkButton.layer.cornerRadius = 12
    checkButton.addTarget(self, action: #selector(checkTapped), for: .touchUpInside)
    nameLabel.font = .systemFont(ofSize: 17)
    checkButton.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(checkButton)
    contentView.addSubview(nameLabel)
    NSLayoutConstraint.activate([
      checkButton.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      checkButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      checkButton.widthAnchor.constraint(equalToConstant: 24),
      checkButton.heightAnchor.constraint(equalToConstant: 24),
      nameLabel.leadingAnchor.constraint(equalTo: checkButton.trailingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onToggle = nil
  }

  @objc private func checkTapped() {
    onToggle?()
  }

  func configure(with item: TaskItem) {
    let attributes: [NSAttributedString.Key: Any] = [
      .strikethroughStyle: item.isDone ? NSUnderlineStyle.single.rawValue : 0,
      .foregroundColor: item.isDone ? UIColor.secondaryLabel : UIColor.label,
    ]
    nameLabel.attributedText = NSAttributedString(string: item.title, attributes: attributes)
    checkButton.backgroundColor = item.isDone ? .systemBlue : .clear
  }
}

class TaskListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, TaskEditorDelegate {
  private let store = TaskStore()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let emptyLabel = UILabel()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    view.backgroundColor = .systemBackground
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(TaskCell.self, forCellReuseIdentifier: TaskCell.identifier)
    tableView.refreshControl = UIRefreshControl()
    tableView.refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    emptyLabel.text = NSLocalizedString("Nothing to do", comment: "Empty state")
    emptyLabel.textAlignment = .center
    tableView.backgroundView = emptyLabel
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addTask))
    updateEmptyState()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
  }

  private func updateEmptyState() {
    emptyLabel.isHidden = !store.items.isEmpty
    navigationItem.prompt = "\(store.items.filter { !$0.isDone }.count) open"
  }

  @objc private func refresh() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.tableView.reloadData()
      self?.tableView.refreshControl?.endRefreshing()
    }
  }

  @objc private func addTask() {
    let editor = TaskEditorViewController()
    editor.delegate = self
    let navigation = UINavigationController(rootViewController: editor)
    navigation.modalPresentationStyle = .pageSheet
    present(navigation, animated: true)
  }

  func taskEditor(_ editor: TaskEditorViewController, didSave item: TaskItem) {
    store.items.insert(item, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    updateEmptyState()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return store.items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: TaskCell.identifier, for: indexPath) as? TaskCell
    else { return UITableViewCell() }
    let item = store.items[indexPath.row]
    cell.configure(with: item)
    cell.onToggle = { [weak self, unowned cell] in
      guard let self = self, let path = self.tableView.indexPath(for: cell) else { return }
      self.store.items[path.row].isDone.toggle()
      self.tableView.reloadRows(at: [path], with: .none)
      self.updateEmptyState()
    }
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.store.items.remove(at: indexPath.row)
      self?.tableView.deleteRows(at: [indexPath], with: .automatic)
      self?.updateEmptyState()
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let item = store.items[indexPath.row]
    let alert = UIAlertController(title: item.title, message: item.notes, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true, completion: nil)
  }
}

class TaskEditorViewController: UIViewController, UITextFieldDelegate {
  weak var delegate: TaskEditorDelegate?
  private let titleField = UITextField()
  private let notesView = UITextView()
  private let priorityControl = UISegmentedControl(items: ["Low", "Normal", "High"])
  private var bottomConstraint: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New task"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    navigationItem.rightBarButtonItem?.isEnabled = false
    titleField.placeholder = "Title"
    titleField.borderStyle = .roundedRect
    titleField.delegate = self
    titleField.returnKeyType = .done
    titleField.addTarget(self, action: #selector(titleChanged), for: .editingChanged)
    notesView.font = .systemFont(ofSize: 16)
    notesView.layer.borderWidth = 1
    notesView.layer.borderColor = UIColor.separator.cgColor
    priorityControl.selectedSegmentIndex = 1
    let stack = UIStackView(arrangedSubviews: [titleField, priorityControl, notesView])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    bottomConstraint = stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      bottomConstraint,
    ])
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    titleField.becomeFirstResponder()
  }

  @objc private func keyboardWillChange(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    else { return }
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
    let covered = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY - view.safeAreaInsets.bottom)
    bottomConstraint.constant = -16 - covered
    UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
  }

  @objc private func titleChanged() {
    let text = titleField.text?.trimmingCharacters(in: .whitespaces) ?? ""
    navigationItem.rightBarButtonItem?.isEnabled = !text.isEmpty
  }

  @objc private func cancel() {
    dismiss(animated: true)
  }

  @objc private func save() {
    guard let title = titleField.text, !title.isEmpty else { return }
    let item = TaskItem(title: title, notes: notesView.text, priority: priorityControl.selectedSegmentIndex)
    dismiss(animated: true) { [delegate] in
      delegate?.taskEditor(self, didSave: item)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
