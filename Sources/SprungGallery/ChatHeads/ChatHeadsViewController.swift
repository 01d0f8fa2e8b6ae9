// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A picture with a chain of chat heads in front of it.
public final class ChatHeadsViewController: UIViewController {
  /// The maximum number of heads.
  public static let limit = 5

  /// The behavior of the chain.
  public private(set) var chain: ChatHeadsBehavior!
  /// The animator of the heads.
  public private(set) var animator: UIDynamicAnimator!
  /// A button that adds a head in front of the others.
  public private(set) var addButton: UIButton!
  /// A button that closes the first head, as if the user had dropped it on the target.
  public private(set) var closeButton: UIButton!
  /// The close target, a cross that is only visible while the heads are being dragged.
  public let targetView = TargetView(frame: CGRect(x: 0, y: 0, width: 72, height: 72))

  /// The bubble with the first head's message, which appears when the head is tapped.
  public let chat = ChatBubble()

  private let advice = GalleryLabel(17, .semibold)

  /// Changes to apply to the chain when it is created.
  private var changes: [(ChatHeadsBehavior) -> Void] = []
  private var startCount = 3
  private let scenery = SceneryView()
  private var nextNumber = 0
  private var arrangedSize = CGSize.zero

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.clipsToBounds = true
    scenery.picture = GalleryPicture.at(14)
    view.addSubview(scenery)
    targetView.alpha = 0
    view.addSubview(targetView)
    advice.text = "Press New chat to begin"
    advice.textColor = .white
    advice.textAlignment = .center
    advice.isHidden = true
    view.addSubview(advice)
    view.addSubview(chat)
    addButton = button("New chat") { $0.addHead() }
    closeButton = button("Close chat") { $0.closeFirst() }
    animator = UIDynamicAnimator(referenceView: view)
  }

  private func button(_ title: String, _ action: @escaping (ChatHeadsViewController) -> Void) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(UIColor(white: 0.1, alpha: 1), for: .normal)
    button.setTitleColor(UIColor(white: 0.1, alpha: 0.35), for: .disabled)
    button.useGalleryFont(16, .semibold)
    button.backgroundColor = UIColor(white: 1, alpha: 0.8)
    button.layer.cornerRadius = 20
    button.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in
      if let me = me.wrappedValue { action(me) }
    }
    view.addSubview(button)
    return button
  }

  // MARK: Heads

  /// The heads, starting with the leading one.
  public var heads: [ChatHead] { (chain?.heads ?? []).compactMap { $0 as? ChatHead } }

  /// Adds a head, which slides in from the right. Has no effect if there are already five heads.
  public func addHead() {
    guard heads.count < Self.limit else { return }
    let head = makeHead()
    head.center = CGPoint(x: view.bounds.maxX + 40, y: heads.first?.center.y ?? 200)
    chain.addHead(head)
    headsChanged()
    UIAccessibility.post(notification: .announcement, argument: "New: chat with " + head.name)
  }

  /// Adds heads, or closes heads from the front of the chain, until there are `wish` heads, clamped to 1...5.
  public func setHeadCount(_ wish: Int) {
    let count = min(Self.limit, max(1, wish))
    guard chain != nil else {
      startCount = count
      return
    }
    while heads.count < count { addHead() }
    while heads.count > count { closeFirst() }
  }

  /// Applies a change to the chain, either immediately or when the first layout creates the chain.
  public func tune(_ change: @escaping (ChatHeadsBehavior) -> Void) {
    if let chain { change(chain) } else { changes.append(change) }
  }

  private func makeHead() -> ChatHead {
    let head = ChatHead(number: nextNumber)
    nextNumber += 1
    head.addGestureRecognizer(
      UIPanGestureRecognizer { [me = WeakReference(self)] pan in me.wrappedValue?.drag(by: pan) })
    head.addGestureRecognizer(UITapGestureRecognizer { [me = WeakReference(self)] _ in me.wrappedValue?.toggleChat() })
    head.onPress = { [me = WeakReference(self)] in me.wrappedValue?.toggleChat() ?? false }
    view.addSubview(head)
    return head
  }

  /// Shows or hides the first head's message. Returns whether there is a head.
  @discardableResult
  public func toggleChat() -> Bool {
    guard let head = heads.first, chat.isHidden else {
      chat.isHidden = true
      return !heads.isEmpty
    }
    chat.show(head.message, beside: head, in: view.bounds)
    view.bringSubviewToFront(chat)
    UIAccessibility.post(notification: .announcement, argument: head.message)
    return true
  }

  /// Closes the first head.
  public func closeFirst() {
    guard let head = heads.first else { return }
    chain.removeHead(head)
    close(head)
  }

  private func close(_ head: UIView) {
    head.isUserInteractionEnabled = false
    head.isAccessibilityElement = false
    if let head = head as? ChatHead {
      UIAccessibility.post(notification: .announcement, argument: "Closed: chat with " + head.name)
    }
    headsChanged()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .beginFromCurrentState,
      animations: {
        head.alpha = 0
        head.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
      }, completion: { _ in head.removeFromSuperview() })
  }

  /// Moves the first head to the front and makes it the only head that handles touches and is an accessibility element.
  private func headsChanged() {
    for (index, head) in heads.enumerated() {
      head.isUserInteractionEnabled = index == 0
      head.isAccessibilityElement = index == 0
      view.insertSubview(head, aboveSubview: closeButton)
    }
    chat.isHidden = true
    advice.isHidden = !heads.isEmpty
    addButton.isEnabled = heads.count < Self.limit
    closeButton.isEnabled = !heads.isEmpty
  }

  private func drag(by pan: UIPanGestureRecognizer) {
    let wasHeld = chain.isHeld
    chain.follow(pan)
    let isHeld = chain.isHeld
    markTarget()
    guard isHeld != wasHeld else { return }
    chat.isHidden = true
    UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState) {
      self.targetView.alpha = isHeld ? 1 : 0
    }
  }

  private func markTarget() {
    let isNear = chain.isHeld && (heads.first.map { chain.isOnTarget($0.center) } ?? false)
    guard isNear != targetView.isMarked else { return }
    targetView.isMarked = isNear
  }

  // MARK: Layout

  /// Lays out the views again whenever the size of the container changes.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard size != arrangedSize, size.width > 0, size.height > 0 else { return }
    arrangedSize = size
    scenery.frame = view.bounds
    chat.isHidden = true
    advice.frame = CGRect(x: 16, y: size.height / 2 - 40, width: size.width - 32, height: 80)
    let width = min(view.scaled(124), size.width / 2 - 18)
    addButton.frame = CGRect(x: size.width / 2 - 6 - width, y: 34, width: width, height: 40)
    closeButton.frame = CGRect(x: size.width / 2 + 6, y: 34, width: width, height: 40)
    guard chain == nil else {
      return UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { self.placeChain() }
    }
    makeChain()
    placeChain()
  }

  private func placeChain() {
    chain.updateEdges(in: view.bounds)
    targetView.center = chain.target
  }

  private func makeChain() {
    var heads: [UIView] = []
    for index in 0..<startCount {
      let head = makeHead()
      head.center = CGPoint(x: view.bounds.maxX - 38, y: 200 + CGFloat(5 * index))
      heads.append(head)
    }
    chain = ChatHeadsBehavior(heads: heads)
    chain.onDrop = { [me = WeakReference(self)] head in me.wrappedValue?.close(head) }
    chain.action = { [me = WeakReference(self)] in me.wrappedValue?.markTarget() }
    for change in changes { change(chain) }
    changes = []
    animator.addBehavior(chain)
    headsChanged()
  }
}

