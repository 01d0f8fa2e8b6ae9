// SPDX-License-Identifier: MIT

import UIKit

final class NoteEditorViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  var didFinish: ((Note) -> Void)?

  private var note: Note
  private let titleField = UITextField()
  private let textView = UITextView()
  private let placeholder = UILabel()
  private var bottomConstraint: NSLayoutConstraint!

  init(note: Note) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = priorityItem()

    titleField.placeholder = "Title"
    titleField.font = .preferredFont(forTextStyle: .title2)
    titleField.text = note.title
    titleField.returnKeyType = .next
    titleField.delegate = self
    titleField.addTarget(self, action: #selector(titleChanged), for: .editingChanged)

    textView.font = .preferredFont(forTextStyle: .body)
    textView.delegate = self
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.alwaysBounceVertical = true
    switch note.body {
    case .text(let text): textView.text = text
    case let .checklist(items, done): textView.text = items.enumerated().map { ($0 < done ? "☑ " : "☐ ") + $1 }.joined(separator: "\n")
    case .empty: break
    }
    placeholder.text = "Write something…"
    placeholder.textColor = .placeholderText
    placeholder.isHidden = textView.hasText

    for subview in [titleField, textView, placeholder] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    bottomConstraint = textView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      titleField.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      titleField.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      titleField.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      textView.topAnchor.constraint(equalTo: titleField.bottomAnchor, constant: 12),
      textView.leadingAnchor.constraint(equalTo: titleField.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: titleField.trailingAnchor),
      bottomConstraint,
      placeholder.topAnchor.constraint(equalTo: textView.topAnchor),
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
    ])

    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if note.title.isEmpty { titleField.becomeFirstResponder() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
    didFinish?(note)
  }

  private func priorityItem() -> UIBarButtonItem {
    let actions = Priority.allCases.reversed().map { priority in
      UIAction(title: String(describing: priority).capitalized, state: priority == note.priority ? .on : .off) {
        [weak self] _ in
        guard let self = self else { return }
        self.note.priority = priority
        self.navigationItem.rightBarButtonItem = self.priorityItem()
      }
    }
    return UIBarButtonItem(
      title: "\(note.priority)".capitalized, menu: UIMenu(title: "Priority", options: .singleSelection, children: actions))
  }

  @objc private func titleChanged() {
    note.title = titleField.text ?? ""
  }

  @objc private func keyboardWillChange(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    else { return }
    let overlap = view.bounds.maxY - view.convert(frame, from: nil).minY
    bottomConstraint.constant = -max(0, overlap)
    UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textView.becomeFirstResponder()
    return false
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholder.isHidden = textView.hasText
    note.body = textView.text.isEmpty ? .empty : .text(textView.text)
  }
}
