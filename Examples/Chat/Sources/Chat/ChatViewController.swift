// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A conversation whose rows are attached to springs, and a composer that stays above the keyboard.
final class ChatViewController: UIViewController, UICollectionViewDataSource {
  private(set) var messages = Message.conversation
  private let layout = SpringyFlowLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let composer = ComposerView()
  private var keyboardHeight: CGFloat = 0
  private var keyboardObserver: (any NSObjectProtocol)?
  private var hasAppeared = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Robin"
    view.backgroundColor = .systemBackground
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 0, right: 16)
    list.contentInset.bottom = 12
    list.backgroundColor = .systemBackground
    list.dataSource = self
    list.alwaysBounceVertical = true
    list.keyboardDismissMode = .interactive
    list.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
    view.addSubview(list)
    composer.onSend = { [weak self] in self?.send($0) }
    composer.onResize = { [weak self] in self?.view.setNeedsLayout() }
    view.addSubview(composer)
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { self?.keyboardMoved(to: frame) }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let wasAtEnd = isAtEnd
    // The composer extends to the bottom edge, but its content ends above the keyboard and the safe area.
    let bottom = max(keyboardHeight, view.safeAreaInsets.bottom)
    let height = composer.height(in: bounds.width) + bottom
    composer.bottomInset = bottom
    composer.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    list.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    let rowWidth = bounds.width - layout.sectionInset.left - layout.sectionInset.right
    let estimate = CGSize(width: max(1, rowWidth), height: 39)
    if layout.estimatedItemSize != estimate { layout.estimatedItemSize = estimate }
    // Keep the end visible when the safe area, the keyboard or a rotation changes the height.
    if wasAtEnd { showEnd() }
  }

  private var isAtEnd: Bool {
    let visible = list.bounds.inset(by: list.adjustedContentInset)
    return !hasAppeared || visible.maxY >= list.contentSize.height - 1
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    showEnd()
  }

  /// Scrolls to the last message without animation. It scrolls twice, because the last rows are measured only after the
  /// first layout at the end.
  private func showEnd() {
    for _ in 1...2 {
      scrollToEnd(animated: false)
      list.layoutIfNeeded()
    }
  }

  private func keyboardMoved(to frame: CGRect?) {
    keyboardHeight = frame.map { max(0, view.bounds.height - view.convert($0, from: nil).minY) } ?? 0
    view.setNeedsLayout()
    view.layoutIfNeeded()
    scrollToEnd(animated: true)
  }

  // MARK: Messages

  private func send(_ text: String) {
    append(Message(text: text, isOwn: true))
    // Simulate an answer.
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { [weak self] in
      guard let self else { return }
      append(Message.answer(to: messages.count))
    }
  }

  private func append(_ message: Message) {
    messages.append(message)
    list.insertItems(at: [IndexPath(item: messages.count - 1, section: 0)])
    scrollToEnd(animated: true)
    UIAccessibility.post(notification: .announcement, argument: message.isOwn ? "Sent" : message.text)
  }

  private func scrollToEnd(animated: Bool) {
    list.scrollToItem(at: IndexPath(item: messages.count - 1, section: 0), at: .bottom, animated: animated)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { messages.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
    (cell as? BubbleCell)?.show(messages[indexPath.item])
    return cell
  }
}
