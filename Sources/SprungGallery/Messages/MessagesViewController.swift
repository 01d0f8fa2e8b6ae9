// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Messages above a text field. Dragging the messages hides the keyboard.
public final class MessagesViewController: UIViewController, UITextFieldDelegate {
  /// The text field for a new message.
  public let field = UITextField()
  /// The scroll view with the messages.
  public let list = UIScrollView()

  /// The font size of the messages. Default: 16.
  public var textSize: CGFloat = 16 {
    didSet {
      for bubble in bubbles { bubble.textSize = textSize }
      arrange()
    }
  }
  /// The maximum width of a message as a fraction of the available width, 0 to 1. Default: 0.7.
  public var widthShare: CGFloat = 0.7 { didSet { arrange() } }
  /// The delay in seconds before an answer appears. Default: 0.3.
  public var answerDelay: TimeInterval = 0.3

  private let bar = UIView()
  private let send = UIButton(type: .system)
  private var bubbles: [MessageBubble] = []
  private var answers = ["I am well, and you?", "Indeed.", "Tell me more.", "See you!"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    view.backgroundColor = .systemBackground
    view.tintColor = GalleryColors.tint
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Note",
      primaryAction: UIAction { [me = WeakReference(self)] _ in
        me.wrappedValue?.navigationController?.pushViewController(NoteViewController(), animated: true)
      })
    list.keyboardDismissMode = .onDrag
    list.alwaysBounceVertical = true
    list.accessibilityLabel = "Messages"
    field.delegate = self
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.returnKeyType = .send
    field.clearButtonMode = .whileEditing
    field.enablesReturnKeyAutomatically = true
    field.font = .gallery(17)
    field.adjustsFontForContentSizeCategory = true
    send.setTitle("Send", for: .normal)
    send.useGalleryFont(15)
    send.isEnabled = false
    send.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in me.wrappedValue?.sendMessage() }
    field.addHandler(for: .editingChanged) { [me = WeakReference(self)] _ in me.wrappedValue?.textChanged() }
    bar.backgroundColor = .secondarySystemBackground
    for part in [field, send] { bar.addSubview(part) }
    view.addSubview(list)
    view.addSubview(bar)
    add("Hi! Write me something.", isMine: false)
  }

  /// Places the bar above the keyboard and the messages in the remaining space.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let end = view.keyboardLayoutGuide.layoutFrame.minY
    let height = view.scaled(34)
    let width = view.scaled(60)
    bar.frame = CGRect(x: room.minX, y: end - height - 18, width: room.width, height: height + 18)
    field.frame = CGRect(x: 12, y: 9, width: max(0, room.width - width - 28), height: height)
    send.frame = CGRect(x: room.width - width - 8, y: 9, width: width, height: height)
    list.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: max(0, bar.frame.minY - room.minY))
    arrange()
  }

  private func arrange() {
    var top: CGFloat = 12
    for bubble in bubbles {
      let size = bubble.sizeThatFits(CGSize(width: list.bounds.width * widthShare, height: 0))
      let x = bubble.isMine ? list.bounds.width - size.width - 12 : 12
      bubble.frame = CGRect(x: x, y: top, width: size.width, height: size.height)
      top += size.height + 8
    }
    list.contentSize = CGSize(width: list.bounds.width, height: top + 4)
    list.contentOffset = CGPoint(x: 0, y: max(0, list.contentSize.height - list.bounds.height))
  }

  private func textChanged() { send.isEnabled = field.hasText }

  /// Limits messages to 200 UTF-16 code units.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { (textField.text ?? "").utf16.count - range.length + string.utf16.count <= 200 }

  /// Sends the message when the Return key is pressed.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    sendMessage()
    return false
  }

  private func sendMessage() {
    guard let words = field.text, !words.isEmpty else { return }
    field.text = ""
    textChanged()
    add(words, isMine: true)
    UIAccessibility.post(notification: .announcement, argument: "Sent: \(words)")
    guard !answers.isEmpty else { return }
    add(answers.removeFirst(), isMine: false, delay: answerDelay)
  }

  private func add(_ words: String, isMine: Bool, delay: TimeInterval = 0) {
    let bubble = MessageBubble(words, isMine: isMine)
    bubble.textSize = textSize
    bubbles.append(bubble)
    list.addSubview(bubble)
    arrange()
    bubble.alpha = 0
    UIView.animate(withDuration: 0.25, delay: delay, options: .beginFromCurrentState, animations: { bubble.alpha = 1 })
  }
}

/// A message bubble.
final class MessageBubble: UIView {
  let isMine: Bool
  /// The font size.
  var textSize: CGFloat = 16 {
    didSet { if textSize != oldValue { label.use(textSize) } }
  }
  private let label = GalleryLabel(16, most: 3)

  init(_ words: String, isMine: Bool) {
    self.isMine = isMine
    super.init(frame: .zero)
    label.text = words
    label.numberOfLines = 0
    label.textColor = isMine ? .white : .label
    backgroundColor = isMine ? GalleryColors.bubble : .secondarySystemBackground
    layer.cornerRadius = 14
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = label.sizeThatFits(CGSize(width: size.width - 24, height: 0))
    return CGSize(width: words.width + 24, height: words.height + 14)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 7)
  }
}
