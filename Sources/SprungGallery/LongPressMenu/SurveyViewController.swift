// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A survey in which the user selects a favorite among three prints. A tap selects a print and reveals the next three.
/// A long press shows a menu that copies the picture's name.
///
/// The menu appears only because the controller can become first responder and supports the action.
public final class SurveyViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  /// The maximum number of sections.
  public static let sectionLimit = 10

  /// The menu's action.
  public static let copyName = Selector("copyName:")

  /// The index path of the last item that was long-pressed.
  public private(set) var lastLongPressedIndexPath: IndexPath?

  /// The number of long presses handled.
  public private(set) var handledPresses = 0

  /// The selected items of completed sections.
  public private(set) var choices: [IndexPath] = []

  /// Whether the controller can become first responder, which the menu requires. Default: true.
  public var isWilling = true

  /// The long-press gesture recognizer. A long press takes 0.5 seconds and may move by up to 10 points.
  public let press = UILongPressGestureRecognizer()

  /// The longer side of a large picture in points, for a view that is 320 points wide. Pictures are larger in wider
  /// views. Default: 100.
  public var photoSide: CGFloat = 100 {
    didSet { if photoSide != oldValue { collectionViewLayout.invalidateLayout() } }
  }

  /// A label that displays the contents of the pasteboard.
  public let status: UILabel = GalleryLabel(14)

  private var arrangedSize = CGSize.zero

  /// Creates the survey.
  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 15, left: 10, bottom: 15, right: 10)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    layout.headerReferenceSize = CGSize(width: 60, height: 50)
    super.init(collectionViewLayout: layout)
  }

  /// Creates an empty survey. Decoding from archives is not supported.
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

  /// Places the notice above the bottom edge, and adapts the size of the prints to the view's width.
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

  /// The scale of the prints relative to a view that is 320 points wide, chosen so that three prints fit side by side.
  private var enlargement: CGFloat {
    let size = collectionView.bounds.size
    return max(1, min((size.width - 40) / 280, size.height * 0.0038))
  }

  /// Centers the three prints in their row.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let width = 2.75 * photoSide * enlargement + 20
    let side = max(10, (collectionView.bounds.width - width) / 2)
    return UIEdgeInsets(top: 15, left: side, bottom: 15, right: side)
  }

  /// Updates the header heights, which depend on the text size.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { fitHeaders() }
  }

  private func fitHeaders() {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    flow?.headerReferenceSize = CGSize(width: 60, height: traitCollection.scaled(50))
  }

  private func pressed() {
    // The gesture recognizer also reports movement and the end of the gesture; these events are ignored.
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

  // The sections and their pictures.

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

  /// Returns the header text of the given section.
  public func headerText(section: Int) -> String {
    guard section > 0, section <= choices.count else { return "Tap the picture that you like best" }
    return "Because you liked " + SurveyPhoto.at(choices[section - 1]).name + "\u{2026}"
  }

  /// Returns the size of a picture that is scaled to fit a square with the side `photoSide`. In wide views, the square
  /// is enlarged.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = SurveyPhoto.at(indexPath).size
    let scale = photoSide * enlargement / 100
    return CGSize(width: (size.width * scale).rounded(.down), height: (size.height * scale).rounded(.down))
  }

  /// Reveals the next section after a selection in the newest one. Selections in completed sections are ignored.
  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard indexPath.section == choices.count, choices.count < Self.sectionLimit else { return }
    choices.append(indexPath)
    UIAccessibility.post(notification: .announcement, argument: "Liked: " + SurveyPhoto.at(indexPath).name)
    let section = indexPath.section
    let isLast = choices.count == Self.sectionLimit
    // The completed section's cells and header stay on screen; only its pictures are dimmed.
    collectionView.reconfigureItems(at: (0..<3).map { IndexPath(item: $0, section: section) })
    guard !isLast else { return }
    collectionView.performBatchUpdates({ collectionView.insertSections([section + 1]) })
    // Scroll to the end of the content rather than to an item, because other items of the last row can be taller.
    let inset = collectionView.adjustedContentInset
    let end = collectionView.contentSize.height + inset.bottom - collectionView.bounds.height
    if end > collectionView.contentOffset.y {
      collectionView.setContentOffset(CGPoint(x: collectionView.contentOffset.x, y: end), animated: true)
    }
  }
}
