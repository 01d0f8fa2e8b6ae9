// SPDX-License-Identifier: MIT

import UIKit

/// The photo library: a strip of featured photos above a grid.
///
/// A tap opens a photo, a pinch changes the number of columns, and a long press starts moving a photo in the grid.
final class GalleryViewController: UICollectionViewController {
  enum Section: Hashable { case featured, library }

  /// A photo in a section. Featured photos are also in the library, so a photo alone does not identify an item.
  struct Item: Hashable {
    let photo: Photo
    let section: Section
  }

  /// The photos in the order of the grid.
  private(set) var photos = Photo.library
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>?
  private(set) lazy var zoom = GridZoom(collectionView, level: 2)
  private lazy var larger = UIBarButtonItem(
    image: UIImage(systemName: "plus"), style: .plain, target: self, action: #selector(showLarger))
  private lazy var smaller = UIBarButtonItem(
    image: UIImage(systemName: "minus"), style: .plain, target: self, action: #selector(showSmaller))
  /// The item whose photo is open.
  private var openItem: Item?

  init() { super.init(collectionViewLayout: GalleryLayout.make(side: GalleryLayout.sides[2])) }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    larger.accessibilityLabel = "Larger photos"
    smaller.accessibilityLabel = "Smaller photos"
    navigationItem.rightBarButtonItems = [larger, smaller]
    collectionView.backgroundColor = .systemBackground
    makeDataSource()
    zoom.onChange = { [weak self] in self?.updateButtons() }
    updateButtons()
  }

  private func makeDataSource() {
    let cells = UICollectionView.CellRegistration<PhotoCell, Item> { cell, _, item in
      cell.show(item.photo, isFeatured: item.section == .featured)
    }
    let headers = UICollectionView.SupplementaryRegistration<HeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in header.show(path.section == 0 ? "Featured" : "Library") }
    let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $2) }
    source.reorderingHandlers.canReorderItem = { $0.section == .library }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.photos = transaction.finalSnapshot.itemIdentifiers(inSection: .library).map { $0.photo }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.featured, .library])
    snapshot.appendItems(Photo.featured.map { Item(photo: $0, section: .featured) }, toSection: .featured)
    snapshot.appendItems(photos.map { Item(photo: $0, section: .library) }, toSection: .library)
    source.apply(snapshot, animatingDifferences: false)
    dataSource = source
  }

  // Photos can be moved only within the library.
  override func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposedIndexPath.section == originalIndexPath.section ? proposedIndexPath : IndexPath(item: 0, section: 1)
  }

  // MARK: Photo size

  @objc private func showLarger() { zoom.zoom(by: 1) }

  @objc private func showSmaller() { zoom.zoom(by: -1) }

  private func updateButtons() {
    larger.isEnabled = zoom.canZoom(by: 1)
    smaller.isEnabled = zoom.canZoom(by: -1)
  }

  // MARK: Opening a photo

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let item = dataSource?.itemIdentifier(for: indexPath) else { return }
    openItem = item
    let controller = PhotoViewController(item.photo)
    controller.modalPresentationStyle = .overFullScreen
    controller.transitioningDelegate = self
    present(controller, animated: true)
  }

  /// The thumbnail of the open photo; nil if it is not on the screen.
  private var thumbnail: UIView? {
    guard let openItem, let path = dataSource?.indexPath(for: openItem) else { return nil }
    return (collectionView.cellForItem(at: path) as? PhotoCell)?.imageView
  }
}

extension GalleryViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ZoomTransition(thumbnail, isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    ZoomTransition(thumbnail, isPresenting: false)
  }
}
