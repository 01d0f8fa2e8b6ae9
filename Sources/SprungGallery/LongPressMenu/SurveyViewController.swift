// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Shows three pictures at a time. A tap chooses one and reveals the next three; a long press shows a menu with the
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

  /// What was chosen in each section that is over.
  public private(set) var choices: [IndexPath] = []

  /// Whether the controller may become first responder, which the menu needs. Default: true.
  public var isWilling = true

  /// Recognizes long presses: half a second, 10 points of movement.
  public let press = UILongPressGestureRecognizer()

  /// The longer side of a large picture in points. Default: 100.
  public var photoSide: CGFloat = 100 {
    didSet { if photoSide != oldValue { collectionViewLayout.invalidateLayout() } }
  }

  /// Says what is on the pasteboard.
  public let status: UILabel = GalleryLabel(14)

  /// Makes the survey.
  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 15, left: 10, bottom: 15, right: 10)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    layout.headerReferenceSize = CGSize(width: 60, height: 50)
    super.init(collectionViewLayout: layout)
  }

  /// There are no archives to read from: an empty survey.
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
    collectionView.backgroundColor = GalleryColors.dynamic(
      UIColor(white: 0.9, alpha: 1), dark: UIColor(white: 0.08, alpha: 1))
    collectionView.accessibilityLabel = "Pictures"
    collectionView.contentInset.bottom = 40
    collectionView.register(SurveyCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.register(
      SurveyHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    fitHeaders()
    status.frame = CGRect(x: 0, y: view.bounds.height - 40, width: view.bounds.width, height: 40)
    status.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    status.backgroundColor = UIColor(white: 0.2, alpha: 0.9)
    status.textColor = .white
    status.textAlignment = .center
    status.text = "Nothing copied yet"
    view.addSubview(status)
    press.addHandler { [me = WeakReference(self)] _ in me.wrappedValue?.pressed() }
    collectionView.addGestureRecognizer(press)
    registerAction(Self.copyName) { [me = WeakReference(self)] _ in me.wrappedValue?.copyPressedName() }
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
    // The recognizer also tells of every movement and of the end.
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
    (cell as? SurveyCell)?.show(SurveyPhoto.at(indexPath), isOver: indexPath.section < choices.count)
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

  /// A picture is as large as its shape fits into 100 x 100 points, or into `photoSide`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = SurveyPhoto.at(indexPath).size
    return CGSize(width: size.width * photoSide / 100, height: size.height * photoSide / 100)
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
