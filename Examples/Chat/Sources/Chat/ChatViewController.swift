// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A conversation on springs, and a field to write in.
final class ChatViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private var messages = Message.conversation
  private let layout = SpringyFlowLayout()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let composer = ComposerView()
  private var keyboardHeight: CGFloat = 0

  /// Points that the composer is high.
  let composerHeight: CGFloat = 60

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 12, right: 16)
    list.backgroundColor = .systemBackground
    list.dataSource = self
    list.delegate = self
    list.alwaysBounceVertical = true
    list.keyboardDismissMode = .interactive
    list.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
    view.addSubview(list)
    composer.onSend = { [weak self] in self?.send($0) }
    view.addSubview(composer)
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { self?.keyboardCovers(frame) }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bottom = view.bounds.height - keyboardHeight
    composer.frame = CGRect(x: 0, y: bottom - composerHeight, width: view.bounds.width, height: composerHeight)
    list.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: bottom - composerHeight)
  }

  private func keyboardCovers(_ frame: CGRect?) {
    keyboardHeight = frame.map { max(0, view.bounds.height - view.convert($0, from: nil).minY) } ?? 0
    view.setNeedsLayout()
    view.layoutIfNeeded()
    scrollToEnd()
  }

  private func send(_ text: String) {
    append(Message(text: text, isOwn: true))
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { [weak self] in
      guard let self else { return }
      append(Message.answer(to: messages.count))
    }
  }

  private func append(_ message: Message) {
    messages.append(message)
    list.insertItems(at: [IndexPath(item: messages.count - 1, section: 0)])
    scrollToEnd()
  }

  private func scrollToEnd() {
    list.scrollToItem(at: IndexPath(item: messages.count - 1, section: 0), at: .bottom, animated: true)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { messages.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
    (cell as? BubbleCell)?.show(messages[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width - layout.sectionInset.left - layout.sectionInset.right
    let text = BubbleCell.textSize(messages[indexPath.item].text, in: width)
    return CGSize(width: width, height: text.height + BubbleCell.padding.top + BubbleCell.padding.bottom)
  }
}
