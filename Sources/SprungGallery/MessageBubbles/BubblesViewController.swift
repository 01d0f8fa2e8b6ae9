// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A conversation whose rows are on springs.
public final class BubblesViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  /// The messages.
  public private(set) var messages: [(words: String, isMine: Bool)]
  /// The layout.
  public let bubbles = BubblesLayout()

  private let ruler = UILabel()
  private var heights: [CGFloat] = []
  private var measuredWidth: CGFloat = 0
  private var hasAppeared = false
  private var isEndWanted = false
  private var sentCount = 0

  private static let sayings = [
    "Are you there?", "Yes. I was looking at the sea.", "How is it today?",
    "Gray and green, with a lot of wind. The gulls fly backwards.", "Ha!", "Come and see.",
    "I would like to, but I have to finish the third chapter first, and it does not want to be finished.",
    "Which one is that?", "The one with the clock.", "Oh, that one. Leave the clock out.",
    "Then nobody will know how late it is.", "They will look out of the window, as I do.", "Hm.", "You see.",
    "All right, I'll take the train at five.", "Bring bread.",
  ]

  /// Creates a conversation with 36 messages.
  public init() {
    messages = (0..<36).map { Self.message($0) }
    super.init(collectionViewLayout: bubbles)
    title = "Robin"
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  private static func message(_ number: Int) -> (words: String, isMine: Bool) {
    (sayings[number % sayings.count], number % 2 == 1)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityLabel = "Messages"
    collectionView.alwaysBounceVertical = true
    collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.send() })
  }

  /// Updates the row heights, which depend on the text size.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded,
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    measuredWidth = 0
    bubbles.invalidateLayout()
    // The end of the content has moved, so the view scrolls to it again.
    hasAppeared = false
    view.setNeedsLayout()
  }

  /// Scrolls to the end of the conversation during the first layout.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasAppeared, let view = collectionView, view.bounds.height > 0 else { return }
    hasAppeared = true
    view.layoutIfNeeded()
    view.contentOffset.y = max(0, view.contentSize.height - view.bounds.height)
  }

  /// Appends a message, which springs in from below, and scrolls to it.
  public func send() {
    // Messages with odd numbers are the user's.
    let message = Self.message(2 * sentCount + 5)
    sentCount += 1
    collectionView.performBatchUpdates {
      self.messages.append(message)
      self.collectionView.insertItems(at: [IndexPath(item: self.messages.count - 1, section: 0)])
    }
    // Do not scroll content that the user is dragging.
    isEndWanted = collectionView.isTracking
    if !isEndWanted { showEnd() }
    UIAccessibility.post(notification: .announcement, argument: "Sent: \(message.words)")
  }

  private func showEnd() {
    let end = bubbles.collectionViewContentSize.height - collectionView.bounds.height
    collectionView.setContentOffset(CGPoint(x: 0, y: max(0, end)), animated: true)
  }

  /// Scrolls to the end if a message was sent during the drag.
  public override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if isEndWanted { showEnd() }
    isEndWanted = false
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { messages.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
    let message = messages[indexPath.item]
    (cell as? BubbleCell)?.show(message.words, isMine: message.isMine)
    return cell
  }

  #if hasFeature(Embedded)
    /// Returns the controller itself, because protocol casts are not available in the browser.
    public override var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { self }
  #endif

  /// Returns the size of a row that fits its message.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width
    if width != measuredWidth {
      measuredWidth = width
      heights = []
    }
    while heights.count < messages.count {
      heights.append(BubbleCell.height(of: messages[heights.count].words, width: width, measuredBy: ruler))
    }
    return CGSize(width: width, height: heights[indexPath.item])
  }
}