/// A round chat head with a letter.
public final class ChatHead: UIView {
  private static let names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"]
  private static let messages = [
    "Are you on the train?", "I found your umbrella.", "Dinner at eight?", "Look at the moon!",
  ]

  /// The contact's name.
  public let name: String
  /// The contact's last message.
  public let message: String
  /// Called when the head is pressed. Returns false if the press had no effect. Default: nil.
  var onPress: (() -> Bool)?

  private let letter = GalleryLabel(26, .bold, most: 1.3)
  private let gradient = CAGradientLayer()

  /// Creates a head. Names repeat after eight heads.
  public init(number: Int) {
    name = Self.names[((number % 8) + 8) % 8]
    message = Self.messages[((number % 4) + 4) % 4]
    super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let hue = CGFloat((number * 5) % 8) / 8
    layer.cornerRadius = 30
    layer.borderWidth = 3
    layer.borderColor = UIColor.white.cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.35
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    gradient.frame = bounds
    gradient.cornerRadius = 30
    gradient.colors = [
      UIColor(hue: hue, saturation: 0.45, brightness: 0.95, alpha: 1).cgColor,
      UIColor(hue: hue, saturation: 0.8, brightness: 0.6, alpha: 1).cgColor,
    ]
    layer.addSublayer(gradient)
    letter.text = String(name.prefix(1))
    letter.textColor = .white
    letter.textAlignment = .center
    letter.frame = bounds
    letter.isAccessibilityElement = false
    addSubview(letter)
    accessibilityTraits = .button
    accessibilityLabel = "Chat with " + name
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns `ellipse`, the collision shape of the head.
  public override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  public override func accessibilityActivate() -> Bool { onPress?() ?? false }
}

/// The cross that closes a head.
public final class TargetView: UIView {
  private let cross = CAShapeLayer()

  /// Whether a head is over the target. If so, the target is red and larger. Default: false.
  public internal(set) var isMarked = false {
    didSet {
      let isMarked = isMarked
      UIView.animate(withDuration: 0.15, delay: 0, options: .beginFromCurrentState) {
        self.backgroundColor = isMarked ? UIColor(red: 0.8, green: 0.15, blue: 0.2, alpha: 0.9) : Self.plain
        self.transform = isMarked ? CGAffineTransform(scaleX: 1.25, y: 1.25) : .identity
      }
    }
  }

  private static let plain = UIColor(white: 0, alpha: 0.6)

  /// Creates a target.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.plain
    isUserInteractionEnabled = false
    layer.cornerRadius = frame.width / 2
    layer.borderWidth = 2
    layer.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
    let path = UIBezierPath()
    let (near, far) = (frame.width * 0.36, frame.width * 0.64)
    path.move(to: CGPoint(x: near, y: near))
    path.addLine(to: CGPoint(x: far, y: far))
    path.move(to: CGPoint(x: far, y: near))
    path.addLine(to: CGPoint(x: near, y: far))
    cross.frame = bounds
    cross.path = path.cgPath
    cross.strokeColor = UIColor.white.cgColor
    cross.lineWidth = 3
    cross.lineCap = .round
    layer.addSublayer(cross)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }
}
