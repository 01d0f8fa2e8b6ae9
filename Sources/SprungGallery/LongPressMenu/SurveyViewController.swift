// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Asks which of three prints a person likes. A tap chooses one and reveals the next three; a long press shows a menu with the
/// picture's name, which copies it.
///
/// The menu shows because the controller can become first responder and claims the action; without either it does not.
public final class SurveyViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  /// How many sections there are at most.
  public static let sectionLimit = 10

  /// The action of the menu.
  public static let copyName = Selector("copyName:")

  /// The item that was pressed long last.
  public private(set) var lastLongPressedIndexPath: IndexPath?

  /// How often a long press was handled.
  public private(set) var handledPresses = 0

  /// The choices in completed sections.
  public private(set) var choices: [IndexPath] = []

  /// Whether the controller may become first responder, which the menu needs. Default: true.
  public var isWilling = true

  /// Recognizes long presses: half a second, 10 points of movement.
  public let press = UILongPressGestureRecognizer()

  /// The longer side of a large picture in points, in a view 320 points wide; wider views have larger ones. Default: 100.
  public var photoSide: CGFloat = 100 {
    didSet { if photoSide != oldValue { collectionViewLayout.invalidateLayout() } }
  }

  /// Shows the content of the pasteboard.
  public let status: UILabel = GalleryLabel(14)

  private var arrangedSize = CGSize.zero

  /// Makes the survey.
  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 15, left: 10, bottom: 15, right: 10)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    layout.headerReferenceSize = CGSize(width: 60, height: 50)
    super.init(collectionViewLayout: layout)
  }

  /// Decoding from archives is not supported: an empty survey.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  #if hasFeature(Embedded)
    public override var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { self }
  #endif

  public override var canBecomeFirstResponder: Bool { isWilling }

  public override func canPerformAction(_ action: Selector, withSender sender: ActionSender?) -> Bool {
    action == Self.copyName
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.accessibilityLabel = "Pictures"
    collectionView.contentInset.bottom = 64
    collectionView.register(SurveyCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.register(
      SurveyHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    fitHeaders()
    status.backgroundColor = UIColor(white: 0.2, alpha: 0.9)
    status.layer.cornerRadius = 20
    status.clipsToBounds = true
    status.textColor = .white
    status.textAlignment = .center
    status.text = "Hold a picture to copy its name"
    view.addSubview(status)
    press.addHandler { [me = WeakReference(self)] _ in me.wrappedValue?.pressed() }
    collectionView.addGestureRecognizer(press)
    registerAction(Self.copyName) { [me = WeakReference(self)] _ in me.wrappedValue?.copyPressedName() }
  }

  /// The notice floats above the lower edge; prints follow the width.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let width = max(0, min(360, room.width - 32))
    let height = view.scaled(40)
    status.frame = CGRect(x: room.midX - width / 2, y: room.maxY - 12 - height, width: width, height: height)
    guard room.size != arrangedSize else { return }
    arrangedSize = room.size
    collectionViewLayout.invalidateLayout()
  }

  /// How many times as large the prints are as in a view 320 points wide: as many as three fit beside one another.
  private var enlargement: CGFloat {
    let size = collectionView.bounds.size
    return max(1, min((size.width - 40) / 280, size.height * 0.0038))
  }

  /// The three prints are centered in their row.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let width = 2.75 * photoSide * enlargement + 20
    let side = max(10, (collectionView.bounds.width - width) / 2)
    return UIEdgeInsets(top: 15, left: side, bottom: 15, right: side)
  }

  /// Headers are as high as their words.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { fitHeaders() }
  }

  private func fitHeaders() {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    flow?.headerReferenceSize = CGSize(width: 60, height: traitCollection.scaled(50))
  }

  private func pressed() {
    // The recognizer also reports every movement and the end.
    guard press.state == .began else { return }
    handledPresses += 1
    guard let indexPath = collectionView.indexPathForItem(at: press.location(in: collectionView)),
      let cell = collectionView.cellForItem(at: indexPath)
    else { return }
    lastLongPressedIndexPath = indexPath
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: SurveyPhoto.at(indexPath).name, action: Self.copyName)]
    menu.setTargetRect(cell.bounds, in: cell)
    menu.setMenuVisible(true, animated: false)
  }

  private func copyPressedName() {
    guard let lastLongPressedIndexPath else { return }
    let name = SurveyPhoto.at(lastLongPressedIndexPath).name
    UIPasteboard.general.string = name
    status.text = "Copied: " + name
    UIAccessibility.post(notification: .announcement, argument: "Copied: " + name)
  }

  // The pictures.

  public override func numberOfSections(in collectionView: UICollectionView) -> Int {
    min(choices.count + 1, Self.sectionLimit)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? SurveyCell)?.show(
      SurveyPhoto.at(indexPath), isOver: indexPath.section < choices.count,
      isLiked: choices.contains(indexPath))
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? SurveyHeader)?.label.text = headerText(section: indexPath.section)
    return view
  }

  /// The words above a section.
  public func headerText(section: Int) -> String {
    guard section > 0, section <= choices.count else { return "Tap the picture that you like best" }
    return "Because you liked " + SurveyPhoto.at(choices[section - 1]).name + "\u{2026}"
  }

  /// A picture is as large as its shape fits into a square of `photoSide`, in a wide view into a larger one.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = SurveyPhoto.at(indexPath).size
    let scale = photoSide * enlargement / 100
    return CGSize(width: (size.width * scale).rounded(.down), height: (size.height * scale).rounded(.down))
  }

  /// A choice in the newest section reveals the next one; those that are over do not change any more.
  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard indexPath.section == choices.count, choices.count < Self.sectionLimit else { return }
    choices.append(indexPath)
    UIAccessibility.post(notification: .announcement, argument: "Liked: " + SurveyPhoto.at(indexPath).name)
    let section = indexPath.section
    let isLast = choices.count == Self.sectionLimit
    // The cells and the header of the section that is over stay; its pictures turn pale.
    collectionView.reconfigureItems(at: (0..<3).map { IndexPath(item: $0, section: section) })
    guard !isLast else { return }
    collectionView.performBatchUpdates({ collectionView.insertSections([section + 1]) })
    // To the end of the content, and not to an item: others of the last row may be taller.
    let inset = collectionView.adjustedContentInset
    let end = collectionView.contentSize.height + inset.bottom - collectionView.bounds.height
    if end > collectionView.contentOffset.y {
      collectionView.setContentOffset(CGPoint(x: collectionView.contentOffset.x, y: end), animated: true)
    }
  }
}
