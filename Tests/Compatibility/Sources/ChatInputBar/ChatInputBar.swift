// SPDX-License-Identifier: MIT

import UIKit

@MainActor @objc protocol ChatInputBarDelegate: NSObjectProtocol {
  @objc optional func chatInputBar(_ bar: ChatInputBar, didSend text: String)
  @objc optional func chatInputBar(_ bar: ChatInputBar, didChangeHeight height: CGFloat)
}

// A text view that grows up to a maximum height, with a button beside it.
class ChatInputBar: UIView {
  @IBOutlet weak var delegate: ChatInputBarDelegate?
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  private var heightConstraint: NSLayoutConstraint!
  private let maximumHeight: CGFloat = 100

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    textView.font = UIFont.systemFont(ofSize: 17)
    textView.isScrollEnabled = false
    textView.delegate = self
    sendButton.setTitle("Send", for: [])
    sendButton.isEnabled = false
    sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    [textView, sendButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    heightConstraint = textView.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      textView.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      textView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
      sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      sendButton.widthAnchor.constraint(equalToConstant: 60),
      sendButton.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
      heightConstraint,
    ])
  }

  @objc private func send() {
    delegate?.chatInputBar?(self, didSend: textView.text)
    textView.text = ""
    textViewDidChange(textView)
  }
}

extension ChatInputBar: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    sendButton.isEnabled = !textView.text.isEmpty
    let wanted = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)).height
    let height = min(max(40, wanted), maximumHeight)
    textView.isScrollEnabled = wanted > maximumHeight
    guard height != heightConstraint.constant else { return }
    heightConstraint.constant = height
    delegate?.chatInputBar?(self, didChangeHeight: height + 12)
  }
}

class ChatViewController: UIViewController, ChatInputBarDelegate {
  let bar = ChatInputBar()
  private(set) var sent: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  func chatInputBar(_ bar: ChatInputBar, didSend text: String) {
    sent.append(text)
  }
}
