// SPDX-License-Identifier: MIT

import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: AlbumViewController())
    window?.makeKeyAndVisible()
  }
}

struct Photo: Hashable {
  let id = UUID()
  var title: String
  var hue: CGFloat
  var isLiked = false
}

enum Section: Int, CaseIterable {
  case featured, all

  var title: String {
    switch self {
    case .featured: return "Featured"
    case .all: return "All photos"
    }
  }
}

class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: PhotoCell.self)
  private let colorView = UIView()
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    contentView.clipsToBounds = true
    for subview in [colorView, titleLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
    titleLabel.font = UIFont.systemFont(ofSize: 13, weight: .semibold)
    titleLabel.textColor = .white
    NSLayoutConstraint.activate([
      colorView.topAnchor.constraint(equalTo: contentView.topAnchor),
      colorView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      colorView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      colorView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
      }
    }
  }

  func configure(with photo: Photo) {
    colorView.backgroundColor = UIColor(hue: photo.hue, saturation: 0.7, brightness: 0.9, alpha: 1)
    titleLabel.text = photo.isLiked ? "♥ " + photo.title : photo.title
  }
}

class HeaderView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class AlbumViewController: UIViewController, UICollectionViewDelegate {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Photo>!
  private var photos = (1...24).map { Photo(title: "Photo \($0)", hue: CGFloat($0) / 24) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
    applySnapshot(animated: false)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addPhoto)),
      UIBarButtonItem(title: "Shuffle", style: .plain, target: self, action: #selector(shuffle)),
    ]
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { sectionIndex, environment in
      let section: NSCollectionLayoutSection
      switch Section(rawValue: sectionIndex)! {
      case .featured:
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(160)),
          subitems: [item])
        section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 10
      case .all:
        let columns = environment.container.effectiveContentSize.width > 500 ? 5 : 3
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
          subitem: item, count: columns)
        section = NSCollectionLayoutSection(group: group)
      }
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      section.boundarySupplementaryItems = [header]
      section.contentInsets = .init(top: 0, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, indexPath, photo in
      cell.configure(with: photo)
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<HeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      header.label.text = Section(rawValue: indexPath.section)?.title
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Photo>(collectionView: collectionView) {
      collectionView, indexPath, photo in
      collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: photo)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
    }
  }

  private func applySnapshot(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Array(photos.prefix(5)), toSection: .featured)
    snapshot.appendItems(Array(photos.dropFirst(5)), toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  @objc private func addPhoto() {
    let alert = UIAlertController(title: "New photo", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Title" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let self, let title = alert?.textFields?.first?.text, !title.isEmpty else { return }
        self.photos.append(Photo(title: title, hue: CGFloat.random(in: 0...1)))
        self.applySnapshot()
      })
    present(alert, animated: true)
  }

  @objc private func shuffle() {
    photos.shuffle()
    applySnapshot()
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let photo = dataSource.itemIdentifier(for: indexPath) else { return }
    let detail = PhotoSheetViewController(photo: photo)
    detail.onLike = { [weak self] liked in
      guard let self = self, let index = self.photos.firstIndex(where: { $0.id == liked.id }) else { return }
      self.photos[index] = liked
      self.applySnapshot()
    }
    if let sheet = detail.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(detail, animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let photo = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
        self.photos.removeAll { $0 == photo }
        self.applySnapshot()
      }
      return UIMenu(title: "", children: [delete])
    }
  }
}

class PhotoSheetViewController: UIViewController {
  var onLike: ((Photo) -> Void)?
  private var photo: Photo
  private let likeButton = UIButton(type: .system)

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let label = UILabel()
    label.text = photo.title
    label.font = .preferredFont(forTextStyle: .title2)
    likeButton.setTitle(photo.isLiked ? "Unlike" : "Like", for: .normal)
    likeButton.addTarget(self, action: #selector(likeTapped), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, likeButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
    ])
  }

  @objc private func likeTapped() {
    photo.isLiked.toggle()
    onLike?(photo)
    dismiss(animated: true)
  }
}
